import type { OperationAnswer, OperationInput } from '../../api/operation-input';
import { z } from 'zod';
import { readOrRedirect } from './write';

type Listing = 'clients.list' | 'employers.list' | 'jobs.list';

const Named = z.object({ id: z.string(), name: z.string() });
const perPage = 100;
/** So many are read to be chosen from, a page at a time: two thousand. */
const mostPages = 20;

/** Records to choose from, by their names in the order of the alphabet. */
export async function listNamedRecords(path: string, id: Listing, locale: string) {
  const read = (page: number): Promise<OperationAnswer<Listing>> =>
    readOrRedirect(path, id, { query: { page, per_page: perPage } } satisfies OperationInput<Listing>);
  const pages = [await read(1)];
  const last = Math.min(pages[0]?.total_pages ?? 1, mostPages);
  for (let page = 2; page <= last; page += 1) pages.push(await read(page));
  const order = new Intl.Collator(locale);
  return pages
    .flatMap(({ data }) => data.map((record) => Named.parse(record)))
    .map(({ id: value, name: label }) => ({ value, label }))
    .sort((one, other) => order.compare(one.label, other.label));
}
