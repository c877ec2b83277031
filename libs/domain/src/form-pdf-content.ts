import { z } from 'zod';
import { FieldPath, PartId } from './form-words.js';

const points = z.number().min(-20_000).max(20_000);
const extent = z.number().min(1).max(20_000);

/** What stands in one place of a PDF. */
export const FormBox = z
  .strictObject({
    page: z.int().min(1).max(200).describe('Counted from 1.'),
    x: points.describe('From the left edge of the page, in points.'),
    y: points.describe('From the lower edge of the page, in points.'),
    width: extent.describe('In points.'),
    height: extent.describe('In points.'),
    shows: z
      .enum(['answer', 'signature', 'signed_on', 'signer'])
      .describe('An answer, a signature, its date, or the name of who signed.'),
    field: FieldPath.optional().describe('For `answer`: of which field.'),
    part: z
      .enum(['street', 'secondary', 'city', 'state', 'zip'])
      .optional()
      .describe('Of an address; without it, all of it.'),
    option: PartId.optional().describe(
      'Of a field with options: crossed where this one is chosen; without it, the words of what is chosen.',
    ),
    section: PartId.optional().describe('For a signature, its date or its signer: of which section.'),
    comb: z.int().min(2).max(60).optional().describe('How many cells it has, for a character each.'),
    lines: z.literal(true).optional().describe('A text may take several lines.'),
  })
  .meta({ id: 'FormBox', description: 'A place of the PDF, and what is written there.' });
export type FormBox = z.infer<typeof FormBox>;

export const Sha256 = z.string().regex(/^[0-9a-f]{64}$/, 'Expected a SHA-256, 64 digits in hex');

/** The PDF that is filled in with the answers. What has no box stands on a page after it. */
export const FormPdfContent = z
  .strictObject({
    sha256: Sha256.describe('Of a PDF that the account has uploaded.'),
    boxes: z.array(FormBox).max(2000).describe('What is written where.'),
  })
  .meta({ id: 'FormPdfContent', description: 'The PDF that is filled in, and where.' });
export type FormPdfContent = z.infer<typeof FormPdfContent>;

/** A PDF that is read before the section is signed. */
export const ReadDocumentContent = z
  .strictObject({ sha256: Sha256.describe('Of a PDF that the account has uploaded.') })
  .meta({ id: 'ReadDocumentContent', description: 'A PDF that is read, page by page.' });
export type ReadDocumentContent = z.infer<typeof ReadDocumentContent>;
