import { badRequest } from '../platform/problems.js';

/**
 * Where the person goes when done: https anywhere, or http on the caller's own machine.
 * @throws ProblemError 400 for anything else
 */
export function redirectTarget(given: string | undefined): string | null {
  if (given === undefined || given === '') return null;
  const url = URL.parse(given);
  const isLocal = url?.protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
  if (!url || (url.protocol !== 'https:' && !isLocal) || url.username || url.password) {
    throw badRequest('redirect_to must be an https address, or http on localhost');
  }
  return url.href;
}
