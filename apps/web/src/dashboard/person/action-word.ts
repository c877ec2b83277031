import type { HistoryEntry } from '@firstday/domain';
import type { WebWords } from '@firstday/domain/languages/web-words';

type ActionWord = keyof WebWords['personHistory'];

/** Kinds of the security log, and what the records say of themselves; words of audit trails are the messages' own names. */
const logged: Readonly<Partial<Record<string, ActionWord>>> = {
  'employee.updated': 'employeeUpdated',
  'employee.forms_moved': 'formsMoved',
  'employee.contact_changed': 'contactChanged',
  'employee.contact_confirmed': 'contactConfirmed',
  'bank_change.cancelled': 'bankChangeStopped',
  'message.address_suppressed': 'messagesStopped',
  'message.address_resumed': 'messagesResumed',
  'placement.updated': 'placementUpdated',
  'placement.deleted': 'placementDeleted',
  'onboarding_link.created': 'linkCreated',
  'onboarding_link.used': 'linkUsed',
  'onboarding_link.continued': 'linkContinued',
  'onboarding_link.revoked': 'linkRevoked',
  'record.sensitive_read': 'recordRead',
  'task.sensitive_read': 'taskRead',
  'everify_case.document_read': 'caseRead',
};

const created = { placement: 'placementCreated', task: 'formCreated', employee: 'created' } as const;

/** Which message says what happened; a word that this release does not know yet has none of its own. */
export function actionWord(
  { kind, action, subject: { type } }: HistoryEntry,
  isKnown: (word: string) => word is ActionWord,
): ActionWord {
  if (action === 'created' && type !== 'everify_case') return created[type];
  if (kind === 'everify') return 'caseStep';
  return logged[action] ?? (isKnown(action) ? action : 'other');
}
