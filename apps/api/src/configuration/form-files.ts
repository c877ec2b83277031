import { CreateForm, FormContent } from '@firstday/domain';
import { packs } from '@firstday/forms';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import type { Context } from '../context/index.js';
import { OwnFormsService, PackFormsService } from '../forms/index.js';
import { FormRetirementService } from '../policies/index.js';
import { canonicalJson } from '../sealing/index.js';
import { ConfigurationKind, type Configured } from './configuration-kind.js';
import { listAll } from './list-all.js';

/** Forms of packs keep the key that the library gives them. */
const keysOfPacks = packs.map(({ form }) => form);

const FormFile = z
  .strictObject({
    key: z.union([z.enum(keysOfPacks), CreateForm.shape.key], {
      error: 'Expected `own-…`, or the key of a pack',
    }),
    /** Of the pack that it began as. */
    pack_version: z.int().min(1).max(10_000).optional(),
    is_retired: z.boolean().default(false),
    /** What new tasks are given. */
    published: FormContent.optional(),
    /** Where it says something else than what is published. */
    draft: FormContent.optional(),
  })
  .refine(
    ({ key, pack_version: version }) => version === undefined || keysOfPacks.includes(key),
    'Only a form of a pack has a `pack_version`',
  )
  .refine(({ published, draft }) => published ?? draft, 'Expected `published`, `draft` or both')
  .refine(({ is_retired, published }) => !is_retired || published, 'Only a published form can be retired')
  .transform(({ published, draft, ...rest }) => {
    const isSame = canonicalJson(published) === canonicalJson(draft);
    return { ...rest, ...(published && { published }), ...(draft && !isSame && { draft }) };
  });
type FormFile = z.infer<typeof FormFile>;

/** `forms/`: the account's own, told apart by their keys. */
@Injectable()
export class FormFiles extends ConfigurationKind<FormFile> {
  readonly folder = 'forms';
  readonly schema = FormFile;
  readonly canRetire = true;

  constructor(
    private readonly forms: OwnFormsService,
    private readonly packForms: PackFormsService,
    private readonly retirement: FormRetirementService,
  ) {
    super();
  }

  identityOf({ key }: FormFile): string {
    return key;
  }

  mayShareName(): boolean {
    return false;
  }

  async list(ctx: Context): Promise<Configured<FormFile>[]> {
    const listed: Configured<FormFile>[] = [];
    const fromPacks = await this.packForms.list(ctx, packs);
    for (const { id } of await listAll((query) => this.forms.listDrafts(ctx, query))) {
      const { key, content: draft, edition, retired_at } = await this.forms.getDraft(ctx, id);
      const published = edition === null ? undefined : await this.forms.getEdition(ctx, id, edition);
      const isRetired = retired_at !== null;
      const content = FormFile.parse({
        key,
        pack_version: fromPacks.get(key)?.version ?? undefined,
        is_retired: isRetired,
        published: published?.content,
        draft,
      });
      listed.push({ id, identity: key, isRetired, content });
    }
    return listed;
  }

  async create(ctx: Context, content: FormFile): Promise<void> {
    const { key, is_retired, published, pack_version: version } = content;
    const given = { key, content: publishedOrDraft(content) };
    const { id } = await this.forms.create(ctx, given, version ?? null);
    if (published) await this.forms.publish(ctx, id);
    if (content.draft) await this.forms.updateDraft(ctx, id, { content: content.draft });
    if (is_retired) await this.retirement.retire(ctx, id);
  }

  async update(ctx: Context, before: Configured<FormFile>, after: FormFile): Promise<void> {
    const { id, content } = before;
    if (before.isRetired && !after.is_retired) await this.retirement.restore(ctx, id);
    if (after.published && canonicalJson(after.published) !== canonicalJson(content.published)) {
      await this.forms.updateDraft(ctx, id, { content: after.published });
      await this.forms.publish(ctx, id);
    }
    await this.forms.updateDraft(ctx, id, { content: after.draft ?? publishedOrDraft(after) });
    if (!before.isRetired && after.is_retired) await this.retirement.retire(ctx, id);
  }

  async retire(ctx: Context, { id, content }: Configured<FormFile>): Promise<boolean> {
    if (!content.published) return false;
    await this.retirement.retire(ctx, id);
    return true;
  }
}

function publishedOrDraft({ published, draft }: FormFile): FormContent {
  const content = published ?? draft;
  if (!content) throw new Error('a form says nothing');
  return content;
}
