import { createHash, timingSafeEqual } from 'node:crypto';
import type { ProveIdentity } from '@firstday/domain';
import type { KnownIdentity } from './known-identity.service.js';

/** Whether both answers are right. It takes as long whichever is wrong. */
export function matchesIdentity(
  { date_of_birth, social_security_number }: KnownIdentity,
  given: Pick<ProveIdentity, 'date_of_birth' | 'ssn_last_four'>,
): boolean {
  const lastFour = social_security_number?.value.replaceAll(/\D/g, '').slice(-4) ?? '';
  const isBorn = isSame(date_of_birth?.value ?? '', given.date_of_birth);
  const isNumbered = isSame(lastFour, given.ssn_last_four);
  return isBorn && isNumbered;
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
const isSame = (one: string, other: string): boolean => timingSafeEqual(digest(one), digest(other));
