import type { TaskFields } from '@firstday/domain';
import {
  contradictionsOf,
  type Edition,
  findField,
  formatAnswer,
  isBlank,
  issueMessage,
  languageOf,
  textOf,
} from '@firstday/forms';
import { answersIn } from '../../i18n/answers-in';

/** A question and what was answered, in words. */
export interface AnswerLine {
  readonly path: string;
  readonly question: string;
  readonly lang: string;
  readonly answer: string;
  readonly isSensitive: boolean;
  /** What it contradicts. */
  readonly note?: string;
}

/** What was answered, in the order of the form; what a mask hides is shown as it came. */
export function shownAnswerLines(edition: Edition, { fields }: TaskFields, locale: string): AnswerLine[] {
  const answers = answersIn(edition, Object.fromEntries(fields.map(({ path, value }) => [path, value])));
  const notes = contradictionsOf(edition.form, answers);
  return fields.flatMap(({ path, value }) => {
    const field = findField(edition, path);
    const answer = answers[path];
    const text = field && !isBlank(answer) ? formatAnswer(field, answer, locale) : '';
    const shown = text || (typeof value === 'string' ? value : '');
    if (!field || shown === '') return [];
    const own = notes.filter((issue) => issue.path[0] === path);
    const note = own.map((issue) => issueMessage(issue, field, locale)).join(' ');
    return [
      {
        path,
        question: textOf(field.label, locale) || path,
        lang: languageOf(field.label, locale) ?? locale,
        answer: shown,
        isSensitive: Boolean(field.sensitive),
        ...(note ? { note } : {}),
      },
    ];
  });
}
