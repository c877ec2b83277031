import { parseImportProblem } from '@firstday/domain';
import { getMessages, getLocale } from 'next-intl/server';
import { formatMessage } from '../../i18n/format-message';

/** What the service said of a file or a row, in the reader's language; undefined where it said something else. */
export async function importProblemText(): Promise<(sentence: string) => string | undefined> {
  const [locale, { importProblems: words }] = [await getLocale(), await getMessages()];
  return (sentence) => {
    const said = parseImportProblem(sentence);
    return said && formatMessage(words[said.problem], said.values, locale);
  };
}
