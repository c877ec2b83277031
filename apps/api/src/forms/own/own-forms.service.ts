import type {
  CopyForm,
  CreateForm,
  FormDraft,
  FormDraftListQuery,
  FormDraftSummary,
  FormEdition,
  FormEditionContent,
  FormEditions,
  NumberedPage,
  PublishedFormEdition,
  UpdateFormDraft,
  WaitingPolicy,
} from '@firstday/domain';
import { formName, toEdition } from '@firstday/forms';
import { Injectable } from '@nestjs/common';
import {
  badRequest,
  type Context,
  inTransaction,
  invalidInput,
  newId,
  notFound,
} from '../../context/index.js';
import { assertMatches, nextUpdatedAt, toPage, withVersion } from '../../http/index.js';
import { SecurityLogService } from '../../identity/index.js';
import { canonicalJson } from '../../sealing/index.js';
import { FormPdfsService } from '../pdfs/form-pdfs.service.js';
import { contentHash } from './content-hash.js';
import type { FormDraftEntity } from './form-draft.entity.js';
import { FormsStore } from '../forms.store.js';
import { FormIssuesService } from './form-issues.service.js';
import { FormScopeChangesStore } from './form-scope-changes.store.js';
import { type ListedDraft, OwnFormsStore, type PublishedEdition } from './own-forms.store.js';

/** Keeps apart what was answered before, too. */
type SegregationListener = (ctx: Context, formId: string) => Promise<void>;

/** Told of a form's first edition. @returns what becomes of policies that waited for it */
type FirstEditionListener = (ctx: Context, key: string) => Promise<readonly WaitingPolicy[]>;

type Change = 'created' | 'published' | 'restored' | 'retired' | 'updated';

/** Forms of an account's own: written as a draft, published as editions that never change. */
@Injectable()
export class OwnFormsService {
  private readonly segregationListeners: SegregationListener[] = [];
  private readonly firstEditionListeners: FirstEditionListener[] = [];

  constructor(
    private readonly store: OwnFormsStore,
    private readonly forms: FormsStore,
    private readonly issues: FormIssuesService,
    private readonly pdfs: FormPdfsService,
    private readonly scopeChanges: FormScopeChangesStore,
    private readonly log: SecurityLogService,
  ) {}

  /** Called in the transaction that publishes a form whose answers are kept apart from then on. */
  onSegregation(listener: SegregationListener): void {
    this.segregationListeners.push(listener);
  }

  /** Called in the transaction that publishes a form for the first time. */
  onFirstEdition(listener: FirstEditionListener): void {
    this.firstEditionListeners.push(listener);
  }

  async listDrafts(ctx: Context, query: FormDraftListQuery): Promise<NumberedPage<FormDraftSummary>> {
    const { rows, total } = await this.store.listDrafts(ctx, query);
    return toPage(rows.map(toSummary), total, query);
  }

  /** As its draft stands. */
  async copy(ctx: Context, formId: string, { key, name }: CopyForm): Promise<FormDraft> {
    const { content } = orNotFound(await this.store.find(ctx, formId));
    const names = name === undefined ? {} : { short_name: { en: name }, name: { en: name } };
    return this.create(ctx, { key, content: { ...content, ...names } });
  }

  /** @param packVersion of the library's pack that it begins as; null for others */
  create(ctx: Context, given: CreateForm, packVersion: number | null = null): Promise<FormDraft> {
    return inTransaction(ctx, async (ctx) => {
      const draft = await this.createUnlessThere(ctx, given, packVersion);
      if (!draft) throw badRequest('There is a form with this key already');
      return this.present(ctx, draft);
    });
  }

  /**
   * In the context's transaction.
   *
   * @param pack_version of the library's pack that it begins as
   * @returns null where the account has a form with this key
   */
  async createUnlessThere(
    ctx: Context,
    { key, content }: CreateForm,
    pack_version: number | null = null,
  ): Promise<FormDraftEntity | null> {
    const { now: created_at, now: updated_at } = ctx;
    const form_id = newId('form', ctx.now);
    const draft = { form_id, account_id: ctx.account.id, key, content, pack_version, created_at, updated_at };
    if (!(await this.store.insert(ctx, draft))) return null;
    await this.pdfs.touch(ctx, content);
    await this.record(ctx, form_id, 'created');
    return draft;
  }

  async getDraft(ctx: Context, formId: string): Promise<FormDraft> {
    return this.present(ctx, orNotFound(await this.store.find(ctx, formId)));
  }

  updateDraft(ctx: Context, formId: string, { content }: UpdateFormDraft): Promise<FormDraft> {
    return inTransaction(ctx, async (ctx) => {
      const before = await this.lock(ctx, formId);
      if (contentHash(before.content) === contentHash(content)) return this.present(ctx, before);
      const draft = { ...before, content, updated_at: nextUpdatedAt(ctx, before) };
      await this.store.update(ctx, draft);
      await this.pdfs.touch(ctx, before.content, content);
      await this.record(ctx, formId, 'updated');
      return this.present(ctx, draft);
    });
  }

