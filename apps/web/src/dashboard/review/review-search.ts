import { ReviewKind } from '@firstday/domain';
import { z } from 'zod';
import { paths, withQuery } from '../paths';

/** What the address asks of the queue; what it does not ask is empty. */
export interface ReviewSearch {
  readonly waits: ReviewKind | '';
  readonly employer: string;
  readonly client: string;
  readonly form: string;
  /** Where to read on: at most one of the two. */
  readonly after: string;
  readonly before: string;
}

type Given = Readonly<Record<string, string | string[] | undefined>>;

const matching = (pattern: RegExp) => z.string().trim().regex(pattern).catch('');
const cursor = matching(/^[\w-]{40,2000}$/);
const Search = z.object({
  waits: ReviewKind.or(z.literal('')).catch(''),
  employer: matching(/^er_[0-9A-Za-z]{1,40}$/),
  client: matching(/^cl_[0-9A-Za-z]{1,40}$/),
  form: matching(/^form_[0-9A-Za-z]{1,40}$/),
  after: cursor,
  before: cursor,
});

/** An address may be made up by anybody: what it asks for that cannot be asked is left out. */
export function parseReviewSearch(given: Given): ReviewSearch {
  const asked = Search.parse(given);
  return asked.after === '' ? asked : { ...asked, before: '' };
}

/** What narrows the queue, and not only the place in it. */
export const isQueueNarrowed = ({ employer, client, form }: ReviewSearch): boolean =>
  [employer, client, form].some((one) => one !== '');

/** The same, as the API is asked. */
export const reviewsQuery = (asked: ReviewSearch, limit = 50) => ({
  waits_for: asked.waits || undefined,
  employer_id: asked.employer || undefined,
  client_id: asked.client || undefined,
  form_id: asked.form || undefined,
  after: asked.after || undefined,
  before: asked.before || undefined,
  limit,
});

export const reviewPath = (asked: ReviewSearch): string => withQuery(paths.review, { ...asked });
