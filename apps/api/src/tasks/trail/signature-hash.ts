import { canonicalJson } from '../signing/canonical-json.js';
import { sha256 } from '../signing/sha256.js';
import type { SignatureEntity } from '../signing/signature.entity.js';

/** Of all that a signature says, but for its being void: what is compared with the trail. */
export function signatureHash(signature: SignatureEntity): string {
  const { voided_at: _at, void_reason: _reason, sealed_image, signed_at, ...said } = signature;
  return sha256(
    canonicalJson({
      // A column that a later version adds is null in earlier signatures, and changes nothing of them.
      ...Object.fromEntries(Object.entries(said).filter(([, value]) => value !== null)),
      signed_at: signed_at.toISOString(),
      // Sealed anew by a rotation of keys: that there is one is what lasts.
      has_image: sealed_image !== null,
    }),
  );
}
