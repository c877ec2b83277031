import { cache } from 'react';
import { z } from 'zod';
import { type ApiResult, call } from '../../api/call';
import { userCredential } from '../../api/user-credential';
import type { RecordChoice, ChosenKind } from './record-choice';

/** Of so many one can be chosen without typing. */
const mostChoices = 20;

const Named = z.object({ id: z.string(), name: z.string().nullable(), email: z.string().nullish() });
const Person = z.object({
  id: z.string(),
  first_name: z.string().nullable(),
  last_name: z.string().nullable(),
  email: z.string().nullish(),
});
const Rows = z.object({ data: z.array(Person.or(Named)) });

const lists = {
  client: 'clients.list',
  employee: 'employees.list',
  employer: 'employers.list',
  job: 'jobs.list',
} as const satisfies Record<ChosenKind, string>;

/** The records that the person who is signed in may see, with this in their name. */
export async function readChoices(kind: ChosenKind, name: string): Promise<ApiResult<RecordChoice[]>> {
  const query = { name: name.trim() || undefined, sort: 'name' as const, per_page: mostChoices };
  const answer = await call(lists[kind], { query }, await userCredential());
  return answer.ok ? { ok: true, value: Rows.parse(answer.value).data.map(toChoice) } : answer;
}

/**
 * The one that was chosen before; undefined where there is none, or it is not for this person. A page that names it in several
 * places asks once.
 */
export const readChosen = cache(async (kind: ChosenKind, id: string): Promise<RecordChoice | undefined> => {
  if (id === '') return undefined;
  const answer = await findRecord(kind, id);
  return answer.ok ? toChoice(Person.or(Named).parse(answer.value)) : undefined;
});

/** There is no such record any more, or none for this person. Asked once, with `readChosen`. */
export async function isGone(kind: ChosenKind, id: string): Promise<boolean> {
  if (id === '') return false;
  const answer = await findRecord(kind, id);
  return !answer.ok && [400, 404].includes(answer.status);
}

const findRecord = cache(async (kind: ChosenKind, id: string): Promise<ApiResult<unknown>> => {
  const credential = await userCredential();
  if (kind === 'client') return call('clients.findById', { params: { client_id: id } }, credential);
  if (kind === 'employee')
    return call(
      'employees.findById',
      { params: { employee_id: id }, query: { mask_sensitive: 'true' } },
      credential,
    );
  if (kind === 'job') return call('jobs.findById', { params: { job_id: id } }, credential);
  return call('employers.findById', { params: { employer_id: id } }, credential);
});

function toChoice(record: z.infer<typeof Person> | z.infer<typeof Named>): RecordChoice {
  const name =
    'name' in record ? record.name : [record.first_name, record.last_name].filter(Boolean).join(' ');
  const { id, email } = record;
  return { value: id, label: name || id, ...(email ? { hint: email } : {}) };
}
