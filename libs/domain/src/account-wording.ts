import { z } from 'zod';
import { PageLanguage } from './hosted-texts.js';
import { EmployerId } from './id-kind.js';
import { MessageKind } from './message-kind.js';
import { DateTimeUtc, text } from './scalar-value.js';

/** The longest that each part of own wording may be. */
export const longestWording = { subject: 150, body: 5000, sms: 320 } as const;

const parts = {
  subject: z.string().nullable().describe('The subject, one line with merge fields; null for ours.'),
  body: z
    .string()
    .nullable()
    .describe('The text, with merge fields and an empty line between paragraphs; null for ours.'),
  sms: z
    .string()
    .nullable()
    .describe(
      'The text message, one line with merge fields; null for ours. How to end texts stands after it.',
    ),
};

/** The words of a message, with merge fields in braces. */
export const OwnMessageWords = z.strictObject(parts).meta({ id: 'OwnMessageWords' });
export type OwnMessageWords = z.infer<typeof OwnMessageWords>;

/** How an account, or one of its employers, words a kind of message in a language. */
export const AccountWording = z
  .strictObject({
    kind: MessageKind.describe('What the message is about.'),
    language: PageLanguage.describe('The language that it is written in.'),
    employer_id: EmployerId.nullable().describe('Whose messages; null for the whole account.'),
    ...parts,
    set_aside: OwnMessageWords.nullable().describe(
      'Own words that were reset, to be used again; null without.',
    ),
    of_account: OwnMessageWords.nullable().describe(
      "The account's own words, which say what an employer leaves out; null without, and for the account itself.",
    ),
    ours: OwnMessageWords.describe('Our own words, to begin with.'),
    fields: z.array(z.string()).describe('The merge fields that its words may use, such as `first_name`.'),
    keeps: z
      .enum(['link', 'code'])
      .describe('The field that the text has to keep: without it nobody can go on.'),
    is_text: z.boolean().describe('Whether it may be sent as a text message: to employees alone.'),
    updated_at: DateTimeUtc.nullable().describe(
      'When the own words last changed; null where there are none.',
    ),
  })
  .meta({ id: 'AccountWording' });
export type AccountWording = z.infer<typeof AccountWording>;

export const MessageWordingList = z
  .strictObject({ data: z.array(AccountWording).describe('A row for each kind of message.') })
  .meta({ id: 'MessageWordingList' });
export type MessageWordingList = z.infer<typeof MessageWordingList>;

export const MessageWordingListQuery = z.object({
  language: PageLanguage.optional().describe('In this language; without it, in English.'),
  kind: MessageKind.optional().describe('Of this kind alone.'),
  employer_id: text(64, 1)
    .optional()
    .describe("Of this employer's messages to employees; without it, of the whole account."),
});
export type MessageWordingListQuery = z.infer<typeof MessageWordingListQuery>;

/** Which message is meant, and whose. */
export const MessageWordingKey = z.strictObject({
  kind: MessageKind.describe('What the message is about.'),
  language: PageLanguage.describe('The language that it is written in.'),
  employer_id: text(64, 1)
    .nullable()
    .optional()
    .describe('Whose messages; without it, those of the whole account.'),
});
export type MessageWordingKey = z.infer<typeof MessageWordingKey>;

export const ReplaceMessageWording = z.strictObject({
  ...MessageWordingKey.shape,
  subject: text(longestWording.subject).nullable().optional().describe('The subject; ours without it.'),
  body: text(longestWording.body).nullable().optional().describe('The text; ours without it.'),
  sms: text(longestWording.sms)
    .nullable()
    .optional()
    .describe('The text message, for kinds that employees get; ours without it.'),
});
export type ReplaceMessageWording = z.infer<typeof ReplaceMessageWording>;

/** Why words cannot be used, and where. */
export const MessageWordingProblem = z
  .strictObject({
    part: z.enum(['subject', 'body', 'sms']).describe('Where.'),
    code: z
      .enum([
        'unknown_field',
        'field_of_another_kind',
        'broken_field',
        'missing_field',
        'no_text_message',
        'not_in_subject',
        'markup',
        'several_lines',
        'too_long',
        'unseen_characters',
        'web_address',
      ])
      .describe('What is wrong.'),
    field: z.string().optional().describe('The merge field that it is about, as it was written.'),
    message: z.string().describe('What is wrong and what to do about it, in English.'),
  })
  .meta({ id: 'MessageWordingProblem' });
export type MessageWordingProblem = z.infer<typeof MessageWordingProblem>;

/** How long a text message is. */
export const TextLength = z
  .strictObject({
    alphabet: z
      .enum(['gsm', 'unicode'])
      .describe('`gsm` where all of its characters are of the 7-bit alphabet (GSM 03.38), else `unicode`.'),
    characters: z.int().describe('How many characters it counts: some count twice.'),
    segments: z
      .int()
      .describe(
        'In how many parts it is sent: one of 160 characters (`unicode`: 70), or several of 153 (67).',
      ),
  })
  .meta({ id: 'TextLength' });
export type TextLength = z.infer<typeof TextLength>;

/** A message with made-up values: as it would be sent, or in our words where these cannot be. */
export const MessagePreview = z
  .strictObject({
    subject: z.string().describe('The subject.'),
    text: z.string().describe('The message as plain text.'),
    html: z.string().describe('The message as HTML, which fetches nothing.'),
    sms: z.string().describe('The same as a text message, with how to end texts where that is said.'),
    sms_length: TextLength.describe('How long the text message is, as providers count and charge.'),
    problems: z
      .array(MessageWordingProblem)
      .describe('Why the given words cannot be used; none where they can.'),
  })
  .meta({ id: 'MessagePreview' });
export type MessagePreview = z.infer<typeof MessagePreview>;

export const MessageTestSent = z
  .strictObject({ sent_to: z.string().describe('The address that it goes to.') })
  .meta({ id: 'MessageTestSent' });
export type MessageTestSent = z.infer<typeof MessageTestSent>;
