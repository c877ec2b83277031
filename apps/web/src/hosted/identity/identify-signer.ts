'use server';
import { IdentifySigner } from '@firstday/domain';
import type { z } from 'zod';
import { redirect } from 'next/navigation';
import { unavailabilityIn } from '../../api/api-unavailable';
import { callRaw } from '../../api/call';
import { keepSigner, KeptSigner } from '../../review-queue/kept-signer';
import { sessionToken } from '../session/session-token';
import { expiredPath } from '../session/read-session';
import { taskPaths } from '../task/task-paths';
import { readSignedIn } from './read-signed-in';
import { signerFields, type SignerState } from './signer-state';

interface ActionTarget {
  readonly session: string;
  readonly task: string;
  /** Who was signed in when the page was shown: the browser may have changed to somebody else since. */
  readonly user?: string;
}

/** Keeps who signs for the employer, and goes on to the signature. */
export async function identifySigner(
  { session, task, user }: ActionTarget,
  before: SignerState,
  form: FormData,
): Promise<SignerState> {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  const given = { name: text('name'), email: text('email'), title: text('title') };
  const isKept = text('keep') === 'yes';
  const state = { attempt: before.attempt + 1, given, isKept };
  const parsed = IdentifySigner.safeParse(given);
  const wrong = new Set(parsed.success ? [] : parsed.error.issues.map(({ path }) => path[0]));
  if (wrong.size > 0) return { ...state, missing: signerFields.filter((name) => wrong.has(name)) };
  const token = await sessionToken(session);
  if (!token) redirect(expiredPath(session));
  const trouble = await kept(token, given);
  if (trouble) return { ...state, missing: [], trouble };
  if (isKept && user !== undefined) await keepForNext(user, given);
  redirect(taskPaths(session, task).sign);
}

/** For whoever is signed in here, and for nobody else of this browser. */
async function keepForNext(
  user: string,
  { name, title }: Readonly<Record<'name' | 'title', string>>,
): Promise<void> {
  const signedIn = await readSignedIn().catch(ignoreUnavailability);
  if (signedIn?.user !== user) return;
  // As the dashboard keeps it: the address is the account's, whatever was typed here.
  const signer = KeptSigner.safeParse({ user, email: signedIn.email, name, title });
  if (signer.success) await keepSigner(signer.data);
}

/** Who signs is recorded already: the next form asks again, and that is all. */
function ignoreUnavailability(error: unknown): undefined {
  if (!unavailabilityIn(error)) throw error;
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
