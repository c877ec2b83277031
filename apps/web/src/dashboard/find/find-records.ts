import type { UserSession } from '@firstday/domain';
import { z } from 'zod';
import { call } from '../../api/call';
import { userCredential } from '../../api/user-credential';
import { paths } from '../paths';
import { readChoices } from '../record-picker/read-choices';
import { hasPermission } from '../session/current-session';
import type { Found, FoundGroup } from './found';

/** Of a kind so many: who looks for more types more. */
const most = 6;

/** The records with this in their name that the person who is signed in may see. */
export async function findRecords(session: UserSession, typed: string): Promise<readonly FoundGroup[]> {
  const text = typed.trim().slice(0, 200);
  if (text === '') return [];
  const [people, employers, clients, jobs, forms] = await Promise.all([
    hasPermission(session, 'employee:view') ? findPeople(text) : [],
    hasPermission(session, 'employer:view') ? findNamed('employer', text) : [],
    hasPermission(session, 'client:view') ? findNamed('client', text) : [],
    hasPermission(session, 'job:view') ? findNamed('job', text) : [],
    hasPermission(session, 'form:edit') ? findForms(text) : [],
  ]);
  const groups: readonly FoundGroup[] = [
    { id: 'people', found: people },
    { id: 'employers', found: employers },
    { id: 'clients', found: clients },
    { id: 'jobs', found: jobs },
    { id: 'forms', found: forms },
  ];
  return groups.filter(({ found }) => found.length > 0);
}

async function findPeople(search: string): Promise<Found[]> {
  const query = { search, limit: most };
  const answer = await call('component_rows.listEmployees', { query }, await userCredential());
  if (!answer.ok) return [];
  return answer.value.data.map(({ id, first_name, middle_name, last_name, email }) => ({
    href: paths.employee(id),
    label: [first_name, middle_name, last_name].filter(Boolean).join(' ') || email || id,
    ...(email ? { hint: email } : {}),
  }));
}

async function findNamed(kind: 'employer' | 'client' | 'job', name: string): Promise<Found[]> {
  const answer = await readChoices(kind, name);
  if (!answer.ok) return [];
  return answer.value.slice(0, most).map(({ value, label }) => ({ href: paths.record(kind, value), label }));
}

const Forms = z.object({ data: z.array(z.object({ id: z.string(), name: z.string() })) });

async function findForms(name: string): Promise<Found[]> {
  const answer = await call('forms.list', { query: { name, per_page: most } }, await userCredential());
  if (!answer.ok) return [];
  return Forms.parse(answer.value).data.map(({ id, name: label }) => ({ href: paths.form(id), label }));
}
