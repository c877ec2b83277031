import { call } from '../../api/call';
import { userCredential } from '../../api/user-credential';
import { readSigner } from '../../review-queue/kept-signer';

/** Who is signed in to the dashboard in this very browser, and as whom they sign, as far as it is kept here. */
export interface SignedIn {
  readonly user: string;
  readonly email: string;
  readonly name: string;
  readonly title: string;
}

/** Undefined where nobody is: whoever has a link need not sign in. */
export async function readSignedIn(): Promise<SignedIn | undefined> {
  const credential = await userCredential();
  if (!credential) return undefined;
  const session = await call('sessions.current', {}, credential);
  if (!session.ok) return undefined;
  const { id, email } = session.value.user;
  const signer = await readSigner(id);
  return { user: id, email, name: signer?.name ?? '', title: signer?.title ?? '' };
}
