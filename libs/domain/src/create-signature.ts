import { z } from 'zod';
import { SignatureId } from './id-kind.js';
import { text } from './scalar-value.js';

/** Signing: the declaration as shown must be named by its hash, so that nobody signs another text than the one on record. */
export const CreateSignature = z.strictObject({
  section_id: text(128, 1).describe('The section to be signed.'),
  consents_to_electronic_signature: z
    .literal(true, { error: 'Expected consent to sign electronically' })
    .describe(
      'Consent to sign electronically: given with this signature, or with an earlier one and in force.',
    ),
  consent_sha256: z
    .string()
    .regex(/^[0-9a-f]{64}$/, 'Expected the SHA-256 of the consent shown, in hex')
    .optional()
    .describe(
      'SHA-256 of the consent as it was shown, in hex: says in which language. Without it, that of the session.',
    ),
  other_name_sha256: z
    .string()
    .regex(/^[0-9a-f]{64}$/, 'Expected the SHA-256 of the statement shown, in hex')
    .optional()
    .describe(
      "SHA-256 of the statement that the name signed is the employee's own, where it differs from the one on the form. Without it, such a name is refused. Case, accents and middle names make no difference.",
    ),
  acknowledges_attestation: z
    .literal(true, { error: 'Expected that the attestation was read' })
    .describe('The signer acknowledges having read the attestation. 8 CFR 274a.2(h)(1).'),
  attestation_sha256: z
    .string()
    .regex(/^[0-9a-f]{64}$/, 'Expected the SHA-256 of the attestation shown, in hex')
    .describe('SHA-256 of the attestation as it was shown, in hex: says in which language it was read.'),
  signature: z
    .discriminatedUnion('method', [
      z.strictObject({
        method: z.literal('typed').describe('How it was made.'),
        name: text(120, 2).describe("The signer's full name."),
      }),
      z.strictObject({
        method: z.literal('drawn').describe('How it was made.'),
        name: text(120, 2).describe("The signer's full name."),
        image: z
          .string()
          .max(400_000, 'Expected a smaller picture')
          .regex(/^data:image\/png;base64,[A-Za-z0-9+/]+=*$/, 'Expected a PNG data URL')
          .describe('The drawing, as a `data:` URL of a PNG.'),
      }),
      z.strictObject({
        method: z.literal('adopted').describe('As it was made before, in the same session of the employee.'),
        signature_id: SignatureId.describe('The signature that is made again, on another form.'),
      }),
    ])
    .describe(
      'The signature itself: typed, drawn, or the one that the employee adopted with an earlier form.',
    ),
});
export type CreateSignature = z.infer<typeof CreateSignature>;
