import type { SectionState, TaskSheet } from '@firstday/domain';
import {
  type Answers,
  type AnswerValue,
  type Field,
  type Section,
  fieldsOf,
  isBlank,
  isFiles,
  maskAnswer,
  sectionOfPage,
} from '@firstday/forms';
import { Injectable } from '@nestjs/common';
import { EditionsService } from '../../forms/index.js';
import { AccountRulesStore } from '../../identity/index.js';
import { PresentedDocumentService } from '../account-documents/presented-document.service.js';
import { CorrectionSealer } from '../corrections/correction-sealer.js';
import { correctedSince } from '../corrections/corrected-since.js';
import { mayBeCorrected } from '../corrections/may-be-corrected.js';
import { PageDocumentsService } from '../form-pdfs/page-documents.service.js';
import type { FileEntity } from '../files/file.entity.js';
import { FilesStore } from '../files/files.store.js';
import { toUploadedFile } from '../files/to-uploaded-file.js';
import { correctionPath, EnteredAnswerHasher, factPath } from '../identity/entered-answer-hasher.js';
import { SessionIdentityService } from '../identity/session-identity.service.js';
import { isOwnSection } from '../handovers/is-own-section.js';
import { type VisibleAnswers, VisibleAnswersService } from '../identity/visible-answers.service.js';
import { type Actor, type Context, forbidden } from '../../context/index.js';
import { awaitingSection } from '../signing/awaited-numbers.service.js';
import { DocumentAccessLog } from '../signing/document-access-log.js';
import { contextForReader, isForReader } from '../representatives/is-for-reader.js';
import { SignatureImageSealer } from '../signing/signature-image-sealer.js';
import { type TaskAggregate, sectionsOf } from '../task-aggregate.js';
import { TaskAggregateRepository } from '../task-aggregate.repository.js';
import type { SubtaskEntity } from '../subtasks/subtask.entity.js';
import { fieldsOfSections } from '../answers-visible-to.js';
import { sectionStateOf } from '../section-state-of.js';
import { contradictionsFor } from '../contradictions-for.js';
import { deadlineOf } from '../deadline.js';
import { differingAnswers } from './differing-answers.js';
import { taskProgressOf } from '../task-progress.js';
import { toOnboardingTask } from './to-onboarding-task.js';

type SheetReader = Extract<Actor, { kind: 'form_session' }>;

/** The whole task for the side that fills it in; for a representative what they are to examine and to sign. */
@Injectable()
export class TaskSheetsService {
  constructor(
    private readonly aggregates: TaskAggregateRepository,
    private readonly visibleAnswers: VisibleAnswersService,
    private readonly files: FilesStore,
    private readonly imageSealer: SignatureImageSealer,
    private readonly accessLog: DocumentAccessLog,
    private readonly presented: PresentedDocumentService,
    private readonly identity: SessionIdentityService,
    private readonly hasher: EnteredAnswerHasher,
    private readonly corrections: CorrectionSealer,
    private readonly editions: EditionsService,
    private readonly documents: PageDocumentsService,
    private readonly rules: AccountRulesStore,
  ) {}

  async get(ctx: Context, taskId: string): Promise<TaskSheet> {
    const { actor } = ctx;
    if (actor.kind !== 'form_session') throw forbidden();
    const aggregate = await this.aggregates.load(ctx, taskId);
    await this.accessLog.recordView(ctx, taskId, actor.sessionId);
    return this.toSheet(ctx, aggregate, actor);
  }

  private async toSheet(ctx: Context, aggregate: TaskAggregate, actor: SheetReader): Promise<TaskSheet> {
    const { side } = actor;
    const { task, edition, context } = aggregate;
    const { answers, hidden } = await this.visibleAnswers.load(ctx, aggregate);
    if (hasVisibleSensitive(aggregate, { answers, hidden }))
      await this.accessLog.recordSensitiveRead(ctx, task.id);
    const files = (await this.files.listOfTask(ctx, task.id)).filter((file) => isPartOfAnswer(answers, file));
    return {
      task: toOnboardingTask(aggregate, side, ctx.now, { isWhole: hidden.length === 0 }),
      form_key: edition.form,
      edition: edition.edition,
      content: this.editions.contentOf(edition),
      answers,
      prefilled: Object.keys(answers).filter(
        (path) => !isBlank(answers[path]) && aggregate.given[path] === undefined,
      ),
      prefilled_from: prefilledFrom(aggregate),
      differing: differingAnswers(aggregate, (field, value) => this.isOwn(ctx, actor, field, value)),
      hidden: [...hidden],
      surroundings: contextForReader(context, actor),
      sections: this.toSections(ctx, aggregate, actor),
      subtasks: toSubtasks(aggregate, actor, hidden.length === 0),
      files: files.map(toUploadedFile),
      ...(await this.toCorrection(ctx, aggregate, actor)),
      corrected_since: correctedSince(aggregate, side),
      contradictions: contradictionsFor(
        aggregate,
        { ...answers, ...maskedDocuments(aggregate, hidden) },
        actor.locale ?? 'en',
      ),
      may_name_representative: await this.mayNameRepresentative(ctx, aggregate, actor),
      account_document: await this.presented.present(ctx, aggregate),
      page_documents: await this.documents.list(ctx, aggregate, actor),
      has_document: task.completed_at !== null,
    };
  }

