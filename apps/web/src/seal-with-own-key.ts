import { randomBytes } from 'node:crypto';

/**
 * What was built has a key that everybody knows who has the sources. Where whoever starts the web gives it none, it seals what a page
 * carries for its actions with one of its own, which ends with the process.
 */
export function sealWithOwnKey(): void {
  // eslint-disable-next-line no-restricted-properties -- Next reads it there, when it first needs it
  process.env['NEXT_SERVER_ACTIONS_ENCRYPTION_KEY'] ||= randomBytes(32).toString('base64');
}
