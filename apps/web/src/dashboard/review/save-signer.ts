'use server';
import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';
import { isHttps } from '../../api/is-https';
import { type ActionState, rejectForm } from '../forms/action-state';
import { keepTyped } from '../forms/keep-typed';
import { readForm } from '../forms/read-form';
import { paths, withQuery } from '../paths';
import { type ActionContext, isSamePerson, requireSession } from '../session/current-session';
import { type KeptSigner, signerCookie } from './read-signer';
import type { ReviewSearch } from './review-search';
import { signerAdvice } from './signer-advice';
import { SignerInput } from './signer-input';

const days = 180;

/** Keeps in this browser as whom somebody signs, so that each form need not ask it. */
export async function saveSigner(
  place: ActionContext,
  asked: ReviewSearch,
  before: ActionState,
  form: FormData,
): Promise<ActionState> {
  return keepTyped(before, form, async () => {
    const read = readForm(SignerInput, form, await signerAdvice());
    if (!read.ok) return rejectForm(before, form, read.issues);
    const session = await requireSession(place.path);
    if (!isSamePerson(session, place)) redirect(paths.review);
    const kept: KeptSigner = { ...read.input, user: session.user.id, email: session.user.email };
    (await cookies()).set(signerCookie, JSON.stringify(kept), {
      path: paths.review,
      httpOnly: true,
      sameSite: 'lax',
      secure: await isHttps(),
      maxAge: days * 86_400,
    });
    redirect(withQuery(paths.review, { ...asked, done: 'signerSaved' }));
  });
}
