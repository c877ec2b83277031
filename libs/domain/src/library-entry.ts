import { z } from 'zod';
import { FormChange } from './form-changes.js';
import { Sha256 } from './form-pdf-content.js';
import { FormKey } from './form-key.js';
import { formWords } from './form-words.js';
import { FormId, PolicyId } from './id-kind.js';
import { PolicyStatus } from './policy.js';
import { CalendarDate, text } from './scalar-value.js';

/** What a policy of the library is about: how its list is grouped. */
export const LibraryKind = z.enum([
  'withholding',
  'reciprocity',
  'local_tax',
  'federal_tax',
  'wage_notice',
  'notice',
  'voluntary',
  'background_check',
  'minors',
  'own_document',
]);
export type LibraryKind = z.infer<typeof LibraryKind>;

/**
 * How sure a fact of law is: read in the official document; in a table that was made from official ones; in somebody
 * else's account of it; generally known, without a source; or in doubt, because sources disagree or are old.
 */
export const FactMark = z.enum(['official', 'table', 'secondary', 'general', 'unsure']);
export type FactMark = z.infer<typeof FactMark>;

export const LibraryFact = z
  .strictObject({
    says: z.string().describe('A sentence in English.'),
    source: z.string().describe('An address, or the name and edition of a document.'),
    checked_on: CalendarDate.describe('When it was read there.'),
    mark: FactMark.describe(
      '`official`: read in the official document. `table`: in a table that was made from official ones. `secondary`: in somebody else’s account. `general`: known without a source. `unsure`: sources disagree or are old.',
    ),
  })
  .meta({ id: 'LibraryFact', description: 'A statement about the law, and what it rests on.' });
export type LibraryFact = z.infer<typeof LibraryFact>;

export const LibraryForm = z
  .strictObject({
    key: FormKey,
    name: z.string().describe('What people call it.'),
    form_id: FormId.nullable().describe('The account’s form, or its draft; null where it has none.'),
    is_usable: z.boolean().describe('Whether people can be given it now.'),
    is_from_library: z
      .boolean()
      .describe('Whether adding the policy makes it: a form of the account’s own, as the library writes it.'),
    library_version: z
      .int()
      .nullable()
      .describe('The version that the library has of it, from 1; null where the library does not write it.'),
    taken_version: z
      .int()
      .nullable()
      .describe('The version that the account’s form began as; null where it has none.'),
    changes: z
      .array(FormChange)
      .describe(
        'Where the library has a newer version: what that says otherwise than the account’s form, what the account changed among it.',
      ),
  })
  .meta({ id: 'LibraryForm', description: 'A form that a policy of the library asks for.' });

export const LibraryDifference = z
  .strictObject({
    property: z.enum(['name', 'condition', 'forms', 'tags']).describe('What is not the same.'),
    yours: z.string().describe('As the account has it; a condition in words.'),
    library: z.string().describe('As the library has it.'),
  })
  .meta({
    id: 'LibraryDifference',
    description: 'Where a policy of the account is not as the library has it.',
  });
export type LibraryDifference = z.infer<typeof LibraryDifference>;

export const OfficialFile = z
  .strictObject({
    published_url: z.string().describe('Where the agency publishes it.'),
    edition_seen: z
      .string()
      .nullable()
      .describe('The edition that the facts were read of; null where it is not known.'),
    use: z
      .enum(['filled', 'read'])
      .describe('`filled`: the answers are written onto it. `read`: it is shown, page by page.'),
    is_there: z.boolean().describe('Whether the draft of the form has a file.'),
    edition: z
      .string()
      .nullable()
      .describe('The edition of that file, recognised by its SHA-256; null where it is not known.'),
  })
  .meta({ id: 'OfficialFile', description: 'The file of a form, which the account adds itself.' });

export const LibraryEntryState = z.enum(['available', 'added', 'waits_for_file', 'differs']);
export type LibraryEntryState = z.infer<typeof LibraryEntryState>;

