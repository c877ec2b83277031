'use server';
import { redirect } from 'next/navigation';
import { type ActionState, rejectForm } from '../forms/action-state';
import { errorText, type WriteFailure } from '../forms/error-text';
import { readForm } from '../forms/read-form';
import { write } from '../forms/write';
import { paths, withQuery } from '../paths';
import type { ActionContext } from '../session/current-session';
import { documentAdvice } from './document-advice';
import { PublicationInput } from './publication-input';

/** For every employer, or the one that was chosen. */
export async function publishDocument(
  place: ActionContext,
  before: ActionState,
  form: FormData,
): Promise<ActionState> {
  const advice = await documentAdvice();
  const read = readForm(PublicationInput, form, advice);
  const file = form.get('files');
  const hasFile = file instanceof File && file.size > 0;
  if (!read.ok || !hasFile) {
    const issues = read.ok ? [] : read.issues;
    return rejectForm(
      before,
      form,
      hasFile ? issues : [{ target: 'files', message: advice.files }, ...issues],
    );
  }
  const { employer_id, ...query } = read.input;
  const content = new FormData();
  content.append('files', file, file.name);
  const published = await write(place, 'account_documents.publish', {
    query: { ...query, ...(employer_id === null ? {} : { employer_id }) },
    upload: { content },
  });
  if (!published.ok) return rejectForm(before, form, [await refusal(published, advice.files)]);
  redirect(withQuery(paths.documents, { done: 'documentPublished' }));
}

/** What the service refuses of a form that is filled in is its file: it is no PDF, or too large. */
async function refusal({ errorCode }: WriteFailure, message: string) {
  return errorCode === 'refused' ? { target: 'files', message } : { message: await errorText(errorCode) };
}
