import type { FormChange, FormContent } from '@firstday/domain';
import {
  type BoxMatches,
  contentChanges,
  matchBoxes,
  type Pack,
  packFileOf,
  withReadFile,
} from '@firstday/forms';
import { Injectable } from '@nestjs/common';
import { badRequest, type Context, inTransaction, notFound } from '../../context/index.js';
import type { FormDraftEntity } from '../own/form-draft.entity.js';
import { OwnFormsService } from '../own/own-forms.service.js';
import { OwnFormsStore } from '../own/own-forms.store.js';
import { FormPdfsService } from '../pdfs/form-pdfs.service.js';

/** A form of the account that came from a pack. */
export interface PackForm {
  readonly id: string;
  readonly key: string;
  readonly name: string;
  /** Of the pack that it began as; null for a form that somebody else has made under its key. */
  readonly version: number | null;
  /** Where the pack has a newer version: what the form says otherwise than that. */
  readonly changes: readonly FormChange[];
  /** Whether it has the agency's file. */
  readonly hasFile: boolean;
  /** SHA-256 of that file as it was sent; null without one, or where it was not kept. */
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
  async list(ctx: Context, packs: readonly Pack[]): Promise<ReadonlyMap<string, PackForm>> {
    const byForm = new Map(packs.map((pack) => [pack.form, pack]));
    const drafts = await this.store.listByKeys(ctx, [...byForm.keys()]);
    const files = new Map<string, string | null>();
    for (const { content } of drafts)
      for (const pdf of await this.pdfs.listNamed(ctx, content)) files.set(pdf.sha256, pdf.sent_sha256);
    return new Map(drafts.map((draft) => [draft.key, toPackForm(draft, byForm.get(draft.key), files)]));
  }

  /** In the context's transaction, until the end of which nobody publishes it. @returns null where the account has none */
  async lock(ctx: Context, key: string): Promise<FormDraftEntity | null> {
    const [draft] = await this.store.listByKeys(ctx, [key]);
    return draft ? this.store.lock(ctx, draft.form_id) : null;
  }

  /** Makes its draft, unless somebody has at the same time. */
  async begin(ctx: Context, { form: key, content, version }: Pack): Promise<void> {
    await this.own.createUnlessThere(ctx, { key, content }, version);
  }

  /**
   * Gives the draft a PDF of the account. One that is filled in gets the boxes that surely belong to its questions, and
   * keeps those that it had on the same file; one that is read is shown on its page.
   *
   * @throws ProblemError 400 where the pack takes no file, or its page is gone; 404 where the account has no such PDF or form
   */
  setFile(ctx: Context, pack: Pack, sha256: string): Promise<FileMatches> {
    return inTransaction(ctx, async (ctx) => {
      const { suggestion, sent_sha256: sentSha256 } = await this.pdfs.getRow(ctx, sha256);
      const draft = await this.lock(ctx, pack.form);
      if (!draft) throw notFound('form');
      const { content, ...matches } = withFile(pack, draft.content, { sha256, suggestion });
      await this.own.updateDraft(ctx, draft.form_id, { content });
      return { ...matches, sentSha256 };
    });
  }
}

type Matches = Pick<BoxMatches, 'mapped' | 'toMap' | 'left'>;

/** What became of a file that a form was given. */
export interface FileMatches extends Matches {
  readonly sentSha256: string | null;
}

interface SentFile {
  readonly sha256: string;
  /** What it asks for. */
  readonly suggestion: FormContent | null;
}

function withFile(
  { file }: Pack,
  content: FormContent,
  { sha256, suggestion }: SentFile,
): Matches & { readonly content: FormContent } {
  if (file.use === 'none') throw badRequest('This form takes no official file: its text is your own');
  if (file.use === 'read') {
    const shown = withReadFile(content, file.page, sha256);
    if (!shown) throw badRequest('The page that shows the file is not in the form: add it in the builder');
    return { content: shown, mapped: [], toMap: [], left: [] };
  }
  const kept = content.pdf?.sha256 === sha256 ? content.pdf.boxes : [];
  const { boxes, ...matches } = matchBoxes(content, suggestion ?? nothingRead, kept);
  return { ...matches, content: { ...content, pdf: { sha256, boxes: [...boxes] } } };
}

const nothingRead: FormContent = {
  name: { en: 'Nothing' },
  short_name: { en: 'Nothing' },
  purpose: { en: 'Nothing' },
  minutes: 1,
  sections: [],
};

function toPackForm(
  { form_id: id, key, content, pack_version: version }: FormDraftEntity,
  pack: Pack | undefined,
  files: ReadonlyMap<string, string | null>,
): PackForm {
  const sha256 = pack ? packFileOf(pack, content) : null;
  return {
    id,
    key,
    name: content.short_name['en'] ?? key,
    version,
    changes: pack && (version ?? 0) < pack.version ? changesOfPack(pack, content) : [],
    hasFile: sha256 !== null,
    sentSha256: sha256 === null ? null : (files.get(sha256) ?? null),
  };
}

/** What a newer pack says otherwise; the file is the account's, and no part of it. */
const changesOfPack = ({ form, content: newer }: Pack, content: FormContent): readonly FormChange[] =>
  contentChanges(form, content, newer).filter(({ change }) => change !== 'pdf' && change !== 'document');
