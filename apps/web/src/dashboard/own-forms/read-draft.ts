import type { FormDraft } from '@firstday/domain';
import { notFound, redirect } from 'next/navigation';
import { callRaw } from '../../api/call';
import { readAnswer } from '../../api/send-operation';
import { userCredential } from '../../api/user-credential';
import { signInPath } from '../paths';
import { orRedirectToUnavailable } from '../session/current-session';

/** A draft, and the version of it that was read: what is written over another one is refused. */
export async function readDraft(
  path: string,
  form_id: string,
): Promise<{ readonly draft: FormDraft; readonly version: string }> {
  const answer = await orRedirectToUnavailable(path, async () =>
    callRaw('forms.getDraft', { params: { form_id } }, await userCredential()),
  );
  if (answer.ok)
    return { draft: await readAnswer('forms.getDraft', answer), version: answer.headers.get('etag') ?? '' };
  if (answer.status === 401) redirect(signInPath(path, 'ended'));
  return notFound();
}
