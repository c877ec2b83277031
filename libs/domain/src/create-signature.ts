import { z } from 'zod';
import { text } from './scalar-value.js';

/** Signing: the declaration as shown must be named by its hash, so that nobody signs another text than the one on record. */
export const CreateSignature = z.strictObject({
  section_id: text(128, 1),
  /** Consent to sign electronically, given for this signature. */
  consents_to_electronic_signature: z.literal(true, { error: 'Expected consent to sign electronically' }),
  /** Which of the languages of the consent was shown; without it, that of the session. */
  consent_sha256: z
    .string()
    .regex(/^[0-9a-f]{64}$/, 'Expected the SHA-256 of the consent shown, in hex')
    .optional(),
  /**
   * Of the statement that the name signed is the employee's own, where it is another one than on record. Without it, such
   * a name is refused.
   */
  other_name_sha256: z
    .string()
    .regex(/^[0-9a-f]{64}$/, 'Expected the SHA-256 of the statement shown, in hex')
    .optional(),
  /** The signer acknowledges having read the attestation. 8 CFR 274a.2(h)(1). */
  acknowledges_attestation: z.literal(true, { error: 'Expected that the attestation was read' }),
  attestation_sha256: z
    .string()
    .regex(/^[0-9a-f]{64}$/, 'Expected the SHA-256 of the attestation shown, in hex'),
  signature: z.discriminatedUnion('method', [
    z.strictObject({ method: z.literal('typed'), name: text(120, 2) }),
    z.strictObject({
      method: z.literal('drawn'),
      name: text(120, 2),
      image: z
        .string()
        .max(400_000, 'Expected a smaller picture')
        .regex(/^data:image\/png;base64,[A-Za-z0-9+/]+=*$/, 'Expected a PNG data URL'),
    }),
  ]),
  time_zone: text(64).optional(),
});
export type CreateSignature = z.infer<typeof CreateSignature>;
