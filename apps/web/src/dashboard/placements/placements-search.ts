import { z } from 'zod';

/** Records by which placements are narrowed. */
export const placementFilterKinds = ['employee', 'employer', 'client', 'job'] as const;

const sorts = [
  'start_date',
  '-start_date',
  'created_at',
  '-created_at',
  'updated_at',
  '-updated_at',
] as const;
const id = z
  .string()
  .regex(/^[\w-]{1,64}$/)
  .catch('');
const day = z.iso.date().catch('');

/** What the address asks of the list of placements; what it does not ask is empty. */
const Search = z.object({
  employee: id,
  employer: id,
  client: id,
  job: id,
  from: day,
  to: day,
  sort: z.enum(sorts).catch('-start_date'),
  /** Where to read on. */
  after: z
    .string()
    .max(128)
    .regex(/^[\w.=-]*$/)
    .catch(''),
});
export type PlacementsSearch = z.infer<typeof Search>;

type Given = Readonly<Record<string, string | string[] | undefined>>;

/** An address may be made up by anybody: what it asks for that cannot be asked is left out. */
export const parsePlacementsSearch = (given: Given): PlacementsSearch => Search.parse(given);

/** What narrows the list, and not only its order or place. */
export const isNarrowedTo = ({ sort: _sort, after: _after, ...narrow }: PlacementsSearch): boolean =>
  Object.values(narrow).some((one) => one !== '');

export const placementsQuery = ({
  employee,
  employer,
  client,
  job,
  from,
  to,
  sort,
  after,
}: PlacementsSearch) => ({
  employee_id: employee || undefined,
  employer_id: employer || undefined,
  client_id: client || undefined,
  job_id: job || undefined,
  start_date_gte: from || undefined,
  start_date_lte: to || undefined,
  sort,
  starting_after: after,
  per_page: 50,
});
