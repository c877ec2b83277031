import type { Task } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import type { Answers, Section } from '@firstday/forms';
import type { Context } from '../../context/index.js';
import { BankChanges } from '../bank-changes/bank-changes.service.js';
import { SubtasksStore } from '../subtasks/subtasks.store.js';
import { type TaskAggregate, withAnswers } from '../task-aggregate.js';
import { unconfirmedExamination } from '../task-progress.js';
import { TaskWriter } from '../task-writer.js';
import { VersionRecorder } from '../versions/version-recorder.js';
import type { TaskEntity } from '../task.entity.js';
import { AuditTrail } from './audit-trail.store.js';
import { withSectionsReopened } from './with-sections-reopened.js';
import { SignaturesStore } from './signatures.store.js';

interface Reopening {
  /** As somebody gave it; null where nobody was asked. */
  readonly reason: string | null;
  /** What stands beside a signature that counts no longer. */
  readonly voidReason: string;
  readonly task: Partial<TaskEntity>;
  /** What is known of the sections already. */
  readonly answers?: Answers;
}

/** Opens sections again: what was signed there stays as a version and in the trail, and counts no longer. */
@Injectable()
export class SectionReopener {
  constructor(
    private readonly signatures: SignaturesStore,
    private readonly subtasks: SubtasksStore,
    private readonly writer: TaskWriter,
    private readonly trail: AuditTrail,
    private readonly versions: VersionRecorder,
    private readonly bankChanges: BankChanges,
  ) {}

  /** In the transaction that locked the task. What was attested is kept as a version. */
  async reopen(
    ctx: Context,
    aggregate: TaskAggregate,
    sections: readonly Section[],
    change: Reopening,
  ): Promise<Task> {
    const { id } = aggregate.task;
    await this.versions.keep(ctx, aggregate, { reason: change.reason, sections });
    const unaccepted = unconfirmedExamination(aggregate)?.id;
    const sectionIds = sections.map((section) => section.id);
    const voided = await this.signatures.void(ctx, id, sectionIds, change.voidReason);
    for (const { id: signature_id, section_id } of voided) {
      const detail = {
        signature_id,
        section_id,
        ...(signature_id === unaccepted && { is_unaccepted: true }),
      };
      await this.trail.append(ctx, id, 'signature_voided', detail);
    }
    const pageIds = sections.flatMap((section) => section.pages.map((page) => page.id));
    await this.subtasks.clearVisits(ctx, id, pageIds);
    const subtasks = await this.subtasks.addMissing(ctx, aggregate);
    const open = withSectionsReopened(
      {
        ...aggregate,
        subtasks,
        task: {
          ...withoutRequest(aggregate.task, sections),
          bank_hash: this.bankChanges.hashInForce(aggregate),
          held_until: null,
          expired_at: stillAhead(aggregate.task, ctx.now),
          ...change.task,
        },
      },
      sections,
    );
    const { answers = {} } = change;
    const paths = Object.keys(answers);
    if (paths.length > 0) await this.trail.append(ctx, id, 'answered', { paths });
    return this.writer.save(ctx, withAnswers(open, { ...open.given, ...answers }));
  }
}

/** What was completed in time does not expire because it is corrected later. */
const stillAhead = ({ completed_at, expired_at }: TaskEntity, now: Date): Date | null =>
  completed_at !== null && expired_at !== null && expired_at <= now ? null : expired_at;

/** Once the employee's part is open, what they asked to correct there is answered. */
const withoutRequest = (task: TaskEntity, sections: readonly Section[]): TaskEntity =>
  sections.some(({ assignee }) => assignee === 'employee')
    ? { ...task, correction_requested_at: null, sealed_correction: null }
    : task;