  /** Whether a session's reader knows a number of the employee's: they entered it on this device, or a code. */
  private isOwn(ctx: Context, actor: SheetReader, { path, prefill }: Field, value: AnswerValue): boolean {
    if (this.identity.maySeeSensitive(ctx)) return true;
    const paths = [path, ...(prefill === undefined ? [] : [factPath(prefill)])];
    return paths.some((known) => this.hasher.wasEntered(actor, { path: known, value }));
  }

  /** Between the employee and the employer: nobody else reads it. */
  private async toCorrection(ctx: Context, aggregate: TaskAggregate, actor: SheetReader) {
    const { side, reader } = actor;
    if (reader.handover || reader.representative)
      return { correction: null, is_correctable: false, awaits_social_security_number: false };
    const correction = this.corrections.open(aggregate.task);
    const isReadable =
      (await this.identity.maySeeEarlierAnswers(ctx, aggregate.task)) ||
      this.hasher.wasEntered(actor, { path: correctionPath, value: correction?.reason });
    return {
      correction: isReadable ? correction : null,
      is_correctable: side === 'employee' && mayBeCorrected(aggregate, ctx.now),
      awaits_social_security_number: side === 'employee' && awaitingSection(aggregate) !== undefined,
    };
  }

  private async mayNameRepresentative(
    ctx: Context,
    { edition }: TaskAggregate,
    { side, reader }: SheetReader,
  ): Promise<boolean> {
    if (!edition.representative || reader.handover || reader.representative) return false;
    if (side === 'employer') return true;
    return (await this.rules.representativeRules(ctx)).representative_naming === 'employer_and_employee';
  }

  private toSections(ctx: Context, aggregate: TaskAggregate, actor: SheetReader): SectionState[] {
    return aggregate.edition.sections.flatMap((section) => {
      if (!isForReader(aggregate, section, actor)) return [];
      const state = sectionStateOf(aggregate, section, actor.side, ctx.now);
      if (state === null) return [];
      const deadline = deadlineOf(aggregate, state === 'done' ? undefined : section);
      return {
        id: section.id,
        assignee: section.assignee,
        state:
          actor.reader.handover && state === 'open' && !isOwnSection(section, actor.reader)
            ? 'waiting'
            : state,
        ...deadline,
        signature: this.toSignature(aggregate, section),
      };
    });
  }

  private toSignature({ signatures }: TaskAggregate, section: Section): SectionState['signature'] {
    const signature = signatures.find((it) => it.section_id === section.id);
    if (!signature) return null;
    return {
      method: signature.method,
      name: signature.name,
      image: this.imageSealer.open(signature),
      signed_at: signature.signed_at.toISOString(),
      signed_on: signature.signed_on,
      maker_presence: signature.arrival?.maker_presence ?? null,
    };
  }
}

/**
 * Documents of the other side's signed part with their numbers masked, as the copy of the form shows them to a reader who may not
 * see them whole.
 */
function maskedDocuments({ edition, answers }: TaskAggregate, hidden: readonly string[]): Answers {
  const documents = fieldsOf(edition).filter(
    ({ kind, path }) => kind === 'document' && hidden.includes(path),
  );
  return Object.fromEntries(documents.map((field) => [field.path, maskAnswer(field, answers[field.path])]));
}

/** Of fields that were filled from another form of the employee's, which form it was. */
function prefilledFrom({ edition, given, answers, own }: TaskAggregate): Record<string, string> {
  const fields = fieldsOf(edition).filter(({ path }) => given[path] === undefined && !isBlank(answers[path]));
  return Object.fromEntries(
    fields.flatMap(({ path, prefill = '' }) => {
      const source = own.sources.get(prefill);
      return source === undefined ? [] : [[path, source.form_key] as const];
    }),
  );
}

function hasVisibleSensitive(aggregate: TaskAggregate, { answers, hidden }: VisibleAnswers): boolean {
  return fieldsOfSections(sectionsOf(aggregate)).some(
    ({ field }) => field.sensitive === true && !isBlank(answers[field.path]) && !hidden.includes(field.path),
  );
}

/** A file that was left out of its answer is no part of the form any more. */
function isPartOfAnswer(answers: Answers, { id, path }: FileEntity): boolean {
  const value = answers[path];
  return isFiles(value) && value.some((file) => file.id === id);
}

const emptyProgress = { percent: 100, numerator: 0, denominator: 0 };

function toSubtasks(aggregate: TaskAggregate, actor: SheetReader, isWhole: boolean): TaskSheet['subtasks'] {
  const { subtasks, task, edition } = aggregate;
  const isCounted = task.is_segregated && isWhole;
  const pages = isCounted ? taskProgressOf(aggregate).page_progress : task.page_progress;
  const isTheirs = ({ page_id }: SubtaskEntity) => {
    const section = sectionOfPage(edition, page_id);
    return section !== undefined && isForReader(aggregate, section, actor);
  };
  return subtasks.filter(isTheirs).map((subtask) => ({
    id: subtask.id,
    page_id: subtask.page_id,
    is_visited: subtask.visited_at !== null,
    progress: pages[subtask.page_id] ?? emptyProgress,
  }));
}