export const LibraryEntry = z
  .strictObject({
    key: z.string().describe('Which policy of the library it is.'),
    version: z.number().describe('Of the policy in the library, from 1.'),
    name: z.string().describe('What people call it.'),
    jurisdiction: z.string().describe('`US`, or the postal code of a state, such as `NY`.'),
    kind: LibraryKind.describe('What it is about.'),
    sentence: z.string().describe('The condition in words.'),
    citation: z.string().nullable().describe('The law that asks for the form; null where none does.'),
    forms: z.array(LibraryForm).describe('The forms that it asks for.'),
    facts: z.array(LibraryFact).describe('What it rests on.'),
    state: LibraryEntryState.describe(
      '`available`: the account does not have it. `waits_for_file`: the draft of its form has no official file yet. `differs`: it, or its form, is not as the library has it. `added`: it is.',
    ),
    waits_for: z
      .array(z.enum(['official_file', 'publication', 'check']))
      .describe(
        'Why it is, or would be, a draft: its form has no official file, its form is not published, or somebody has to check a fact that is `unsure`.',
      ),
    policy_id: PolicyId.nullable().describe('The account’s policy; null where it has none.'),
    policy_status: PolicyStatus.nullable().describe('Whether that policy is asked.'),
    library_version: z
      .number()
      .nullable()
      .describe('The version of the library that the account has taken over; null where it has none.'),
    is_changed_by_account: z.boolean().describe('Whether the account has made it its own.'),
    differences: z.array(LibraryDifference).describe('From what the library says.'),
    to_check: z
      .array(formWords(2000))
      .describe('What to compare with the law and the official file before it is used.'),
    official_file: OfficialFile.nullable().describe(
      'For a form whose file the account adds; null where the form comes with Firstday, or takes none.',
    ),
  })
  .meta({
    id: 'LibraryEntry',
    description: 'A policy that an account may add, and what has become of it there.',
  });
export type LibraryEntry = z.infer<typeof LibraryEntry>;

export const LibraryEntries = z
  .strictObject({ entries: z.array(LibraryEntry).describe('By jurisdiction, then by name; `US` first.') })
  .meta({ id: 'LibraryEntries' });
export type LibraryEntries = z.infer<typeof LibraryEntries>;

export const LibraryQuery = z.object({
  jurisdiction: text(8)
    .optional()
    .meta({
      description: 'Of `US`, or of this state by its postal code.',
      examples: ['NY'],
    }),
  kind: LibraryKind.optional().describe('Of this kind.'),
});
export type LibraryQuery = z.infer<typeof LibraryQuery>;

export const UpdateFromLibrary = z.strictObject({
  replace_changes: z
    .boolean()
    .optional()
    .describe('Whether what the account changed is replaced as well; without it, that is 400.'),
});
export type UpdateFromLibrary = z.infer<typeof UpdateFromLibrary>;

export const AddOfficialFile = z.strictObject({
  sha256: Sha256.describe('Of a PDF that the account has uploaded.'),
});
export type AddOfficialFile = z.infer<typeof AddOfficialFile>;

const question = z.strictObject({
  path: z.string().describe('The field of the form.'),
  label: z.string().describe('The question, in English.'),
});
export const AddedOfficialFile = z
  .strictObject({
    entry: LibraryEntry.describe('As it is now.'),
    edition: z
      .string()
      .nullable()
      .describe(
        'The edition, recognised by the SHA-256 of the file that was sent; null where it is not known.',
      ),
    mapped: z.array(question).describe('Questions whose answers are written into boxes of the file.'),
    to_map: z.array(question).describe('Questions without a box: they are mapped in the builder.'),
    left: z.array(z.string()).describe('What boxes of the file ask for that no question was found for.'),
  })
  .meta({ id: 'AddedOfficialFile', description: 'What became of a file, and what is left to map by hand.' });
export type AddedOfficialFile = z.infer<typeof AddedOfficialFile>;
