import { badRequest } from '../../context/index.js';

/**
 * Where the person goes when done: https anywhere, http on the caller's own machine, or these very pages.
 * @throws ProblemError 400 for anything else
 */
export function toRedirectTarget(given: string | undefined, baseUrl: string): string | null {
  if (given === undefined || given === '') return null;
  const url = URL.parse(given);
  const isLocal = url?.protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
  const isOwn = url?.origin === new URL(baseUrl).origin;
  if (!url || (url.protocol !== 'https:' && !isLocal && !isOwn) || url.username || url.password) {
    throw badRequest('redirect_to must be an https address, or http on localhost');
  }
  return url.href;
}

/** Whether it leads back to the page of a component. */
export const isComponentPage = (target: string | null, baseUrl: string): boolean =>
  target?.startsWith(`${new URL(baseUrl).origin}/components/`) ?? false;
