'use server';
import { redirect } from 'next/navigation';
import { type ActionState, rejectForm } from '../forms/action-state';
import { errorText } from '../forms/error-text';
import { write } from '../forms/write';
import { paths, withQuery } from '../paths';
import type { ActionContext } from '../session/current-session';

export async function retireDocument(
  place: ActionContext,
  id: string,
  before: ActionState,
  form: FormData,
): Promise<ActionState> {
  const retired = await write(place, 'account_documents.retire', { params: { account_document_id: id } });
  if (!retired.ok) return rejectForm(before, form, [{ message: await errorText(retired.errorCode) }]);
  redirect(withQuery(paths.documents, { done: 'documentRetired' }));
}
