import type { EverifyConnectionCheck } from '@firstday/domain';

type Outcome = EverifyConnectionCheck['outcome'];

const outcomes: ReadonlyMap<string, Outcome> = new Map([
  ['not_configured', 'not_configured'],
  ['login_refused', 'login_refused'],
  ['password_expired', 'password_expired'],
  ['account_locked', 'account_locked'],
  ['paused_copy', 'paused_copy'],
  ['timeout', 'unreachable'],
  ['unreachable', 'unreachable'],
]);

/** What the code of an `EverifyUnavailable` says of the connection; any other code is a status that asks to wait. */
export const toCheckOutcome = (code: string): Outcome => outcomes.get(code) ?? 'busy';
