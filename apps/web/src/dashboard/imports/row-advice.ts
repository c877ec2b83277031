import { getLocale, getMessages } from 'next-intl/server';

/**
 * What to do about a property of a row, in the reader's language; undefined where the service's own words say it: in English they
 * say more, and of a property that is the account's own nothing else is known.
 */
export async function rowAdvice(): Promise<(property: string | null) => string | undefined> {
  if ((await getLocale()) === 'en') return () => undefined;
  const { hireAdvice, recordAdvice, newRecordAdvice } = await getMessages();
  const known = new Map<string, string>(
    [recordAdvice, newRecordAdvice, hireAdvice].flatMap((words) => Object.entries<string>(words)),
  );
  return (property) => {
    const name = property?.split('.').at(-1);
    return name === undefined || property?.includes('custom_attributes') ? undefined : known.get(name);
  };
}
