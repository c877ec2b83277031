import {
  CreateEmployeeLinks,
  DownloadEmployeeDocuments,
  ExportEmployeeRows,
  SendEmployeeLinks,
  WithdrawEmployeeTasks,
} from '@firstday/domain';
import { unavailabilityIn } from '../../../api/api-unavailable';
import { callRaw } from '../../../api/call';
import { userCredential } from '../../../api/user-credential';
import { currentSession, isSamePerson } from '../../session/current-session';

/** As many ids as an act takes fit in it. */
const mostCharacters = 400_000;

const safe = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };
const refusal = (status: number) => new Response(null, { status, headers: safe });

/** Acts that answer line by line, and files, each with how it is asked; undefined where what was sent is no such act. */
const acts: Readonly<Record<string, (given: unknown) => Promise<Response | undefined>>> = {
  links: async (given) => {
    const { data: body } = CreateEmployeeLinks.safeParse(given);
    return body && callRaw('employee_acts.createLinks', { body }, await userCredential());
  },
  messages: async (given) => {
    const { data: body } = SendEmployeeLinks.safeParse(given);
    return body && callRaw('employee_acts.sendLinks', { body }, await userCredential());
  },
  withdrawals: async (given) => {
    const { data: body } = WithdrawEmployeeTasks.safeParse(given);
    return body && callRaw('employee_acts.withdrawTasks', { body }, await userCredential());
  },
  documents: async (given) => {
    const { data: body } = DownloadEmployeeDocuments.safeParse(given);
    return body && callRaw('employee_acts.downloadDocuments', { body }, await userCredential());
  },
  rows: async (given) => {
    const { data: body } = ExportEmployeeRows.safeParse(given);
    return body && callRaw('employee_acts.exportRows', { body }, await userCredential());
  },
};

/** Hands an act on as it goes, to the person to whom the list was shown; whoever goes away ends it. */
export async function streamEmployeeAct(request: Request, name: string): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const [account = '', user = ''] = ['account', 'user'].map((key) => searchParams.get(key) ?? '');
  try {
    const session = await currentSession();
    if (!session?.ok || !isSamePerson(session.value, { path: '', account, user })) return refusal(401);
    const given = await givenIn(request);
    const answer = Object.hasOwn(acts, name) ? await acts[name]?.(given) : undefined;
    if (!answer) return refusal(400);
    if (!answer.ok) return refusal(answer.status);
    const kept = ['content-type', 'content-disposition'].flatMap((header) => {
      const value = answer.headers.get(header);
      return value === null ? [] : [[header, value]];
    });
    return new Response(answer.body, { headers: { ...safe, ...Object.fromEntries(kept) } });
  } catch (error) {
    if (unavailabilityIn(error)) return refusal(503);
    throw error;
  }
}

/** What was sent: by a script as it is, by a form in a field. Nothing where it is more than an act can be. */
async function givenIn(request: Request): Promise<unknown> {
  if (Number(request.headers.get('content-length') ?? mostCharacters + 1) > mostCharacters) return undefined;
  const isForm = !request.headers.get('content-type')?.startsWith('application/json');
  try {
    const text = isForm ? (await request.formData()).get('act') : await request.text();
    return typeof text === 'string' ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}
