import { getLocale, getMessages } from 'next-intl/server';
import { importProblemText } from './import-problem-text';

interface RowIssue {
  readonly property: string | null;
  readonly message: string;
}

/**
 * What to do about a row, in the reader's language; undefined where the service's own words say it: of a property they say more in
 * English, and of one that is the account's own nothing else is known.
 */
export async function rowAdvice(): Promise<(issue: RowIssue) => string | undefined> {
  const textOf = await importProblemText();
  if ((await getLocale()) === 'en') return ({ message }) => textOf(message);
  const { hireAdvice, recordAdvice, newRecordAdvice } = await getMessages();
  const known = new Map<string, string>(
    [recordAdvice, newRecordAdvice, hireAdvice].flatMap((words) => Object.entries<string>(words)),
  );
  return ({ property, message }) => {
    const name = property?.split('.').at(-1);
    if (name === undefined || property?.includes('custom_attributes')) return textOf(message);
    return known.get(name);
  };
}
