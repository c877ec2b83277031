import { StateCode, type UserSession } from '@firstday/domain';
import { z } from 'zod';
import { hasPermission } from '../session/current-session';

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
/** What somebody has to look into about a placement. */
export const placementNotices = ['undecided', 'everify_mandate'] as const;

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
  /** In which the work is done. */
  state: StateCode.or(z.literal('')).catch(''),
  /** What somebody has to look into. */
  notice: z.enum(['', ...placementNotices]).catch(''),
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

/** The state of the work tells of addresses: whoever may not see the records that have them does not ask. */
export const mayAskState = (session: UserSession): boolean =>
  (['employee', 'employer', 'job'] as const).every((kind) => hasPermission(session, `${kind}:view`));

/** What of it the reader may ask. */
export const searchFor = (session: UserSession, asked: PlacementsSearch): PlacementsSearch =>
  mayAskState(session) ? asked : { ...asked, state: '' };

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
  state,
  notice,
  sort,
  after,
}: PlacementsSearch) => ({
  employee_id: employee || undefined,
  employer_id: employer || undefined,
  client_id: client || undefined,
  job_id: job || undefined,
  start_date_gte: from || undefined,
  start_date_lte: to || undefined,
  work_state: state || undefined,
  has_undecided: notice === 'undecided' ? 'true' : undefined,
  has_everify_mandate: notice === 'everify_mandate' ? 'true' : undefined,
  sort,
  starting_after: after,
  per_page: 50,
});
