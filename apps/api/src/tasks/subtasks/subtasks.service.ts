import { sectionOfPage } from '@firstday/forms';
import { Injectable } from '@nestjs/common';
import { type Context, inTransaction, notFound, ProblemError } from '../../context/index.js';
import { OfficialFiles } from '../../forms/index.js';
import { isOwnSection, notTheirSection } from '../handovers/is-own-section.js';
import { isForReader } from '../representatives/is-for-reader.js';
import { AuditTrail } from '../signing/audit-trail.store.js';
import type { TaskAggregate } from '../task-aggregate.js';
import { TaskAggregateRepository } from '../task-aggregate.repository.js';
import { isSectionWritable } from '../section-state-of.js';
import { TaskWriter } from '../task-writer.js';
import type { SubtaskEntity } from './subtask.entity.js';
import { SubtasksStore } from './subtasks.store.js';

/** The pages of tasks, as they are filled in. */
@Injectable()
export class SubtasksService {
  constructor(
    private readonly store: SubtasksStore,
    private readonly aggregates: TaskAggregateRepository,
    private readonly writer: TaskWriter,
    private readonly trail: AuditTrail,
    private readonly official: OfficialFiles,
  ) {}

  /** Pub. 15-T: that a page was shown to the one who is going to sign is kept. */
  visit(ctx: Context, id: string): Promise<void> {
    return inTransaction(ctx, async (ctx) => {
      const { subtask, aggregate } = await this.lockWritable(ctx, id);
      if (subtask.visited_at !== null) return;
      this.assertShown(aggregate, subtask.page_id);
      await this.store.markVisited(ctx, id);
      await this.trail.append(ctx, subtask.task_id, 'visited', { page_id: subtask.page_id });
      await this.writer.save(ctx, withVisit(aggregate, id, ctx.now));
    });
  }

  /** A page whose official file is not installed shows nothing: it was seen by nobody. */
  private assertShown({ edition }: TaskAggregate, pageId: string): void {
    const shown = edition.sections.flatMap(({ pages }) => pages).find(({ id }) => id === pageId)?.document;
    const isMissing = this.official.missingOf(edition).some(({ sha256 }) => sha256 === shown?.sha256);
    if (isMissing) throw pageForbidden('The employer has not provided the document of this page yet');
  }

  async getRow(ctx: Context, id: string): Promise<SubtaskEntity> {
    const subtask = await this.store.find(ctx, id);
    if (!subtask) throw notFound('subtask');
    return subtask;
  }

  /** A page of this side's open section. */
  async getWritable(ctx: Context, id: string): Promise<TaskPage> {
    const subtask = await this.getRow(ctx, id);
    return requireWritable(ctx, { subtask, aggregate: await this.aggregates.load(ctx, subtask.task_id) });
  }

  /** Like `findWritable`, its task locked. */
  async lockWritable(ctx: Context, id: string): Promise<TaskPage> {
    const subtask = await this.getRow(ctx, id);
    return requireWritable(ctx, {
      subtask,
      aggregate: await this.aggregates.loadForUpdate(ctx, subtask.task_id),
    });
  }
}

/** The contract knows one kind of 403 for pages. */
const pageForbidden = (message: string) => new ProblemError(403, 'Forbidden', message);

export interface TaskPage {
  readonly subtask: SubtaskEntity;
  readonly aggregate: TaskAggregate;
}

function requireWritable({ actor, now }: Context, page: TaskPage): TaskPage {
  const { aggregate, subtask } = page;
  const section = sectionOfPage(aggregate.edition, subtask.page_id);
  const isOwn =
    actor.kind !== 'form_session' ||
    (section?.assignee === actor.side && isForReader(aggregate, section, actor));
  if (!section || !isOwn) throw pageForbidden('This page is the other side’s to fill in');
  if (actor.kind === 'form_session' && !isOwnSection(section, actor.reader))
    throw pageForbidden(notTheirSection(actor.reader));
  if (!isSectionWritable(aggregate, section, now)) throw pageForbidden('This page cannot be changed now');
  return page;
}

const withVisit = (aggregate: TaskAggregate, id: string, now: Date): TaskAggregate => ({
  ...aggregate,
  subtasks: aggregate.subtasks.map((it) => (it.id === id ? { ...it, visited_at: now } : it)),
});
