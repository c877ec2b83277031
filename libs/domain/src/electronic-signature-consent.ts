import { consentTexts } from './languages/generated/consent-texts.js';

/**
 * The consent that goes with each electronic signature; its version and hash are kept with the signature. It is asked
 * for in English where a language has no words for it.
 */
export const electronicSignatureConsent = { version: '2026-11-01', text: consentTexts } as const;
