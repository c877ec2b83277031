import { z } from 'zod';
import { consentTexts, employerConsentTexts, otherNameTexts } from './languages/generated/consent-texts.js';

/**
 * The consent that electronic signatures rely on; its version and hash are kept with each of them, and a record of it of its
 * own (`SigningConsent`). It is asked for in English where a language has no words for it. 15 U.S.C. 7001(c)(1)(B)-(C): what it covers, paper, withdrawal and
 * what is needed to read and keep the form come first; its last paragraph is what is agreed to.
 */
export const electronicSignatureConsent = { version: '2026-11-24', text: consentTexts } as const;

/** The same for signers for the employer. They are not consumers, so 15 U.S.C. 7001(c) requires no disclosure. */
export const employerSignatureConsent = { version: '2026-11-28', text: employerConsentTexts } as const;

/** What an employee states who signs with another name than the one on the form. */
export const otherNameStatement = { version: '2026-11-23', text: otherNameTexts } as const;

/** Kept with a signature whose name is not the one on the form. */
export const NameStatement = z
  .strictObject({
    name_on_record: z
      .string()
      .describe('The name on the form; on record then, where the form does not ask for it.'),
    text: z.string().describe('The statement, as it was shown and ticked.'),
    version: z.string().describe('Version of the wording.'),
  })
  .meta({ id: 'NameStatement' });
export type NameStatement = z.infer<typeof NameStatement>;
