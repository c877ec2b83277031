import type { Issue, Side } from '@firstday/domain';
import {
  type Answers,
  type AnswerValue,
  type Field,
  type Parsed,
  findPresentation,
  isBlank,
  isFiles,
  issueMessage,
  parseAnswer,
} from '@firstday/forms';
import { invalidInput, forbidden, type SessionReader } from '../context/index.js';
import { isOwnSection, notTheirSection } from './handovers/is-own-section.js';
import { isForReader } from './representatives/is-for-reader.js';
import { type TaskAggregate, isExpired, withAnswers } from './task-aggregate.js';
import { type SectionField, fieldsOfSections } from './answers-visible-to.js';
import { isSectionFrozen, isSectionWritable } from './section-state-of.js';
import { tickBoxes } from './tick-boxes.js';

export interface GivenField {
  readonly path: string;
  readonly value?: unknown;
  /** The answer as its writer had read it. */
  readonly expected?: unknown;
}

/** Who writes: one side's session, or the integrator's server. */
export type AnswerAuthor =
  | { readonly side: Side; readonly locale: string | null; readonly reader: SessionReader }
  | 'integrator';

interface WrittenField extends SectionField {
  readonly value: AnswerValue;
}

/**
 * Merges answers into a task: all of them or none.
 * @throws ProblemError 400 with an issue for each unknown path and each value that was not understood
 * @throws ProblemError 403 where a field is not the writer's to write now
 */
export function writeAnswers(
  aggregate: TaskAggregate,
  given: readonly GivenField[],
  author: AnswerAuthor,
  now: Date,
) {
  const written = parseFields(aggregate, given, author === 'integrator' ? 'en' : (author.locale ?? 'en'));
  const changed = tickBoxes(withAnswers(aggregate, { ...aggregate.given, ...toAnswers(written) }), written);
  // Judged before the answers count, so that an answer cannot open the section that it stands in.
  for (const { section } of written) assertWritable(aggregate, section, author, now);
  return { aggregate: changed, written };
}

function parseFields(
  aggregate: TaskAggregate,
  given: readonly GivenField[],
  locale: string,
): readonly WrittenField[] {
  const known = new Map(fieldsOfSections(aggregate.edition.sections).map((it) => [it.field.path, it]));
  const issues: Issue[] = [];
  const written: WrittenField[] = [];
  for (const { path, value } of given) {
    const sectionField = known.get(path);
    if (!sectionField) {
      issues.push({
        _tag: 'Unexpected',
        path: ['fields', path.slice(0, 128)],
        message: 'This form has no such field',
      });
      continue;
    }
    if (isOfOpenedDocument(aggregate, path)) {
      const message = 'It is what the opened document says: open the document instead';
      issues.push({ _tag: 'Refinement', path: ['fields', path], message });
      continue;
    }
    const parsed =
      sectionField.field.kind === 'file'
        ? parseUploadedFiles(aggregate, sectionField.field, value)
        : parseAnswer(sectionField.field, value);
    if (parsed.ok) written.push({ ...sectionField, value: parsed.value });
    else
      issues.push(
        ...parsed.issues.map((issue): Issue => ({
          _tag: 'Refinement',
          path: ['fields', ...issue.path],
          message: issueMessage(issue, sectionField.field, locale),
        })),
      );
  }
  if (issues.length > 0) throw invalidInput(issues);
  return written;
}

/** A file is answered by uploading it: a caller may leave out or reorder those that are there, and name no other. */
function parseUploadedFiles(aggregate: TaskAggregate, field: Field, value: unknown): Parsed {
  const parsed = parseAnswer(field, value);
  if (!parsed.ok || !isFiles(parsed.value)) return parsed;
  const there = aggregate.given[field.path];
  const known = isFiles(there) ? there : [];
  const named = parsed.value.map(({ id }) => known.find((it) => it.id === id));
  const files = named.filter((it) => it !== undefined);
  return files.length === named.length
    ? { ok: true, value: files }
    : { ok: false, issues: [{ path: [field.path], code: 'file_expected' }] };
}

/** Nobody types the hash of a document, nor what an opened one is called. */
function isOfOpenedDocument({ edition, given }: TaskAggregate, path: string): boolean {
  const { paths } = findPresentation(edition.form, edition.edition) ?? {};
  if (!paths || !Object.values(paths).includes(path)) return false;
  return path === paths.sha256 || !isBlank(given[paths.sha256]);
}

const toAnswers = (written: readonly WrittenField[]): Answers =>
  Object.fromEntries(written.map(({ field, value }) => [field.path, value]));

function assertWritable(
  aggregate: TaskAggregate,
  section: SectionField['section'],
  author: AnswerAuthor,
  now: Date,
): void {
  if (aggregate.task.completed_at) {
    throw forbidden('The form is completed: ask for a change first (task_change_requests)');
  }
  if (isExpired(aggregate.task, now)) throw forbidden('The task has expired');
  if (isSectionFrozen(aggregate, section)) throw forbidden('A section that was signed does not change');
  if (author === 'integrator') return assertMayPrefill(aggregate, section);
  if (section.assignee !== author.side) throw forbidden(`This field is the ${section.assignee}'s to fill in`);
  if (!isOwnSection(section, author.reader)) throw forbidden(notTheirSection(author.reader));
  if (!isForReader(aggregate, section, author))
    throw forbidden('This section is the employer’s own to fill in');
  if (!isSectionWritable(aggregate, section, now)) throw forbidden('This section is not open yet');
}

/** 8 CFR 274a.2(b)(1)(i)(A): the employee completes Section 1; DHS advises against filling it from other sources. */
function assertMayPrefill(aggregate: TaskAggregate, section: SectionField['section']): void {
  if (section.isNeverPrefilled) {
    throw forbidden(`Only the employee fills in this section of ${aggregate.edition.shortName.en}`);
  }
}
