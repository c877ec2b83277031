import type { EmployeeMessage } from '@firstday/domain';

/** What is said after a message was asked for: one to a contact that was replaced lately waits. */
export const deedOf = ({ held_until: until }: Pick<EmployeeMessage, 'held_until'>): string =>
  until === null ? 'messageSent' : 'messageHeld';
