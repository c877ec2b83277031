import { z } from 'zod';
import { FormContent } from './form-content.js';
import { Sha256 } from './form-pdf-content.js';
import { DateTimeUtc, drawableText } from './scalar-value.js';

/** In pixels: so few that pictures of a page, which are kept once they were made, do not fill the disk. */
export const pagePictureWidths = [400, 800, 1200, 1600] as const;

export const PageExtent = z
  .strictObject({
    width: z.number().describe('In points.'),
    height: z.number().describe('In points.'),
  })
  .meta({ id: 'PageExtent', description: 'How large a page of a PDF is, as it is shown.' });
export type PageExtent = z.infer<typeof PageExtent>;

/** A PDF of the account that its own forms fill in, or have read. */
export const FormPdf = z
  .strictObject({
    sha256: Sha256.describe('Of the file that is kept: the one that was sent, without what `dropped` names.'),
    name: z.string().describe('What people know it as.'),
    size: z.number().describe('Size of the file in bytes.'),
    pages: z.array(PageExtent).describe('In their order.'),
    dropped: z
      .array(z.enum(['scripts', 'actions', 'attachments', 'xfa', 'links']))
      .describe('What the file had besides its pages, and is not kept.'),
    field_count: z.number().describe('How many fields to fill in it had.'),
    suggestion: FormContent.nullable().describe(
      'A form that asks for what the fields take, with their places; null where it had none.',
    ),
    created_at: DateTimeUtc.describe('When it was first uploaded.'),
    _tag: z.literal('FormPdf').describe('Always `FormPdf`.'),
  })
  .meta({ id: 'FormPdf' });
export type FormPdf = z.infer<typeof FormPdf>;

export const UploadFormPdfQuery = z.object({
  name: drawableText(200, 1).meta({
    description: 'What people know it as. At most 200 characters.',
    examples: ['Vehicle policy'],
  }),
});
export type UploadFormPdfQuery = z.infer<typeof UploadFormPdfQuery>;

export const PagePictureQuery = z.object({
  width: z
    .enum(['400', '800', '1200', '1600'], 'Expected 400, 800, 1200 or 1600')
    .optional()
    .meta({ description: 'How wide the picture is, in pixels; 800 without it.' }),
});
export type PagePictureQuery = z.infer<typeof PagePictureQuery>;

/** A PDF that a page of a task shows to be read. */
export const PageDocument = z
  .strictObject({
    page_id: z.string().describe('The page of the form that shows it.'),
    title: z.string().describe('What people know it as.'),
    sha256: Sha256.describe('SHA-256 of the file, in hex.'),
    size: z.number().describe('Size of the file in bytes.'),
    pages: z
      .array(
        z.strictObject({
          width: z.number().describe('In points.'),
          height: z.number().describe('In points.'),
          text: z.string().describe('What it says, in the order of reading; empty where it is a picture.'),
        }),
      )
      .describe('In their order.'),
  })
  .meta({ id: 'PageDocument' });
export type PageDocument = z.infer<typeof PageDocument>;
