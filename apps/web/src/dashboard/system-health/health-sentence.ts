import type { EverifyProblem, SystemHealthLine } from '@firstday/domain';

const sentences = [
  'say_background_work_ok',
  'say_background_work_failing',
  'say_clocks_ok',
  'say_clocks_failing',
  'say_outbound_ok',
  'say_outbound_failing',
  'say_documents_ok',
  'say_documents_waiting',
  'say_documents_late',
  'say_documents_failing',
  'say_messages_ok',
  'say_messages_waiting',
  'say_messages_late',
  'say_messages_failing',
  'say_webhook_ok',
  'say_webhook_waiting',
  'say_webhook_late',
  'say_webhook_failing',
  'say_everify_ok',
  'say_everify_waiting',
  'say_everify_late',
  'say_everify_failing',
  'say_imports_ok',
  'say_imports_waiting',
  'say_imports_failing',
  'say_packages_ok',
  'say_packages_waiting',
  'say_packages_failing',
  'say_retention_ok',
  'say_retention_late',
  'say_official_files_ok',
  'say_official_files_late',
] as const;

type HealthSentence =
  | (typeof sentences)[number]
  | 'sayMessagesOff'
  | 'sayMessagesUnset'
  | 'sayNeverSeen'
  | 'sayTurnedOff'
  | 'sayNotConfigured'
  | 'sayNotConnected'
  | 'sayUnreadable'
  | (typeof everifyProblems)[keyof typeof everifyProblems];

const everifyProblems = {
  unknown_shape: 'sayEverifyUnknownShape',
  login_refused: 'sayEverifyLoginRefused',
  password_expired: 'sayEverifyPasswordExpired',
  account_locked: 'sayEverifyAccountLocked',
  password_expires: 'sayEverifyPasswordExpires',
} as const satisfies Readonly<Record<EverifyProblem, string>>;

const isEverifyProblem = (reason: SystemHealthLine['reason']): reason is EverifyProblem =>
  reason !== null && Object.hasOwn(everifyProblems, reason);

/** What is so, and what to do about it: the name of its words. */
export function healthSentence({ kind, state, reason }: SystemHealthLine): HealthSentence {
  if (reason === 'unreadable') return 'sayUnreadable';
  if (reason === 'never_seen') return 'sayNeverSeen';
  if (reason === 'turned_off') return 'sayTurnedOff';
  if (isEverifyProblem(reason)) return everifyProblems[reason];
  if (reason === 'not_configured' && kind === 'messages')
    return state === 'ok' ? 'sayMessagesOff' : 'sayMessagesUnset';
  if (reason === 'not_configured') return state === 'ok' ? 'sayNotConfigured' : 'sayNotConnected';
  return sentences.find((name) => name === `say_${kind}_${state}`) ?? 'sayUnreadable';
}
