import type { CreateTaskChangeRequest } from '@firstday/domain';
import { type Answers, type Section, factsOf, findSection, isShown } from '@firstday/forms';
import { Injectable } from '@nestjs/common';
import {
  badRequest,
  type Context,
  endOfDayIn,
  inTransaction,
  ProblemError,
  timeZoneOf,
} from '../../context/index.js';
import { isSigned, type TaskAggregate } from '../task-aggregate.js';
import { TaskAggregateRepository } from '../task-aggregate.repository.js';
import type { TaskEntity } from '../task.entity.js';
import { AuditTrail } from './audit-trail.store.js';
import { sectionsToCorrect } from './with-sections-reopened.js';
import { SectionReopener } from './section-reopener.js';

export type ChangeRequestOutcome = 'created' | 'skipped';

/** A section that the service opens, with what it knows of it. */
export interface SectionRequest extends CreateTaskChangeRequest {
  /** The last day to sign it, at the employer's. */
  readonly dueOn?: string;
  readonly answers?: Answers;
}

/** Reopens completed tasks; the document made before stays, and the next one supersedes it. */
@Injectable()
export class ChangeRequestsService {
  constructor(
    private readonly aggregates: TaskAggregateRepository,
    private readonly reopener: SectionReopener,
    private readonly trail: AuditTrail,
  ) {}

  create(ctx: Context, taskId: string, given: SectionRequest): Promise<ChangeRequestOutcome> {
    return inTransaction(ctx, async (ctx) => {
      const aggregate = await this.aggregates.loadForUpdate(ctx, taskId);
      const section = startingSection(aggregate, given.starting_section_id);
      assertMayReopen(ctx, aggregate, section);
      if (!mayBeOpened(aggregate, section)) return 'skipped';
      const { opened_section_ids: opened } = aggregate.task;
      const isNew = opensNewBlock(aggregate, section);
      if (isNew) assertInOrder(aggregate, section);
      else assertHasReason(ctx, given);
      await this.trail.append(ctx, taskId, 'reopened', { section_id: section.id });
      const sections = isNew ? [section] : sectionsToCorrect(aggregate, section.id);
      await this.reopener.reopen(ctx, aggregate, sections, {
        reason: given.reason ?? null,
        voidReason: 'reopened by a change request',
        task: {
          completed_at: null,
          opened_section_ids: isNew ? [...opened, section.id] : opened,
          ...(isNew && dueColumns(aggregate, given.dueOn)),
        },
        ...(isNew && given.answers && { answers: given.answers }),
      });
      return 'created';
    });
  }
}

/** Its own day; the day of a block that was opened before it is not this one's. */
function dueColumns({ task, records }: TaskAggregate, dueOn: string | undefined): Partial<TaskEntity> {
  if (dueOn) return { is_due_given: true, due_at: endOfDayIn(timeZoneOf(records.employer), dueOn) };
  return task.opened_section_ids.length > 0 ? { is_due_given: false, due_at: null } : {};
}

function startingSection({ edition }: TaskAggregate, id: string | undefined): Section {
  const section = id === undefined ? edition.sections[0] : findSection(edition, id);
  if (!section) throw badRequest('The form has no section of this starting_section_id');
  return section;
}

/** A hosted page reopens nothing that was signed: the employer may begin a new block of Supplement B, and that is all. */
function assertMayReopen({ actor }: Context, aggregate: TaskAggregate, section: Section): void {
  if (actor.kind !== 'form_session') return;
  if (actor.side !== 'employer' || !opensNewBlock(aggregate, section)) {
    // The contract knows one kind of 403 here.
    throw new ProblemError(403, 'Forbidden', 'Only the account itself reopens a section that was signed');
  }
}

/** A completed form, or one in which only corrections are open: these neither wait for each other nor hold up a reverification. */
const mayBeOpened = (aggregate: TaskAggregate, section: Section): boolean =>
  aggregate.task.completed_at !== null ||
  (aggregate.task.is_being_corrected && (opensNewBlock(aggregate, section) || isSigned(aggregate, section)));

/** What nobody signs is opened for somebody else (`RepresentativesService`), not by asking for it. */
const opensNewBlock = ({ task }: TaskAggregate, { id, opens, signer }: Section): boolean =>
  opens === 'on_request' && signer !== 'nobody' && !task.opened_section_ids.includes(id);

/** A person who has something corrected says why; a server may have no such word. */
function assertHasReason({ actor }: Context, { reason }: CreateTaskChangeRequest): void {
  if (actor.kind === 'user_session' && reason === undefined)
    throw badRequest('Say why: the reason is kept with what was signed before');
}

/** Form I-9, Supplement B: the blocks are used one after the other; and no receipt is replaced where none was shown. */
function assertInOrder(aggregate: TaskAggregate, section: Section): void {
  const { follows } = section;
  if (!isShown(section, factsOf(aggregate))) throw badRequest('The answers do not call for this section');
  if (follows && !aggregate.task.opened_section_ids.includes(follows))
    throw badRequest(`${follows} comes first`);
}
