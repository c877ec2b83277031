import { electronicSignatureConsent } from '@firstday/domain';
import type { Attestation } from '@firstday/forms';
import { sha256 } from './sha256.js';

/**
 * The declaration that the signer was shown, found by its hash: it must be a text of the edition to the letter, in any
 * language that the edition has it in.
 */
export function attestationShown(
  attestation: Attestation,
  hash: string,
): { readonly locale: string; readonly text: string } | undefined {
  const found = Object.entries(attestation.text).find(([, text]) => sha256(text) === hash);
  return found && { locale: found[0], text: found[1] };
}

/** The consent in the signer's language, with its version and hash. */
export function consentShown(locale: string) {
  const { version, text } = electronicSignatureConsent;
  const shown = locale.split('-')[0] === 'es' ? text.es : text.en;
  return { version, sha256: sha256(shown) };
}
