import type { Subtask } from '@firstday/domain';
import { sectionOfPage } from '@firstday/forms';
import { Injectable } from '@nestjs/common';
import { SeenAnswers } from '../identity/seen-answers.js';
import { SessionIdentity } from '../identity/session-identity.js';
import { type Context, inTransaction } from '../platform/context.js';
import { ProblemError, notFound } from '../platform/problems.js';
import { AuditTrail } from '../signing/audit-trail.js';
import type { Dossier } from '../tasks/dossier.js';
import { Dossiers } from '../tasks/dossiers.js';
import { placedFields, seenValue } from '../tasks/field-view.js';
import { isWritable } from '../tasks/section-states.js';
import { TaskKeeper } from '../tasks/task-keeper.js';
import type { SubtaskEntity } from './subtask.entity.js';
import { SubtasksStore } from './subtasks.store.js';

/** The pages of tasks. */
@Injectable()
export class Subtasks {
  constructor(
    private readonly store: SubtasksStore,
    private readonly dossiers: Dossiers,
    private readonly keeper: TaskKeeper,
    private readonly trail: AuditTrail,
    private readonly seen: SeenAnswers,
    private readonly identity: SessionIdentity,
  ) {}

  /** The page with its answers by path, sensitive ones masked. */
  async findById(ctx: Context, id: string): Promise<Subtask> {
    const subtask = await this.findRow(ctx, id);
    const dossier = await this.dossiers.open(ctx, subtask.task_id);
    const { answers } = await this.seen.of(ctx, dossier);
    const section = sectionOfPage(dossier.edition, subtask.page_id);
    const page = section?.pages.find((it) => it.id === subtask.page_id);
    const fields = section && page ? placedFields([{ ...section, pages: [page] }]) : [];
    const data = Object.fromEntries(
      fields.map(({ field }) => [field.path, seenValue(field, answers[field.path], false)]),
    );
    return { id: subtask.id, form_page_id: subtask.page_id, data };
  }

  /** Pub. 15-T: that a page was shown to the one who is going to sign is kept. */
  visit(ctx: Context, id: string): Promise<void> {
    return inTransaction(ctx, async (ctx) => {
      const { subtask, dossier } = await this.lockWritable(ctx, id);
      if (subtask.visited_at !== null) return;
      await this.store.visit(ctx, id);
      await this.trail.append(ctx, subtask.task_id, 'visited', { page_id: subtask.page_id });
      await this.keeper.keep(ctx, visited(dossier, id, ctx.now));
    });
  }

  async findRow(ctx: Context, id: string): Promise<SubtaskEntity> {
    const subtask = await this.store.find(ctx, id);
    if (!subtask) throw notFound('subtask');
    return subtask;
  }

  /** A page of this side's open section. */
  async findWritable(ctx: Context, id: string): Promise<PageOfTask> {
    await this.identity.assertProved(ctx);
    const subtask = await this.findRow(ctx, id);
    return writable(ctx, { subtask, dossier: await this.dossiers.open(ctx, subtask.task_id) });
  }

  /** Like `findWritable`, its task locked. */
  async lockWritable(ctx: Context, id: string): Promise<PageOfTask> {
    await this.identity.assertProved(ctx);
    const subtask = await this.findRow(ctx, id);
    return writable(ctx, { subtask, dossier: await this.dossiers.lock(ctx, subtask.task_id) });
  }
}

/** The contract knows one kind of 403 for pages. */
const closed = (message: string) => new ProblemError(403, 'Forbidden', message);

export interface PageOfTask {
  readonly subtask: SubtaskEntity;
  readonly dossier: Dossier;
}

function writable({ actor, now }: Context, page: PageOfTask): PageOfTask {
  const { dossier, subtask } = page;
  const section = sectionOfPage(dossier.edition, subtask.page_id);
  const isOwn = actor.kind !== 'form_session' || section?.assignee === actor.side;
  if (!section || !isOwn) throw closed('This page is the other side’s to fill in');
  if (!isWritable(dossier, section, now)) throw closed('This page cannot be changed now');
  return page;
}

const visited = (dossier: Dossier, id: string, now: Date): Dossier => ({
  ...dossier,
  subtasks: dossier.subtasks.map((it) => (it.id === id ? { ...it, visited_at: now } : it)),
});
