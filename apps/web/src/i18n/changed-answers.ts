import type { TaskVersionFields } from '@firstday/domain';
import {
  type Answers,
  type Edition,
  findField,
  formatAnswer,
  isBlank,
  type Localized,
} from '@firstday/forms';
import { answersIn } from './answers-in';

/** An answer that differs between two versions of a form, in words; empty where it was, or is, blank. */
export interface ChangedAnswer {
  readonly path: string;
  readonly question: Localized;
  readonly before: string;
  readonly now: string;
}

/** What was signed before beside what is signed in a version. What a mask hides is shown as it came. */
export function changedAnswers(
  edition: Edition,
  { fields }: Pick<TaskVersionFields, 'fields'>,
  locale: string,
): ChangedAnswer[] {
  const given = (which: 'value' | 'previous_value') =>
    Object.fromEntries(fields.map((field) => [field.path, field[which]]));
  const [before, now] = [given('previous_value'), given('value')];
  const inWords = (raw: Readonly<Record<string, unknown>>, answers: Answers) => (path: string) => {
    const field = findField(edition, path);
    const value = answers[path];
    const text = field && !isBlank(value) ? formatAnswer(field, value, locale) : '';
    const masked = raw[path];
    return text || (typeof masked === 'string' ? masked : '');
  };
  const [wordsBefore, wordsNow] = [
    inWords(before, answersIn(edition, before)),
    inWords(now, answersIn(edition, now)),
  ];
  return fields
    .filter(({ is_changed }) => is_changed)
    .map(({ path }) => ({
      path,
      question: findField(edition, path)?.label ?? { en: path },
      before: wordsBefore(path),
      now: wordsNow(path),
    }));
}
