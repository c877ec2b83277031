import { getMessages, getTranslations } from 'next-intl/server';
import type { CaseFormLabels } from './case-form';
import { caseMessages } from './case-input';

/** The words that every form of a case needs, with those of its button. */
export async function caseFormLabels(submit: string): Promise<CaseFormLabels> {
  const [messages, t] = [await getMessages(), await getTranslations('everify')];
  return {
    problem: messages.page.problem,
    submit,
    sending: t('sending'),
    copyPrompt: t('copyPrompt'),
    field: messages.field,
    messages: Object.fromEntries(caseMessages.map((name) => [name, t(name)])),
  };
}
