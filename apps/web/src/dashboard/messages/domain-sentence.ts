import type { MailDomainRecord } from '@firstday/domain';

/** What is wrong with a record and what to do about it, by the name of its words. */
export function domainSentence({ kind, state }: MailDomainRecord) {
  if (state === 'weak') return kind === 'spf' ? 'say_weak_spf' : 'say_weak_dmarc';
  if (state === 'missing') return `say_missing_${kind}` as const;
  return state === 'ok' ? 'say_ok' : (`say_${state}` as const);
}
