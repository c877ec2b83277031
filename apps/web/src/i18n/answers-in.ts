import { type Answers, type Edition, fieldsOf, parseAnswer } from '@firstday/forms';

/** What the API answered as answers of the form. */
export function answersIn(edition: Edition, given: Readonly<Record<string, unknown>>): Answers {
  return Object.fromEntries(
    fieldsOf(edition).flatMap((field) => {
      const parsed = parseAnswer(field, given[field.path]);
      // What the other side's answers are masked to (`***-**-6789`) is no valid answer, and is shown as it is.
      const value = parsed.ok ? parsed.value : maskedText(given[field.path]);
      return value === null ? [] : [[field.path, value]];
    }),
  );
}

const maskedText = (given: unknown): string | null => (typeof given === 'string' ? given : null);
