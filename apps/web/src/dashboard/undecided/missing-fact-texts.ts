import type { MissingFact } from '@firstday/domain';
import { getMessages, getTranslations } from 'next-intl/server';
import { factWords } from './fact-words';

/** What is wrong with a fact that forms wait for, in the reader's language. */
export async function missingFactTexts(): Promise<(fact: MissingFact) => string> {
  const t = await getTranslations('missingFacts');
  const { builderPrefill, field, policyFactOwner, recordField, today } = await getMessages();
  const messages = { builderPrefill, field, policyFactOwner, recordField, today };
  return ({ record, property, problem, given }) => {
    if (record === 'placement') {
      if (property === 'employer_id') return t('none_employer');
      if (property === 'client_id') return t('none_client');
      if (property === 'job_id') return t('none_job');
    }
    const what = factWords(`${record}.${property}`, messages);
    if (problem === 'absent') return t('absent', { what });
    const kind = /\.country$/.test(property) ? 'country' : /\.state$/.test(property) ? 'state' : 'other';
    return given === null ? t(`hidden_${kind}`, { what }) : t(`given_${kind}`, { what, given });
  };
}