  /** @throws ProblemError 400 with all that keeps it from being published, or where nothing has changed */
  publish(ctx: Context, formId: string): Promise<PublishedFormEdition> {
    return inTransaction(ctx, async (ctx) => {
      const draft = await this.lock(ctx, formId);
      const { key, content } = draft;
      const [before] = await this.forms.listByIds(ctx, [formId]);
      if (before?.retired_at) throw badRequest('This form is retired: restore it first');
      await this.pdfs.touch(ctx, content);
      const issues = await this.issues.list(ctx, draft);
      if (issues.length > 0) throw invalidInput(issues);
      const [last] = await this.store.listEditions(ctx, formId);
      const sha256 = contentHash(content);
      if (last?.sha256 === sha256)
        throw badRequest('This is what the last edition says: nothing has changed');
      const number = (last?.number ?? 0) + 1;
      const named = { form: key, edition: String(number) };
      const edition = {
        form_id: formId,
        number,
        account_id: ctx.account.id,
        content,
        sha256,
        published_at: ctx.now,
      };
      const { tags, ...form } = toEdition(content, named);
      const published = {
        id: formId,
        key,
        edition: named.edition,
        name: formName({ ...form, tags }),
        tags,
        scope: form.scope ?? null,
        isSegregated: form.segregated === true,
      };
      await this.store.publish(ctx, edition, published);
      if (before && canonicalJson(before.scope) !== canonicalJson(published.scope))
        await this.scopeChanges.add(ctx, formId);
      if (published.isSegregated)
        for (const listener of this.segregationListeners) await listener(ctx, formId);
      await this.record(ctx, formId, 'published');
      const policies: WaitingPolicy[] = [];
      if (!last)
        for (const listener of this.firstEditionListeners) policies.push(...(await listener(ctx, key)));
      return withVersion({ ...toFormEdition(edition), policies }, draft);
    });
  }

  /** @throws ProblemError 400 where it was never published: there is nothing that anybody is given */
  setRetired(ctx: Context, formId: string, isRetired: boolean): Promise<FormDraft> {
    return inTransaction(ctx, async (ctx) => {
      const before = await this.lock(ctx, formId);
      if ((await this.isRetired(ctx, formId)) === isRetired) return this.present(ctx, before);
      if (!(await this.forms.setRetired(ctx, formId, isRetired ? ctx.now : null)))
        throw badRequest('This form was never published: nobody is given it');
      const draft = { ...before, updated_at: nextUpdatedAt(ctx, before) };
      await this.store.update(ctx, draft);
      await this.scopeChanges.add(ctx, formId);
      await this.record(ctx, formId, isRetired ? 'retired' : 'restored');
      return this.present(ctx, draft);
    });
  }

  async listEditions(ctx: Context, formId: string): Promise<FormEditions> {
    orNotFound(await this.store.find(ctx, formId));
    return { editions: (await this.store.listEditions(ctx, formId)).map(toFormEdition) };
  }

  async getEdition(ctx: Context, formId: string, edition: string): Promise<FormEditionContent> {
    const number = /^[1-9]\d{0,8}$/.test(edition) ? Number(edition) : 0;
    const found = await this.store.findEdition(ctx, formId, number);
    if (!found) throw notFound('edition');
    return { ...toFormEdition(found), content: found.content };
  }

  private async lock(ctx: Context, formId: string): Promise<FormDraftEntity> {
    const draft = orNotFound(await this.store.lock(ctx, formId));
    assertMatches(ctx, draft);
    return draft;
  }

  private async isRetired(ctx: Context, formId: string): Promise<boolean> {
    const [form] = await this.forms.listByIds(ctx, [formId]);
    return Boolean(form?.retired_at);
  }

  private async present(ctx: Context, draft: FormDraftEntity): Promise<FormDraft> {
    const { form_id: id, key, content, created_at, updated_at } = draft;
    const [last] = await this.store.listEditions(ctx, id);
    const [form] = await this.forms.listByIds(ctx, [id]);
    const presented = {
      id,
      key,
      content,
      issues: await this.issues.list(ctx, draft),
      warnings: this.issues.listWarnings(content),
      edition: last ? String(last.number) : null,
      is_published: last?.sha256 === contentHash(content),
      retired_at: form?.retired_at?.toISOString() ?? null,
      created_at: created_at.toISOString(),
      updated_at: updated_at.toISOString(),
    };
    return withVersion(presented, draft);
  }

  private record(ctx: Context, id: string, change: Change): Promise<void> {
    const subject = { type: 'form', id } as const;
    return this.log.record(ctx, {
      kind: 'settings.changed',
      subject,
      detail: { setting: subject.type, change, fields: [] },
    });
  }
}

const toSummary = ({ form_id, number, retired_at, updated_at, ...draft }: ListedDraft): FormDraftSummary => ({
  id: form_id,
  key: draft.key,
  name: draft.name,
  edition: number === null ? null : String(number),
  is_published: draft.is_published,
  retired_at: retired_at?.toISOString() ?? null,
  updated_at: updated_at.toISOString(),
});

const toFormEdition = ({ form_id, number, sha256, published_at }: PublishedEdition): FormEdition => ({
  form_id,
  edition: String(number),
  sha256,
  published_at: published_at.toISOString(),
});

function orNotFound(draft: FormDraftEntity | null): FormDraftEntity {
  if (!draft) throw notFound('form');
  return draft;
}
