import { canonicalJson } from '../../sealing/index.js';
import { sha256 } from '../signing/sha256.js';
import type { SignatureEntity } from '../signing/signature.entity.js';

/** All that a signature says, but for its being void: what its hash in the trail is of. */
export function signatureContent(signature: SignatureEntity): Readonly<Record<string, unknown>> {
  const { voided_at: _at, void_reason: _reason, sealed_image, signed_at, ...said } = signature;
  return {
    // A column that a later version adds is null in earlier signatures, and changes nothing of them.
    ...Object.fromEntries(Object.entries(said).filter(([, value]) => value !== null)),
    signed_at: signed_at.toISOString(),
    // Sealed anew by a rotation of keys: that there is one is what lasts.
    has_image: sealed_image !== null,
  };
}

export const signatureHash = (signature: SignatureEntity): string =>
  sha256(canonicalJson(signatureContent(signature)));
