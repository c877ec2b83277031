import { getTranslations } from 'next-intl/server';
import type { Trouble } from './ask';

/** Says in the reader's language why something was not done, and what to do. */
export async function inWords(trouble: Trouble): Promise<string> {
  return (await getTranslations('trouble'))(trouble);
}
