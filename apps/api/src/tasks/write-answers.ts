import type { Issue, Side } from '@firstday/domain';
import {
  type Answers,
  type AnswerValue,
  type Field,
  type Parsed,
  isFiles,
  issueMessage,
  parseAnswer,
} from '@firstday/forms';
import { refused, undecodable } from '../platform/problems.js';
import { type Dossier, isExpired, withAnswers } from './dossier.js';
import { type PlacedField, placedFields } from './field-view.js';
import { isFrozen, isWritable } from './section-states.js';

export interface GivenField {
  readonly path: string;
  readonly value?: unknown;
}

/** Who writes: one side's session, or the integrator's server. */
export type Writer = { readonly side: Side; readonly locale: string | null } | 'integrator';

interface Written extends PlacedField {
  readonly value: AnswerValue;
}

/**
 * Lays answers over a dossier: all of them or none.
 * @throws ProblemError 400 with an issue for each unknown path and each value that was not understood
 * @throws ProblemError 403 where a field is not the writer's to write now
 */
export function writeAnswers(dossier: Dossier, given: readonly GivenField[], writer: Writer, now: Date) {
  const written = understood(dossier, given, writer === 'integrator' ? 'en' : (writer.locale ?? 'en'));
  const changed = withAnswers(dossier, { ...dossier.given, ...answersIn(written) });
  // Judged before the answers count, so that an answer cannot open the section that it stands in.
  for (const { section } of written) refuseUnlessWritable(dossier, section, writer, now);
  return { dossier: changed, written };
}

function understood(dossier: Dossier, given: readonly GivenField[], locale: string): readonly Written[] {
  const known = new Map(placedFields(dossier.edition.sections).map((it) => [it.field.path, it]));
  const issues: Issue[] = [];
  const written: Written[] = [];
  for (const { path, value } of given) {
    const place = known.get(path);
    if (!place) {
      issues.push({
        _tag: 'Unexpected',
        path: ['fields', path.slice(0, 128)],
        message: 'This form has no such field',
      });
      continue;
    }
    const parsed =
      place.field.kind === 'file' ? uploaded(dossier, place.field, value) : parseAnswer(place.field, value);
    if (parsed.ok) written.push({ ...place, value: parsed.value });
    else
      issues.push(
        ...parsed.issues.map((issue): Issue => ({
          _tag: 'Refinement',
          path: ['fields', ...issue.path],
          message: issueMessage(issue, place.field, locale),
        })),
      );
  }
  if (issues.length > 0) throw undecodable(issues);
  return written;
}

/** A file is answered by uploading it: a caller may leave out or reorder those that are there, and name no other. */
function uploaded(dossier: Dossier, field: Field, value: unknown): Parsed {
  const parsed = parseAnswer(field, value);
  if (!parsed.ok || !isFiles(parsed.value)) return parsed;
  const there = dossier.given[field.path];
  const known = isFiles(there) ? there : [];
  const named = parsed.value.map(({ id }) => known.find((it) => it.id === id));
  const files = named.filter((it) => it !== undefined);
  return files.length === named.length
    ? { ok: true, value: files }
    : { ok: false, issues: [{ path: [field.path], code: 'file_expected' }] };
}

const answersIn = (written: readonly Written[]): Answers =>
  Object.fromEntries(written.map(({ field, value }) => [field.path, value]));

function refuseUnlessWritable(
  dossier: Dossier,
  section: PlacedField['section'],
  writer: Writer,
  now: Date,
): void {
  if (dossier.task.completed_at) {
    throw refused('The form is completed: ask for a change first (task_change_requests)');
  }
  if (isExpired(dossier.task, now)) throw refused('The task has expired');
  if (isFrozen(dossier, section)) throw refused('A section that was signed does not change');
  if (writer === 'integrator') return refuseToPrefill(dossier, section);
  if (section.assignee !== writer.side) throw refused(`This field is the ${section.assignee}'s to fill in`);
  if (!isWritable(dossier, section, now)) throw refused('This section is not open yet');
}

/** 8 CFR 274a.2(b)(1)(i)(A): the employee completes Section 1; DHS advises against filling it from other sources. */
function refuseToPrefill(dossier: Dossier, section: PlacedField['section']): void {
  if (section.prefill === 'account_setting' && !dossier.settings.prefillsGovernmentForms) {
    throw refused(`Only the employee fills in this section of ${dossier.edition.shortName.en}`);
  }
}
