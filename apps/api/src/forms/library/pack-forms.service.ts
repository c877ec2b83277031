import type { FormContent } from '@firstday/domain';
import { type BoxMatches, matchBoxes, type Pack } from '@firstday/forms';
import { Injectable } from '@nestjs/common';
import { type Context, inTransaction, notFound } from '../../context/index.js';
import type { FormDraftEntity } from '../own/form-draft.entity.js';
import { OwnFormsService } from '../own/own-forms.service.js';
import { OwnFormsStore } from '../own/own-forms.store.js';
import { FormPdfsService } from '../pdfs/form-pdfs.service.js';

/** A form of the account that came from a pack. */
export interface PackForm {
  readonly id: string;
  readonly key: string;
  readonly name: string;
  readonly hasFile: boolean;
  /** SHA-256 of its file as it was sent; null without one, or where it was not kept. */
  readonly sentSha256: string | null;
}

/** The forms of packs: drafts of the account's own that wait for the official file. */
@Injectable()
export class PackFormsService {
  constructor(
    private readonly store: OwnFormsStore,
    private readonly own: OwnFormsService,
    private readonly pdfs: FormPdfsService,
  ) {}

  /** By their keys; those that the account has not added are left out. */
  async list(ctx: Context, keys: readonly string[]): Promise<ReadonlyMap<string, PackForm>> {
    const drafts = await this.store.listByKeys(ctx, keys);
    const files = new Map<string, string | null>();
    for (const { content } of drafts)
      for (const pdf of await this.pdfs.listNamed(ctx, content)) files.set(pdf.sha256, pdf.sent_sha256);
    return new Map(drafts.map((draft) => [draft.key, toPackForm(draft, files)]));
  }

  /** In the context's transaction, until the end of which nobody publishes it. @returns null where the account has none */
  async lock(ctx: Context, key: string): Promise<FormDraftEntity | null> {
    const [draft] = await this.store.listByKeys(ctx, [key]);
    return draft ? this.store.lock(ctx, draft.form_id) : null;
  }

  /** Makes its draft, unless somebody has at the same time. */
  async begin(ctx: Context, { form: key, content }: Pack): Promise<void> {
    await this.own.createUnlessThere(ctx, { key, content });
  }

  /**
   * Puts a PDF of the account under the draft, with the boxes that surely belong to its questions. Boxes of the same
   * file stay as they are.
   *
   * @throws ProblemError 404 where the account has no such PDF, or no such form
   */
  setFile(
    ctx: Context,
    key: string,
    sha256: string,
  ): Promise<BoxMatches & { readonly sentSha256: string | null }> {
    return inTransaction(ctx, async (ctx) => {
      const { suggestion, sent_sha256: sentSha256 } = await this.pdfs.getRow(ctx, sha256);
      const draft = await this.lock(ctx, key);
      if (!draft) throw notFound('form');
      const { pdf, ...content } = draft.content;
      const kept = pdf?.sha256 === sha256 ? pdf.boxes : [];
      const matches = matchBoxes(content, suggestion ?? nothingRead, kept);
      const boxes = [...matches.boxes];
      await this.own.updateDraft(ctx, draft.form_id, { content: { ...content, pdf: { sha256, boxes } } });
      return { ...matches, sentSha256 };
    });
  }
}

const nothingRead: FormContent = {
  name: { en: 'Nothing' },
  short_name: { en: 'Nothing' },
  purpose: { en: 'Nothing' },
  minutes: 1,
  sections: [],
};

const toPackForm = (
  { form_id: id, key, content }: FormDraftEntity,
  files: ReadonlyMap<string, string | null>,
): PackForm => ({
  id,
  key,
  name: content.short_name['en'] ?? key,
  hasFile: content.pdf !== undefined,
  sentSha256: content.pdf ? (files.get(content.pdf.sha256) ?? null) : null,
});
