'use server';
import { IdentifySigner } from '@firstday/domain';
import { redirect } from 'next/navigation';
import { call } from '../../api/call';
import { ifAvailable } from '../../api/if-available';
import { performAct } from '../act/perform-act';
import { keepSigner, KeptSigner } from '../../review-queue/kept-signer';
import { destinationPath } from './identity-path';
import { readSignedIn } from './read-signed-in';
import { signerFields, type SignerState } from './signer-state';

interface ActionTarget {
  readonly session: string;
  readonly task: string;
  readonly page: string;
  /** Who was signed in when the page was shown: the browser may have changed to somebody else since. */
  readonly user?: string;
}

/** Keeps who signs for the employer, and goes on to the page that asked. */
export async function identifySigner(
  { session, task, page, user }: ActionTarget,
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
  const answer = await performAct(session, (token) =>
    call('form_sessions.identifySigner', { body: given }, token),
  );
  if (!answer.ok) return { ...state, missing: [], trouble: answer.errorCode };
  if (isKept && user !== undefined) await keepForNext(user, given);
  redirect(destinationPath(session, { task, page }));
}

/** For whoever is signed in here, and for nobody else of this browser. */
async function keepForNext(
  user: string,
  { name, title }: Readonly<Record<'name' | 'title', string>>,
): Promise<void> {
  // Who signs is recorded already: where that cannot be read, the next form asks again, and that is all.
  const signedIn = await ifAvailable(readSignedIn());
  if (signedIn?.user !== user) return;
  // As the dashboard keeps it: the address is the account's, whatever was typed here.
  const signer = KeptSigner.safeParse({ user, email: signedIn.email, name, title });
  if (signer.success) await keepSigner(signer.data);
}
