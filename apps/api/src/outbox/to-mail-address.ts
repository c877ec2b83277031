import { createHash } from 'node:crypto';

const longest = 254;
/** What a mail server takes without quotes: nothing that could end a header or name a second address. */
const plain = /^[^\s@<>(),;:\\"[\]\p{Cc}]{1,64}@[^\s@<>(),;:\\"[\]\p{Cc}]+\.[^\s@<>(),;:\\"[\]\p{Cc}.]+$/u;

/** An address as the outbox keeps it. */
export interface OutboxAddress {
  readonly address: string;
  /** Finds it again among those that an account writes to no more. */
  readonly hash: string;
  readonly domain: string;
}

/** @returns nothing where no message can be sent there */
export function toMailAddress(
  accountId: string,
  given: string | null | undefined,
): OutboxAddress | undefined {
  const address = given?.trim() ?? '';
  if (address.length > longest || !plain.test(address)) return undefined;
  const lower = address.toLowerCase();
  const hash = createHash('sha256').update(`${accountId}\n${lower}`).digest('hex');
  return { address, hash, domain: lower.slice(lower.lastIndexOf('@') + 1) };
}
