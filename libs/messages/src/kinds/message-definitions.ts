import type { MessageKind } from '@firstday/domain';
import type { MessageDefinition } from './message-definition.js';

const toDo = {
  to: ['employee'],
  needs: ['employer', 'link'],
  may: ['first_name', 'due_on', 'link_until'],
  keeps: 'link',
  isLinkPersonal: true,
} as const;

const toTell = {
  to: ['employee'],
  needs: ['employer', 'link'],
  may: ['first_name', 'link_until'],
  keeps: 'link',
  isLinkPersonal: true,
} as const;

/** For those who sign for the employer, by the employee that they sign for. */
const toSign = {
  to: ['employer', 'representative'],
  needs: ['employer', 'link'],
  may: ['first_name', 'employee', 'due_on'],
  keeps: 'link',
  isLinkPersonal: false,
} as const;

/** For the employee and for those who have to see the document: each is told for itself. */
const toPresent = { ...toDo, to: ['employee', 'employer'] } as const;

const toUser = {
  to: ['user'],
  needs: ['link', 'minutes'],
  may: ['first_name'],
  keeps: 'link',
  isLinkPersonal: true,
} as const;

/** What is fixed about each kind of message. */
export const messageDefinitions = {
  invitation: { ...toDo, timing: 'alone' },
  link_again: { ...toTell, timing: 'at_once' },
  reminder: { ...toDo, timing: 'folded' },
  last_reminder: { ...toDo, timing: 'folded' },
  overdue: { ...toDo, timing: 'folded' },
  sent_back: { ...toDo, timing: 'folded' },
  document_ready: { ...toTell, timing: 'folded' },
  employer_turn: { ...toSign, timing: 'folded' },
  section_2_due: { ...toSign, timing: 'folded' },
  section_2_late: { ...toSign, timing: 'folded' },
  representative_asked: {
    ...toSign,
    to: ['representative'],
    may: ['first_name', 'employee', 'due_on', 'link_until'],
    isLinkPersonal: true,
    timing: 'alone',
  },
  everify_mismatch: { ...toTell, timing: 'alone' },
  everify_due: {
    to: ['employer'],
    needs: ['employer', 'link'],
    may: ['first_name'],
    keeps: 'link',
    isLinkPersonal: false,
    timing: 'folded',
  },
  receipt_due: { ...toPresent, timing: 'folded' },
  reverification_due: { ...toPresent, timing: 'folded' },
  // They warn of what someone else may have done: at any hour, and to whoever wants no reminders.
  bank_changed: { ...toTell, timing: 'at_once' },
  address_changed: { ...toTell, timing: 'at_once' },
  contact_changed: { ...toTell, timing: 'at_once' },
  sign_in_link: { ...toUser, timing: 'at_once' },
  forgotten_password: { ...toUser, timing: 'at_once' },
  colleague_invited: {
    to: ['user'],
    needs: ['employer', 'link'],
    may: ['first_name', 'inviter', 'link_until'],
    keeps: 'link',
    isLinkPersonal: true,
    timing: 'at_once',
  },
  identity_code: {
    to: ['employee', 'representative', 'user'],
    needs: ['employer', 'code', 'minutes'],
    may: ['first_name'],
    keeps: 'code',
    isLinkPersonal: false,
    timing: 'at_once',
  },
  signer_digest: {
    to: ['employer'],
    needs: ['employer', 'link'],
    may: ['first_name'],
    keeps: 'link',
    isLinkPersonal: false,
    timing: 'alone',
  },
  // It warns of what someone else may have done: at any hour.
  user_email_changed: {
    to: ['user'],
    needs: ['employer', 'link'],
    may: ['first_name'],
    keeps: 'link',
    isLinkPersonal: false,
    timing: 'at_once',
  },
  webhook_disabled: {
    to: ['user'],
    needs: ['endpoint', 'link'],
    may: ['first_name'],
    keeps: 'link',
    isLinkPersonal: false,
    timing: 'alone',
  },
  // Cases wait while their legal days go on: at any hour.
  everify_stopped: {
    to: ['user'],
    needs: ['link'],
    may: ['first_name'],
    keeps: 'link',
    isLinkPersonal: false,
    timing: 'at_once',
  },
  everify_password_expires: {
    to: ['user'],
    needs: ['link'],
    may: ['first_name', 'due_on'],
    keeps: 'link',
    isLinkPersonal: false,
    timing: 'alone',
  },
} as const satisfies Readonly<Record<MessageKind, MessageDefinition>>;

/** Whether a kind is written to employees: those alone may be texts, and in the words of an employer. */
export const isToEmployees = (kind: MessageKind): boolean =>
  messageDefinitionOf(kind).to.includes('employee');

/** What is fixed about a kind, read without knowing which it is. */
export const messageDefinitionOf = (kind: MessageKind): MessageDefinition => messageDefinitions[kind];
