import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { Side } from '@firstday/domain';
import { z } from 'zod';
import type { Sealer } from '../../sealing/index.js';

/** All that a link says; it travels inside it, where nobody reads or changes it. */
export const LinkClaims = z.strictObject({
  /** Its record; links from before there were records have none, and open nothing. */
  link: z.string().optional(),
  account: z.string(),
  employee: z.string(),
  side: Side,
  /** In order; null for all of the employee's tasks. */
  tasks: z.array(z.string()).nullable(),
  locale: z.string().nullable(),
  theme: z.string().nullable(),
  redirect_to: z.string().nullable(),
  /** The session of the component that it was made in and leads back to. */
  component: z.string().optional(),
  expires_at: z.iso.datetime(),
});
export type LinkClaims = z.infer<typeof LinkClaims>;

/** What a link's seal is bound to: it opens as a link and as nothing else. */
const sealPurpose = 'onboarding-link';
/** More than any link holds: what unpacks to more was not made here. */
const maxInflatedBytes = 64 * 1024;

export const sealLink = (sealer: Sealer, claims: LinkClaims): string =>
  sealer.seal(deflateRawSync(JSON.stringify(claims)), sealPurpose).toString('base64url');

/** What the link says, or nothing where it was not made here or was changed. Whether it has expired is the caller's to see. */
export function openClaims(sealer: Sealer, link: string): LinkClaims | undefined {
  if (!/^[\w-]{40,}$/.test(link)) return undefined;
  try {
    const text = inflateRawSync(sealer.open(Buffer.from(link, 'base64url'), sealPurpose), {
      maxOutputLength: maxInflatedBytes,
    });
    return LinkClaims.safeParse(JSON.parse(text.toString())).data;
  } catch {
    return undefined;
  }
}
