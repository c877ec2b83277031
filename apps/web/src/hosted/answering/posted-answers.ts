import {
  answerMark,
  type Answers,
  type AnswerValue,
  type Field,
  type Page,
  parseAnswer,
  visibleFields,
} from '@firstday/forms';
import { toAnswer, type Draft, draftFromForm } from '@firstday/ui';
import type { TaskView } from '../task/task-view';

/** What one post of a page says. */
export interface PostedAnswers {
  readonly drafts: Readonly<Record<string, Draft>>;
  /** All answers of the task as they would be, wrong ones as they were typed. */
  readonly answers: Answers;
  /** What the API is to write: answers of visible fields that changed and can be understood. */
  readonly changes: readonly {
    readonly path: string;
    readonly value: AnswerValue;
    /** What stood when the page was posted. */
    readonly expected: AnswerValue;
  }[];
  /** The same as answers, which stand once they are written. */
  readonly stored: Answers;
  /** Fields that were changed here and elsewhere since the page was read: the person is asked which is right. */
  readonly overtaken: readonly Field[];
  /** Fields of which files came with the page itself: they are stored by now, and not among the answers yet. */
  readonly files: ReadonlySet<string>;
  /** Visible now, but not on the page that was posted: questions that an answer opened. */
  readonly opened: readonly Field[];
}

export function parsePostedAnswers(view: TaskView, page: Page, form: FormData): PostedAnswers {
  const asked = page.fields.filter(
    ({ kind, tickedWhen }) => kind !== 'content' && kind !== 'file' && !tickedWhen,
  );
  const drafts = Object.fromEntries(asked.map((field) => [field.path, draftFromForm(field, form)]));
  const seen = marksIn(form);
  const readings = asked
    .filter((field) => wasPosted(view, page, field, form))
    .map((field) => ({ field, ...reading(field, drafts[field.path] ?? '') }))
    // What was left as it was read gives way to what was answered elsewhere since.
    .filter(({ path, value }) => !isMoved(view, seen, path) || answerMark(value) !== seen[path]);
  const overtaken = readings.filter(
    ({ path, value }) => isMoved(view, seen, path) && answerMark(value) !== answerMark(view.answers[path]),
  );
  const answers: Answers = {
    ...view.answers,
    ...Object.fromEntries(readings.map((it) => [it.path, it.value])),
  };
  const shown = new Set(visibleFields(page, { ...view, answers }).map((field) => field.path));
  const changes = readings
    .filter((it) => it.isUnderstood && shown.has(it.path) && isChanged(view, it.path, it.value))
    .filter((it) => !overtaken.includes(it))
    .map(({ path, value }) => ({ path, value, expected: view.answers[path] ?? null }));
  return {
    drafts,
    answers,
    changes,
    stored: Object.fromEntries(changes.map(({ path, value }) => [path, value])),
    overtaken: overtaken.map(({ field }) => field),
    files: new Set(
      page.fields.filter(({ kind, path }) => kind === 'file' && hasFile(form, path)).map(({ path }) => path),
    ),
    opened: asked.filter((field) => shown.has(field.path) && !wasPosted(view, page, field, form)),
  };
}

/** The marks of what the page was filled with, as it posts them. */
function marksIn(form: FormData): Readonly<Record<string, unknown>> {
  const posted = form.get('seen');
  try {
    const marks: unknown = JSON.parse(typeof posted === 'string' ? posted : '{}');
    return typeof marks === 'object' && marks !== null ? { ...marks } : {};
  } catch {
    return {};
  }
}

/** Another answer stands than the page was filled with. */
const isMoved = ({ answers }: TaskView, seen: Readonly<Record<string, unknown>>, path: string): boolean =>
  typeof seen[path] === 'string' && seen[path] !== answerMark(answers[path]);

const hasFile = (form: FormData, path: string): boolean =>
  form.getAll(path).some((file) => typeof file !== 'string' && file.size > 0);

interface Reading {
  readonly path: string;
  readonly value: AnswerValue;
  readonly isUnderstood: boolean;
}

function reading(field: Field, draft: Draft): Reading {
  const given = toAnswer(field.kind, draft);
  const parsed = parseAnswer(field, given);
  if (parsed.ok) return { path: field.path, value: parsed.value, isUnderstood: true };
  return { path: field.path, value: asTyped(given), isUnderstood: false };
}

/** Kept among the answers so that it is judged wrong, and not missing. */
const asTyped = (given: unknown): AnswerValue =>
  typeof given === 'string' ? given : isInvalidForKind(given);

function isInvalidForKind(given: unknown): AnswerValue {
  if (typeof given !== 'object' || given === null) return null;
  const texts = new Map(Object.entries(given));
  const text = (name: string) => String(texts.get(name) ?? '');
  if (texts.has('document')) {
    const expires = texts.get('expires_on');
    return {
      document: text('document'),
      issuing_authority: text('issuing_authority'),
      number: text('number'),
      has_no_number: texts.get('has_no_number') === true,
      ...(typeof expires === 'string' ? { expires_on: expires } : {}),
      has_no_expiration: texts.get('has_no_expiration') === true,
      is_receipt: texts.get('is_receipt') === true,
    };
  }
  const [street, secondary, city] = [text('street'), text('secondary'), text('city')];
  return { street, secondary, city, state: text('state'), zip: text('zip'), country: text('country') };
}

/** A page lists the fields that it showed; a box that is not ticked is not posted at all. */
function wasPosted(view: TaskView, page: Page, field: Field, form: FormData): boolean {
  const shown = form.getAll('shown');
  if (shown.length > 0) return shown.includes(field.path);
  return visibleFields(page, view).some((it) => it.path === field.path);
}

function isChanged({ answers, sheet }: TaskView, path: string, value: AnswerValue): boolean {
  const before = answers[path] ?? null;
  return sheet.prefilled.includes(path) || JSON.stringify(before) !== JSON.stringify(value);
}
