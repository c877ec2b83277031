import { hash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { type Context, ProblemError } from '../context/index.js';

/** What a record's version is known by: a change moves it on (`nextUpdatedAt`). */
interface Versioned {
  readonly updated_at: Date;
}

/** Answers that are a record, with its version. */
const versions = new WeakMap<object, string>();

/** Notes that an answer is a record, which is sent with its ETag. */
export function withVersion<Answer extends object>(answer: Answer, { updated_at }: Versioned): Answer {
  versions.set(answer, updated_at.getTime().toString(36));
  return answer;
}

/** Two changes within a millisecond are two versions. */
export const nextUpdatedAt = ({ now }: Pick<Context, 'now'>, { updated_at }: Versioned): Date =>
  now > updated_at ? now : new Date(updated_at.getTime() + 1);

/**
 * Sets the ETag of an answer that is a record: its version, and the hash of what is sent, which depends on who asks and
 * on what hangs on the record.
 *
 * @returns whether the caller has this answer already
 */
export function tagAnswer(response: ServerResponse, answer: object, text: string): boolean {
  const version = versions.get(answer);
  if (version === undefined) return false;
  const tag = `"${version}-${hash('sha1', text, 'base64url')}"`;
  response.setHeader('etag', tag);
  const { method, headers } = response.req;
  const known = headers['if-none-match'];
  // A comparison of what was asked twice is weak: RFC 9110, 13.1.2.
  return method === 'GET' && known !== undefined && (known.trim() === '*' || tagsIn(known).includes(tag));
}

/**
 * Of two who change a record that both have read, the second is told. Called with the row locked.
 * @throws ProblemError 412 where `If-Match` names other versions only
 */
export function assertMatches({ ifMatch }: Pick<Context, 'ifMatch'>, row: Versioned | undefined): void {
  if (ifMatch === undefined) return;
  const version = row?.updated_at.getTime().toString(36);
  const isMatch = version !== undefined && (ifMatch.trim() === '*' || versionsIn(ifMatch).includes(version));
  if (isMatch) return;
  throw new ProblemError(
    412,
    'PreconditionFailedError',
    'The record has changed since it was read: read it again',
  );
}

const tagsIn = (header: string): string[] => header.match(/"[^"]*"/g) ?? [];

/** Weak tags match nothing: RFC 9110, 13.1.1. */
const versionsIn = (header: string): string[] =>
  [...header.matchAll(/(?<!W\/)"([0-9a-z]+)-[\w-]+"/g)].map(([, version = '']) => version);
