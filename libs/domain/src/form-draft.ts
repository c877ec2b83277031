import { z } from 'zod';
import { FormContent } from './form-content.js';
import { FormKey } from './form-key.js';
import { FormId, PolicyId } from './id-kind.js';
import { LocaleTag } from './locale-tag.js';
import { pageQuery } from './page.js';
import { PolicyStatus } from './policy.js';
import { Issue } from './problem.js';
import { DateTimeUtc, text } from './scalar-value.js';
import { timesQuery } from './times-query.js';

/** A form of one's own begins as a draft. */
export const CreateForm = z.strictObject({
  key: z
    .string()
    .regex(
      /^own-[a-z0-9]+(-[a-z0-9]+)*$/,
      'Expected `own-`, then lower-case letters and digits with dashes between',
    )
    .max(64)
    .describe(
      'Which form it is, in policies and tasks; it never changes. `own-` keeps it apart from the catalog.',
    ),
  content: FormContent,
});
export type CreateForm = z.infer<typeof CreateForm>;

export const UpdateFormDraft = z.strictObject({ content: FormContent });
export type UpdateFormDraft = z.infer<typeof UpdateFormDraft>;

export const FormDraft = z
  .strictObject({
    id: FormId,
    key: FormKey,
    content: FormContent,
    issues: z
      .array(Issue)
      .describe('What keeps it from being published, all at once; paths begin in `content`.'),
    warnings: z
      .array(Issue)
      .describe(
        'What should be looked at before it is published, and does not prevent it; paths begin in `content`.',
      ),
    edition: z.string().nullable().describe('The edition that new tasks pin; null before the first.'),
    is_published: z.boolean().describe('Whether that edition says what the draft says.'),
    retired_at: DateTimeUtc.nullable().describe(
      'Since when nobody is given it any more; null where it is in use.',
    ),
    created_at: DateTimeUtc.describe('When the form was begun.'),
    updated_at: DateTimeUtc.describe('When the draft was last changed.'),
  })
  .meta({ id: 'FormDraft' });
export type FormDraft = z.infer<typeof FormDraft>;

export const FormDraftSummary = FormDraft.pick({
  id: true,
  key: true,
  edition: true,
  is_published: true,
  retired_at: true,
  updated_at: true,
})
  .extend({ name: z.string().describe('Its short name, in English.') })
  .meta({ id: 'FormDraftSummary' });
export type FormDraftSummary = z.infer<typeof FormDraftSummary>;

export const FormDraftListQuery = z.object({ ...pageQuery(), ...timesQuery });
export type FormDraftListQuery = z.infer<typeof FormDraftListQuery>;

export const CopyForm = z.strictObject({
  key: CreateForm.shape.key,
  name: text(60, 1).optional().describe('What people call the copy, in English; without it, as the other.'),
});
export type CopyForm = z.infer<typeof CopyForm>;

export const PreviewForm = z.strictObject({
  answers: z
    .enum(['sample', 'none'])
    .default('sample')
    .describe('Whether it is filled in and signed with samples, or empty.'),
  locale: LocaleTag.optional().describe('The language of the document; English without it.'),
});
export type PreviewForm = z.infer<typeof PreviewForm>;

const published = {
  form_id: FormId,
  edition: z.string().describe('Counted from 1. Tasks pin it, and keep it.'),
  sha256: z.string().describe('Of the content as canonical JSON (RFC 8785), in hex.'),
  published_at: DateTimeUtc.describe('When it was published. It never changes afterwards.'),
};

export const FormEdition = z.strictObject(published).meta({ id: 'FormEdition' });
export type FormEdition = z.infer<typeof FormEdition>;

export const WaitingPolicy = z
  .strictObject({
    policy_id: PolicyId,
    name: z.string().describe('What people call it.'),
    status: PolicyStatus.describe('`active` now, or still `draft` because somebody has to check it first.'),
    unsure: z.array(z.string()).describe('What has to be checked: facts of the law that are in doubt.'),
  })
  .meta({ id: 'WaitingPolicy', description: 'A policy of the library that waited for the form.' });
export type WaitingPolicy = z.infer<typeof WaitingPolicy>;

export const PublishedFormEdition = z
  .strictObject({
    ...published,
    policies: z.array(WaitingPolicy).describe('What became of policies that waited for the first edition.'),
  })
  .meta({ id: 'PublishedFormEdition' });
export type PublishedFormEdition = z.infer<typeof PublishedFormEdition>;

export const FormEditions = z
  .strictObject({ editions: z.array(FormEdition).describe('Newest first.') })
  .meta({ id: 'FormEditions' });
export type FormEditions = z.infer<typeof FormEditions>;
export const FormEditionContent = z
  .strictObject({ ...published, content: FormContent })
  .meta({ id: 'FormEditionContent' });
export type FormEditionContent = z.infer<typeof FormEditionContent>;
