import { cookies } from 'next/headers';
import { cache } from 'react';
import { z } from 'zod';
import { isHttps } from '../api/is-https';
import { SignerInput } from './signer-input';

const signerCookie = '__signer';
const days = 180;

/** As whom somebody signs for employers, kept in this browser alone for the person who wrote it. */
export const KeptSigner = SignerInput.extend({ user: z.string(), email: z.email() });
export type KeptSigner = z.infer<typeof KeptSigner>;

/** Undefined where nothing is kept, or it is somebody else's of this browser. */
export const readSigner = cache(async (user: string): Promise<KeptSigner | undefined> => {
  const kept = KeptSigner.safeParse(parsed((await cookies()).get(signerCookie)?.value));
  return kept.success && kept.data.user === user ? kept.data : undefined;
});

/** Keeps it for the dashboard, which names them in its links, and for hosted pages, which offer it where a link names nobody. */
export async function keepSigner(signer: KeptSigner): Promise<void> {
  (await cookies()).set(signerCookie, JSON.stringify(signer), {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: await isHttps(),
    maxAge: days * 86_400,
  });
}

type SignerQuery = Partial<Record<'signer_email' | 'signer_name' | 'signer_title', string>>;

/** What a link to the employer's part says of its signer: it then does not ask who signs. */
export async function signerInLink(user: string): Promise<SignerQuery> {
  const signer = await readSigner(user);
  if (!signer) return {};
  const { name, title, email } = signer;
  return { signer_name: name, signer_title: title, signer_email: email };
}

function parsed(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}
