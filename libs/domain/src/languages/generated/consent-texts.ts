// Written by `node tools/languages/write-indexes.mjs` from the folders of libs/domain/src/languages.
import en from '../en/consent.json' with { type: 'json' };
import es from '../es/consent.json' with { type: 'json' };
import ar from '../ar/consent.json' with { type: 'json' };

/** What a signer consents to, in the languages that have words for it. */
export const consentTexts = {
  en: en.text,
  es: es.text,
  ar: ar.text,
} as const;

/** What a signer for the employer consents to, in the languages that say it. */
export const employerConsentTexts = {
  en: en.employerText,
  es: es.employerText,
  ar: ar.employerText,
} as const;

/** What is stated by those who sign with another name than the one on record, in the languages that say it. */
export const otherNameTexts = {
  en: en.otherName,
  es: es.otherName,
  ar: ar.otherName,
} as const;
