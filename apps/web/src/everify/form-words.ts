import { getMessages, getTranslations } from 'next-intl/server';
import type { CaseFormWords } from './case-form';

/** The words that every form of a case needs, with those of its button. */
export async function formWords(submit: string): Promise<CaseFormWords> {
  const [messages, t] = [await getMessages(), await getTranslations('everify')];
  return { problem: messages.page.problem, submit, sending: t('sending'), field: messages.field };
}
