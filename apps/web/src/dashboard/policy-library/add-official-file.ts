'use server';
import { redirect } from 'next/navigation';
import { type ActionState, rejectForm } from '../forms/action-state';
import { errorText } from '../forms/error-text';
import { write } from '../forms/write';
import { sendPdf } from '../own-forms/send-pdf';
import { paths, withQuery } from '../paths';
import type { ActionContext } from '../session/current-session';

/** Sends the official file, and puts it under the draft of the policy's form. */
export async function addOfficialFile(
  place: ActionContext,
  library_key: string,
  before: ActionState,
  form: FormData,
): Promise<ActionState> {
  const sent = await sendPdf(place, form);
  if ('message' in sent) return rejectForm(before, form, [sent]);
  const input = { params: { library_key }, body: { sha256: sent.pdf.sha256 } };
  const added = await write(place, 'policy_library.addFile', input);
  if (!added.ok) return rejectForm(before, form, [{ message: await errorText(added.errorCode) }]);
  redirect(withQuery(paths.libraryPolicy(library_key), { done: 'fileAdded' }));
}
