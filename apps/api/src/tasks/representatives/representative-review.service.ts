import type { Representative, ReviewRepresentative } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { badRequest, type Context, forbiddenBecause, inTransaction } from '../../context/index.js';
import { AuditTrail } from '../signing/audit-trail.store.js';
import { TaskWriter } from '../task-writer.js';
import { SectionReopener } from '../signing/section-reopener.js';
import { sectionsToCorrect } from '../signing/with-sections-reopened.js';
import type { TaskAggregate } from '../task-aggregate.js';
import { unconfirmedExamination } from '../task-progress.js';
import { TaskAggregateRepository } from '../task-aggregate.repository.js';
import { namerOf } from './namer-of.js';
import { type ListedRepresentative, RepresentativesStore } from './representatives.store.js';
import { toRepresentative } from './to-representative.js';

/** The employer, who is liable for what a representative signs, looks at it: accepts it, or sends it back. */
@Injectable()
export class RepresentativeReviewService {
  constructor(
    private readonly aggregates: TaskAggregateRepository,
    private readonly store: RepresentativesStore,
    private readonly trail: AuditTrail,
    private readonly reopener: SectionReopener,
    private readonly writer: TaskWriter,
  ) {}

  review(ctx: Context, taskId: string, given: ReviewRepresentative): Promise<Representative> {
    return inTransaction(ctx, async (ctx) => {
      const aggregate = await this.aggregates.loadForUpdate(ctx, taskId);
      if (namerOf(ctx).side !== 'employer')
        throw forbiddenBecause('The employer reviews what a representative signed');
      const row = await this.requireSigned(ctx, aggregate);
      const change =
        given.decision === 'accepted'
          ? await this.accept(ctx, aggregate, row)
          : await this.sendBack(ctx, aggregate, { row, reason: given.reason });
      await this.store.update(ctx, row.id, change);
      return toRepresentative({ ...row, ...change }, ctx.now);
    });
  }

  /** Whose signature counts now: what was reopened since is not theirs any more. */
  private async requireSigned(
    ctx: Context,
    { task, signatures }: TaskAggregate,
  ): Promise<ListedRepresentative> {
    const rows = await this.store.listOfTask(ctx, task.id);
    const signed = rows.find(
      ({ is_accepted, signature_id }) => !is_accepted && signatures.some(({ id }) => id === signature_id),
    );
    if (!signed) throw badRequest('No representative has signed this form, or it was reviewed already');
    return signed;
  }

  /** A form whose examiner the employee named is completed by it. */
  private async accept(
    ctx: Context,
    aggregate: TaskAggregate,
    { id, task_id, signature_id }: ListedRepresentative,
  ) {
    await this.trail.append(ctx, task_id, 'representative_accepted', { representative_id: id, signature_id });
    if (unconfirmedExamination(aggregate)?.id === signature_id)
      await this.writer.save(ctx, {
        ...aggregate,
        task: { ...aggregate.task, confirmed_signature_id: signature_id },
      });
    return { is_accepted: true, reviewed_at: ctx.now };
  }

  /** It stays as a version; the same person signs again while their link lasts. */
  private async sendBack(
    ctx: Context,
    aggregate: TaskAggregate,
    { row, reason }: { readonly row: ListedRepresentative; readonly reason: string },
  ) {
    const section = aggregate.signatures.find(({ id }) => id === row.signature_id)?.section_id ?? '';
    const detail = { representative_id: row.id, section_id: section, reason };
    await this.trail.append(ctx, row.task_id, 'representative_returned', detail);
    await this.reopener.reopen(ctx, aggregate, sectionsToCorrect(aggregate, section), {
      reason,
      voidReason: reason,
      task: { completed_at: null, sent_back: { ...aggregate.task.sent_back, [section]: reason } },
    });
    return { signed_at: null, signature_id: null, reviewed_at: ctx.now };
  }
}
