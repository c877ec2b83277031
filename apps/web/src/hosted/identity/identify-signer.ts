'use server';
import { IdentifySigner } from '@firstday/domain';
import type { z } from 'zod';
import { redirect } from 'next/navigation';
import { unavailabilityIn } from '../../api/api-unavailable';
import { callRaw } from '../../api/call';
import { sessionToken } from '../session/session-token';
import { expiredPath } from '../session/read-session';
import { taskPaths } from '../task/task-paths';
import { signerFields, type SignerState } from './signer-state';

interface ActionTarget {
  readonly session: string;
  readonly task: string;
}

/** Keeps who signs for the employer, and goes on to the signature. */
export async function identifySigner(
  { session, task }: ActionTarget,
  before: SignerState,
  form: FormData,
): Promise<SignerState> {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  const given = { name: text('name'), email: text('email'), title: text('title') };
  const state = { attempt: before.attempt + 1, given };
  const parsed = IdentifySigner.safeParse(given);
  const wrong = new Set(parsed.success ? [] : parsed.error.issues.map(({ path }) => path[0]));
  if (wrong.size > 0) return { ...state, missing: signerFields.filter((name) => wrong.has(name)) };
  const token = await sessionToken(session);
  if (!token) redirect(expiredPath(session));
  const trouble = await kept(token, given);
  if (trouble) return { ...state, missing: [], trouble };
  redirect(taskPaths(session, task).sign);
}

async function kept(
  token: string,
  body: z.input<typeof IdentifySigner>,
): Promise<'refused' | 'unavailable' | undefined> {
  try {
    const answer = await callRaw('form_sessions.identifySigner', { body }, token);
    return answer.ok ? undefined : 'refused';
  } catch (error) {
    if (unavailabilityIn(error)) return 'unavailable';
    throw error;
  }
}
