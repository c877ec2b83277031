/** What says, beside an onboarding link, for which form it was opened. */
export const linkPartParameter = 'to';

/** Anybody may write an address: it leads to a form of the session that the link opens, or to whom was named to examine. */
export const isLinkPart = (part: string): boolean =>
  /^tasks\/task_[0-9A-Za-z]{1,40}(\/representative)?$/.test(part);

/** An onboarding link that leads straight to a form: whoever pressed its name wants no list of one. */
export function linkToPart(url: string, task: string, page?: 'representative'): string {
  const part = `tasks/${task}${page === undefined ? '' : `/${page}`}`;
  const link = new URL(url);
  if (isLinkPart(part)) link.searchParams.set(linkPartParameter, part);
  return link.href;
}
