import { z } from 'zod';
import { EmployerId } from './id-kind.js';
import { languages } from './languages/generated/languages.js';
import { plainWords } from './plain-words.js';
import { DateTimeUtc, text } from './scalar-value.js';

/** The longest that each own text may be. */
export const longestOwnText = {
  welcome: 300,
  help_name: 100,
  help_phone: 40,
  help_email: 254,
  closing: 300,
} as const;

/** What an account says on hosted pages in its own words; null for ours. */
export const OwnTexts = z
  .strictObject({
    welcome: plainWords(longestOwnText.welcome)
      .nullable()
      .describe('Sentence below the title of the list of forms, in place of ours.'),
    help_name: plainWords(longestOwnText.help_name).nullable().describe('Whom to ask for help.'),
    help_phone: text(longestOwnText.help_phone, 1)
      .regex(/^\+?[\d(][\d ().-]{4,}$/, 'Expected a phone number such as +1 518 555 0100')
      .nullable()
      .describe('Their phone number.'),
    help_email: text(longestOwnText.help_email, 1)
      .pipe(z.email('Expected an email address such as people@example.com'))
      .nullable()
      .describe('Their email address.'),
    closing: plainWords(longestOwnText.closing)
      .nullable()
      .describe('Sentence on the list of forms once all of them are done, in place of ours.'),
  })
  .meta({ id: 'OwnTexts' });
export type OwnTexts = z.infer<typeof OwnTexts>;

/** Where an account says nothing. */
export const noOwnTexts: OwnTexts = {
  welcome: null,
  help_name: null,
  help_phone: null,
  help_email: null,
  closing: null,
};

/** A language that pages are written in. */
export const PageLanguage = z.enum(languages.map(({ locale }) => locale)).meta({ id: 'PageLanguage' });
export type PageLanguage = z.infer<typeof PageLanguage>;

export const HostedTexts = z
  .strictObject({
    employer_id: EmployerId.nullable().describe('Whose pages they are for; null for the whole account.'),
    language: PageLanguage.describe('The language that the pages are read in.'),
    ...OwnTexts.shape,
    updated_at: DateTimeUtc.nullable().describe('When they last changed; null where nothing is said.'),
  })
  .meta({ id: 'HostedTexts' });
export type HostedTexts = z.infer<typeof HostedTexts>;

export const HostedTextsList = z
  .strictObject({
    data: z.array(HostedTexts).describe('A row for each language that something is said in.'),
  })
  .meta({ id: 'HostedTextsList' });
export type HostedTextsList = z.infer<typeof HostedTextsList>;

export const HostedTextsQuery = z.object({
  employer_id: text(64, 1).optional().describe("Of this employer's pages; without it, of the whole account."),
});
export type HostedTextsQuery = z.infer<typeof HostedTextsQuery>;

export const ReplaceHostedTexts = z.strictObject({
  employer_id: text(64, 1)
    .nullable()
    .optional()
    .describe('Whose pages they are for; without it, the whole account.'),
  language: PageLanguage.describe('The language that the pages are read in.'),
  ...OwnTexts.partial().shape,
});
export type ReplaceHostedTexts = z.infer<typeof ReplaceHostedTexts>;
