'use server';
import { redirect } from 'next/navigation';
import { type ActionState, rejectForm } from '../forms/action-state';
import { keepTyped } from '../forms/keep-typed';
import { readForm } from '../forms/read-form';
import { paths, withQuery } from '../paths';
import { keepSigner } from '../../review-queue/kept-signer';
import { SignerInput } from '../../review-queue/signer-input';
import { type ActionContext, isSamePerson, requireSession } from '../session/current-session';
import type { ReviewSearch } from './review-search';
import { signerAdvice } from './signer-advice';

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
    await keepSigner({ ...read.input, user: session.user.id, email: session.user.email });
    redirect(withQuery(paths.review, { ...asked, done: 'signerSaved' }));
  });
}
