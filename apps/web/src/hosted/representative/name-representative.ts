'use server';
import { NameRepresentative } from '@firstday/domain';
import { redirect } from 'next/navigation';
import { unavailabilityIn } from '../../api/api-unavailable';
import { call } from '../../api/call';
import { expiredPath } from '../session/read-session';
import { sessionToken } from '../session/session-token';
import { type NameState, personFields } from './name-state';

interface ActionTarget {
  readonly session: string;
  readonly task: string;
}

/** Names who examines the documents. The link is answered once, to be passed on, and to the employer the code. */
export async function nameRepresentative(
  { session, task }: ActionTarget,
  before: NameState,
  form: FormData,
): Promise<NameState> {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  const given = { name: text('name'), email: text('email'), phone: text('phone'), title: text('title') };
  const language = text('language');
  const state = { attempt: before.attempt + 1, given, language, missing: [] };
  const entered = Object.fromEntries(
    Object.entries({ ...given, language }).filter(([, value]) => value !== ''),
  );
  const parsed = NameRepresentative.safeParse(entered);
  if (!parsed.success) {
    const wrong = new Set(parsed.error.issues.map(({ path }) => path[0]));
    return { ...state, missing: personFields.filter((name) => wrong.has(name)) };
  }
  const token = await sessionToken(session);
  if (!token) redirect(expiredPath(session));
  return { ...state, ...(await named(token, task, parsed.data)) };
}

async function named(
  token: string,
  task: string,
  body: NameRepresentative,
): Promise<Pick<NameState, 'made' | 'trouble'>> {
  try {
    const input = { params: { task_id: task }, body };
    const answer = await call('tasks.nameRepresentative', input, token);
    if (!answer.ok) return { trouble: answer.status === 403 ? 'isEmployee' : 'refused' };
    const { url, code, code_recipient: recipient } = answer.value;
    return { made: { name: body.name, url, code, recipient } };
  } catch (error) {
    if (unavailabilityIn(error)) return { trouble: 'unavailable' };
    throw error;
  }
}
