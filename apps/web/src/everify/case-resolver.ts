import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';
import { type CaseFacts, caseInput, type CheckedAction, wrongAnswers } from './case-input';

/** What is done with a form, and what of the case decides which of its questions have to be answered. */
export interface CaseCheck {
  readonly action: CheckedAction;
  readonly facts: CaseFacts;
}

/** Checks the answers as the server does, and says of each that is wrong what the server would say. */
export function caseResolver(
  { action, facts }: CaseCheck,
  words: Readonly<Record<string, string>>,
): Resolver {
  const schema: z.ZodType<unknown, FieldValues> = caseInput[action](facts);
  const check = zodResolver(schema, undefined, { raw: true });
  return async (values, context, options) => {
    const { errors } = await check(values, context, options);
    const issues = Object.entries(errors).map(([path, error]) => ({
      path: [path],
      message: String(error?.message ?? ''),
    }));
    const wrong = wrongAnswers(issues).map(({ path, message }) => [
      path,
      { type: 'answer', message: words[message] ?? '' },
    ]);
    return wrong.length === 0 ? { values, errors: {} } : { values: {}, errors: Object.fromEntries(wrong) };
  };
}
