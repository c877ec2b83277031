import type { Policy } from '@firstday/domain';
import { notFound, redirect } from 'next/navigation';
import { callRaw } from '../../api/call';
import { readAnswer } from '../../api/send-operation';
import { userCredential } from '../../api/user-credential';
import { signInPath } from '../paths';
import { orRedirectToUnavailable } from '../session/current-session';

/** A policy, and the version of it that was read: what is written over another one is refused. */
export async function readKeptPolicy(
  path: string,
  policy_id: string,
): Promise<{ readonly policy: Policy; readonly etag: string }> {
  const answer = await orRedirectToUnavailable(path, async () =>
    callRaw('policies.findById', { params: { policy_id } }, await userCredential()),
  );
  if (answer.ok)
    return {
      policy: await readAnswer('policies.findById', answer),
      etag: answer.headers.get('etag') ?? '',
    };
  if (answer.status === 401) redirect(signInPath(path, 'ended'));
  return notFound();
}
