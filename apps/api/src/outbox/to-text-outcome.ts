import type { MailOutcome } from './mail-outcome.js';

/** The wrong secret, the wrong address: what is wrong is the operator's to mend, and no message's fault. */
const isOperators = (status: number): boolean => (status >= 300 && status < 400) || status === 401;

/** @param status what the operator's function answered */
export function toTextOutcome(status: number): MailOutcome {
  if (status >= 200 && status < 300) return { kind: 'sent' };
  const reason = String(status);
  if (isOperators(status)) return { kind: 'later', reason, isOf: 'server' };
  if (status === 408 || status === 429 || status >= 500 || status < 200)
    return { kind: 'later', reason, isOf: 'domain' };
  return { kind: 'refused', reason };
}
