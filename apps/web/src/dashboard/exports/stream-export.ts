import { type OperationId, StateCode } from '@firstday/domain';
import { z } from 'zod';
import { unavailabilityIn } from '../../api/api-unavailable';
import { callRaw } from '../../api/call';
import type { QueryValue } from '../../api/operation-url';
import { userCredential } from '../../api/user-credential';
import { paths, signInPath, withQuery } from '../paths';
import { CsvList, exportFilters } from './csv-list';

const operationOf = {
  employees: 'exports.employees',
  placements: 'exports.placements',
  tasks: 'exports.tasks',
  employers: 'exports.employers',
  clients: 'exports.clients',
  jobs: 'exports.jobs',
} as const satisfies Record<CsvList, OperationId>;

const day = z.iso.date().or(z.literal('')).catch('');
const text = z.string().max(255).catch('');
const Asked = z.object({
  name: text,
  employee: text,
  employer: text,
  client: text,
  job: text,
  status: text,
  from: day,
  until: day,
  starts_from: day,
  starts_until: day,
  state: StateCode.or(z.literal('')).catch(''),
  notice: z.enum(['', 'undecided', 'everify_mandate']).catch(''),
  bom: text,
});

/** Hands a list on as CSV while it arrives, to whoever is signed in; it is never whole in memory. */
export async function streamExport(request: Request, list: string): Promise<Response> {
  const known = CsvList.safeParse(list);
  if (!known.success) return new Response(null, { status: 404 });
  const { searchParams } = new URL(request.url);
  const query = toQuery(known.data, Asked.parse(Object.fromEntries(searchParams)));
  const leave = (to: string) => new Response(null, { status: 303, headers: { location: to } });
  const back = (trouble: string) => leave(withQuery(paths.exports, { list, trouble }));
  try {
    const credential = await userCredential();
    if (!credential) return leave(signInPath(withQuery(paths.exports, { list })));
    const answer = await callRaw(operationOf[known.data], { query }, credential);
    if (answer.status === 401) return leave(signInPath(withQuery(paths.exports, { list }), 'ended'));
    if (!answer.ok) return back('refused');
    const headers = {
      'cache-control': 'no-store',
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${known.data}.csv"`,
      'x-content-type-options': 'nosniff',
    };
    return new Response(answer.body, { headers });
  } catch (error) {
    if (unavailabilityIn(error)) return back('limited');
    throw error;
  }
}

/** As the interface takes it: what is left empty is left out, and a day is a whole day. */
function toQuery(list: CsvList, asked: z.output<typeof Asked>): Readonly<Record<string, QueryValue>> {
  const { hasName, hasStart, hasStatus, of } = exportFilters[list];
  const given = {
    name: hasName ? asked.name.trim() : '',
    status: hasStatus ? asked.status : '',
    ...Object.fromEntries(of.map((kind) => [`${kind}_id`, asked[kind]])),
    ...(hasStart
      ? { start_date_gte: asked.starts_from, start_date_lte: asked.starts_until, work_state: asked.state }
      : {}),
    has_undecided: list === 'placements' && asked.notice === 'undecided' ? 'true' : '',
    has_everify_mandate: list === 'placements' && asked.notice === 'everify_mandate' ? 'true' : '',
    created_at_gte: asked.from && `${asked.from}T00:00:00.000Z`,
    created_at_lte: asked.until && `${asked.until}T23:59:59.999Z`,
    bom: asked.bom === 'true' ? 'true' : '',
  };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''));
}
