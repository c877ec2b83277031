import { type Answers, type AnswerValue, isBlank, isFiles, maskAnswer } from '@firstday/forms';
import { Injectable } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { type TaskAggregate, sectionsOf } from '../task-aggregate.js';
import { type SectionField, answersVisibleTo, fieldsOfSections } from '../answers-visible-to.js';
import { answersInHandover } from '../handovers/answers-in-handover.js';
import { answersForRepresentative } from '../representatives/answers-for-representative.js';
import { EnteredAnswerHasher, factPath } from './entered-answer-hasher.js';
import { SessionIdentityService, type IdentifiedSession } from './session-identity.service.js';

/** A task's answers as its reader sees them. */
export interface VisibleAnswers {
  readonly answers: Answers;
  /** Paths whose answers are kept from the reader: left out, or masked where they are the other side's. */
  readonly hidden: readonly string[];
}

/**
 * The answers as a caller sees them. A hosted page sees those of its side. It shows a sensitive answer only on the device
 * on which it was entered; after a proof of possession; or, on the employer's side, to a reader who may see it.
 */
@Injectable()
export class VisibleAnswersService {
  constructor(
    private readonly identity: SessionIdentityService,
    private readonly hasher: EnteredAnswerHasher,
  ) {}

  async load(ctx: Context, aggregate: TaskAggregate): Promise<VisibleAnswers> {
    const { actor } = ctx;
    if (actor.kind !== 'form_session') return { answers: aggregate.answers, hidden: [] };
    const { handover } = actor.reader;
    if (handover) return { answers: answersInHandover(aggregate, handover), hidden: [] };
    if (actor.reader.representative) return { answers: answersForRepresentative(aggregate), hidden: [] };
    const answers = answersVisibleTo(aggregate, actor.side);
    if (await this.identity.maySeeEarlierAnswers(ctx, aggregate.task)) return { answers, hidden: [] };
    return this.withoutHidden(actor, aggregate, answers);
  }

  private withoutHidden(
    actor: IdentifiedSession,
    aggregate: TaskAggregate,
    answers: Answers,
  ): VisibleAnswers {
    const visible: Record<string, AnswerValue | undefined> = { ...answers };
    const hidden: string[] = [];
    for (const { field, section } of fieldsOfSections(sectionsOf(aggregate))) {
      const value = aggregate.answers[field.path];
      const isKept = isSensitive(field) || isKeptApart(aggregate, field.path);
      if (!isKept || isBlank(answers[field.path]) || isBlank(value)) continue;
      if (this.wasEnteredHere(actor, aggregate, field)) continue;
      hidden.push(field.path);
      if (section.assignee !== actor.side && field.kind !== 'file')
        visible[field.path] = actor.side === 'employer' ? maskAnswer(field, value) : null;
      else if (isFiles(value)) visible[field.path] = this.enteredFiles(actor, field.path, value);
      else Reflect.deleteProperty(visible, field.path);
    }
    return { answers: visible, hidden: this.allHidden(actor, aggregate, hidden) };
  }

  /** Which questions were answered says how others were: of what is kept apart all are hidden, where any is. */
  private allHidden(
    actor: IdentifiedSession,
    { task, edition, answers }: TaskAggregate,
    hidden: readonly string[],
  ): readonly string[] {
    if (!task.is_segregated || hidden.length === 0) return hidden;
    const paths = fieldsOfSections(edition.sections).map(({ field }) => field.path);
    return paths.filter((path) => !this.hasher.wasEntered(actor, { path, value: answers[path] ?? null }));
  }

  /** Here, or in another form on this device that this one is filled from. An answer given here has to be entered here. */
  private wasEnteredHere(
    actor: IdentifiedSession,
    { answers, given }: TaskAggregate,
    { path, prefill }: SectionField['field'],
  ): boolean {
    const value = answers[path];
    if (this.hasher.wasEntered(actor, { path, value })) return true;
    return (
      given[path] === undefined &&
      prefill !== undefined &&
      this.hasher.wasEntered(actor, { path: factPath(prefill), value })
    );
  }

  private enteredFiles(actor: IdentifiedSession, path: string, files: AnswerValue): AnswerValue {
    if (!isFiles(files)) return null;
    return files.filter((file) => this.hasher.wasEntered(actor, { path, value: [file] }));
  }
}

/** What the records say of the employee beforehand is no answer yet. */
const isKeptApart = ({ task, given }: TaskAggregate, path: string): boolean =>
  task.is_segregated && given[path] !== undefined;

/** A file is the picture of a document or a cheque, whatever its field says. */
const isSensitive = ({ sensitive, kind }: SectionField['field']): boolean =>
  sensitive === true || kind === 'file';
