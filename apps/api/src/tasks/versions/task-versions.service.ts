import type { TaskVersionFields, TaskVersionQuery, TaskVersions } from '@firstday/domain';
import { type Answers, isBlank } from '@firstday/forms';
import { Injectable } from '@nestjs/common';
import { EditionsService } from '../../forms/index.js';
import { type Context, forbidden, notFound } from '../../context/index.js';
import { visibilityOf } from '../../records/index.js';
import { displayedValue, fieldsOfSections, type SectionField } from '../answers-visible-to.js';
import { SessionIdentityService } from '../identity/session-identity.service.js';
import { DocumentAccessLog } from '../signing/document-access-log.js';
import { TaskAggregateRepository } from '../task-aggregate.repository.js';
import type { TaskAggregate } from '../task-aggregate.js';
import { isSameAnswer } from './resignings.js';
import type { AttestedContent } from './attested-content.js';
import { toTaskVersion } from './to-task-version.js';
import { VersionAnswersService } from './version-answers.service.js';
import { attestedBefore, VersionHistory } from './version-history.js';

type Fields = TaskVersionFields['fields'];

/** What was attested on a task, version by version. */
@Injectable()
export class TaskVersionsService {
  constructor(
    private readonly aggregates: TaskAggregateRepository,
    private readonly history: VersionHistory,
    private readonly answers: VersionAnswersService,
    private readonly accessLog: DocumentAccessLog,
    private readonly editions: EditionsService,
    private readonly identity: SessionIdentityService,
  ) {}

  async list(ctx: Context, taskId: string): Promise<TaskVersions> {
    const aggregate = await this.load(ctx, taskId);
    const versions = await this.history.load(ctx, aggregate);
    const { form_key, edition: form_edition } = aggregate.task;
    const shown = versions.map((version) => toTaskVersion(ctx, taskId, version));
    const content = this.editions.contentOf(aggregate.edition);
    return { task_id: taskId, form_key, form_edition, content, versions: shown };
  }

  /**
   * Of the last version, unless one is named.
   * @throws ProblemError 404 where the task has no such version
   */
  async getFields(ctx: Context, taskId: string, query: TaskVersionQuery): Promise<TaskVersionFields> {
    const aggregate = await this.load(ctx, taskId);
    const versions = await this.history.load(ctx, aggregate);
    const { version = versions.length, include_sensitive_info: isAsked } = query;
    const named = versions.find(({ number }) => number === version);
    if (!named) throw notFound('version');
    const isClear = isAsked && visibilityOf(ctx) === 'clear';
    const compared = { now: named.attestation, before: attestedBefore(versions, named.number), isClear };
    const fields = await this.fieldsOf(ctx, aggregate, compared);
    return { ...toTaskVersion(ctx, taskId, named), fields };
  }

  /** @throws ProblemError 403 where the form is kept apart, and nothing says that its employee is asking */
  private async load(ctx: Context, taskId: string): Promise<TaskAggregate> {
    const aggregate = await this.aggregates.load(ctx, taskId);
    if (aggregate.task.is_segregated && !(await this.identity.maySeeEarlierAnswers(ctx, aggregate.task)))
      throw forbidden('First confirm who you are (form_sessions.proveIdentity)');
    return aggregate;
  }

  private async fieldsOf(ctx: Context, aggregate: TaskAggregate, compared: Compared): Promise<Fields> {
    const { now, before, isClear } = compared;
    const sections = aggregate.edition.sections.filter(({ id }) => now.section_ids.includes(id));
    const fields = fieldsOfSections(sections);
    const { answers: seen } = await this.answers.load(ctx, aggregate, now);
    const seenBefore = before ? (await this.answers.load(ctx, aggregate, before)).answers : {};
    const isSensitive = ({ field: { path, sensitive } }: SectionField) =>
      sensitive === true && !(isBlank(seen[path]) && isBlank(seenBefore[path]));
    if (isClear && fields.some(isSensitive)) await this.accessLog.recordSensitiveRead(ctx, aggregate.task.id);
    return fields.map((field) => toVersionField(field, { seen, seenBefore, compared }));
  }
}

interface Compared {
  readonly now: AttestedContent;
  readonly before: AttestedContent | undefined;
  readonly isClear: boolean;
}

interface SeenAnswers {
  readonly seen: Answers;
  readonly seenBefore: Answers;
  readonly compared: Compared;
}

function toVersionField(
  { field, section }: SectionField,
  { seen, seenBefore, compared }: SeenAnswers,
): Fields[number] {
  const { path, kind, label } = field;
  const { now, before, isClear } = compared;
  return {
    type: kind,
    path,
    section_id: section.id,
    label: { en: label.en },
    value: displayedValue(field, seen[path], isClear),
    previous_value: displayedValue(field, seenBefore[path], isClear),
    is_changed:
      before?.section_ids.includes(section.id) === true &&
      !isSameAnswer(before.answers[path] ?? null, now.answers[path] ?? null),
  };
}
