import { cookies } from 'next/headers';
import { cache } from 'react';
import { z } from 'zod';
import { SignerInput } from './signer-input';

export const signerCookie = '__review_signer';

/** Kept in this browser alone, for the person who wrote it. */
export const KeptSigner = SignerInput.extend({ user: z.string(), email: z.email() });
export type KeptSigner = z.infer<typeof KeptSigner>;

/** Undefined where nothing is kept, or it is somebody else's of this browser. */
export const readSigner = cache(async (user: string): Promise<KeptSigner | undefined> => {
  const kept = KeptSigner.safeParse(parsed((await cookies()).get(signerCookie)?.value));
  return kept.success && kept.data.user === user ? kept.data : undefined;
});

function parsed(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}
