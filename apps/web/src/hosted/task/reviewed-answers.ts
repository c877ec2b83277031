import {
  type Field,
  type FieldGuide,
  formatAnswer,
  isBlank,
  maskAnswer,
  type Page,
  visibleFields,
} from '@firstday/forms';
import { spellOut, type Phrase } from '@firstday/ui';
import { fieldGuide } from './guide-of';
import { phraseIn } from './phrase-in';
import type { TaskView } from './task-view';

export interface ReviewedAnswer {
  readonly field: Field;
  readonly question: Phrase;
  readonly answer: Phrase | null;
  /** How it is read out, where that differs. */
  readonly spoken?: string;
}

interface ReviewOptions {
  readonly locale: string;
  /** Sensitive answers as the last digits only: a review is read in public. */
  readonly isMasked: boolean;
  /** The one that is in full all the same: its reader asked for it. */
  readonly revealed?: string | undefined;
}

/** The questions of a page with their answers in words. */
export const reviewedAnswers = (
  view: TaskView,
  page: Page,
  options: ReviewOptions,
): readonly ReviewedAnswer[] =>
  visibleFields(page, view)
    .filter((field) => field.kind !== 'content')
    .map((field) => toReviewedAnswer(view, field, options));

/** A question with its answer in words. */
export function toReviewedAnswer(
  view: TaskView,
  field: Field,
  { locale, isMasked, revealed }: ReviewOptions,
): ReviewedAnswer {
  const guided = fieldGuide(view, field);
  const question = phraseIn(guided.question ?? field.label, locale);
  const given = view.answers[field.path];
  if (isBlank(given)) return { field, question, answer: null };
  const text =
    formatAnswer(field, isMasked && field.path !== revealed ? maskAnswer(field, given) : given, locale) ||
    asStored(given);
  const said = spokenForm(field, text);
  return {
    field,
    question,
    answer: toPhrase(field, guided, text, locale),
    ...(said ? { spoken: said } : {}),
  };
}

/** What the other side's answers are masked to is no answer of its kind, and is shown as it came. */
const asStored = (given: unknown): string => (typeof given === 'string' ? given : '');

const numbers = new Set(['account_number', 'ein', 'phone', 'routing_number', 'ssn']);

const spokenForm = (field: Field, text: string): string | undefined =>
  numbers.has(field.kind) ? spellOut(text) : undefined;

/** Options of government forms are English; what a person typed has no language that we know. */
function toPhrase(field: Field, { choices }: FieldGuide, text: string, locale: string): Phrase {
  const option = field.options?.find(({ label }) => phraseIn(label, locale).text === text);
  if (option) return phraseIn(choices?.[option.value] ?? option.label, locale);
  return numbers.has(field.kind) || field.kind === 'money' ? { text, dir: 'ltr' } : { text };
}
