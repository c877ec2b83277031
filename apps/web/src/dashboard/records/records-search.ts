import { z } from 'zod';

const sorts = ['name', '-name', 'created_at', '-created_at', 'updated_at', '-updated_at'] as const;

/** What the address asks of a list of records; what it does not ask is empty. */
const Search = z.object({
  name: z.string().trim().max(255).catch(''),
  external_id: z.string().trim().max(255).catch(''),
  sort: z.enum(sorts).catch('name'),
  /** Where to read on. */
  after: z
    .string()
    .max(128)
    .regex(/^[\w=-]*$/)
    .catch(''),
});
export type RecordsSearch = z.infer<typeof Search>;

type Given = Readonly<Record<string, string | string[] | undefined>>;

/** An address may be made up by anybody: what it asks for that cannot be asked is left out. */
export const parseRecordsSearch = (given: Given): RecordsSearch => Search.parse(given);

/** What narrows the list, and not only its order or place. */
export const isSearched = ({ name, external_id }: RecordsSearch): boolean => name + external_id !== '';

export const recordsQuery = ({ name, external_id, sort, after }: RecordsSearch) => ({
  name: name || undefined,
  external_id: external_id || undefined,
  sort,
  starting_after: after,
  per_page: 50,
});

/** Of `-name`: sorted by the name, from its end. */
export const sortedBy = (sort: string) => ({
  by: sort.replace(/^-/, ''),
  dir: sort.startsWith('-') ? ('desc' as const) : ('asc' as const),
});

export const toSort = ({ by, dir }: { readonly by: string; readonly dir: 'asc' | 'desc' }) =>
  dir === 'desc' ? `-${by}` : by;
