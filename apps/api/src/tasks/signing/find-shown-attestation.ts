import { electronicSignatureConsent, employerSignatureConsent } from '@firstday/domain';
import { type Attestation, textOf } from '@firstday/forms';
import { sha256 } from './sha256.js';

/**
 * The declaration that the signer was shown, found by its hash: it must be a text of the edition to the letter, in any
 * language that the edition has it in.
 */
export function findShownAttestation(
  attestation: Attestation,
  hash: string,
): { readonly locale: string; readonly text: string } | undefined {
  const found = Object.entries(attestation.text).find(([, text]) => sha256(text) === hash);
  return found && { locale: found[0], text: found[1] };
}

/**
 * The consent as it was shown, by the hash of its text; without a hash, in the session's language. Signers for the employer may
 * have been shown that of employees.
 */
export function findShownConsent(
  locale: string,
  hash?: string,
  side: 'employee' | 'employer' = 'employee',
): Consent | undefined {
  const own = side === 'employer' ? employerSignatureConsent : electronicSignatureConsent;
  const wanted = hash ?? sha256(textOf(own.text, locale));
  for (const { version, text } of [own, electronicSignatureConsent]) {
    const found = Object.entries(text).find(([, words]) => sha256(words) === wanted);
    if (found) return { version, sha256: wanted, locale: found[0], text: found[1] };
  }
  return undefined;
}

export interface Consent {
  readonly version: string;
  readonly sha256: string;
  readonly locale: string;
  readonly text: string;
}
