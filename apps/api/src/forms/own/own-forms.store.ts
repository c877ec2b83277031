import type { FormDraftListQuery, FormScope } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import type { Context } from '../../context/index.js';
import { statement } from '../../database/index.js';
import { FormDraftEntity } from './form-draft.entity.js';
import { FormEditionEntity } from './form-edition.entity.js';

const insertDraft = statement(
  'form_drafts.insert',
  `INSERT INTO form_drafts (form_id, account_id, key, content, created_at, updated_at, pack_version)
   VALUES ($1, $2, $3, $4, $5, $5, $6)
   ON CONFLICT (account_id, key) DO NOTHING RETURNING form_id`,
);
const upsertForm = statement(
  'forms.publishOwn',
  `INSERT INTO forms (id, account_id, key, edition, name, tags, scope, is_segregated, created_at, updated_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9)
   ON CONFLICT (account_id, key) DO UPDATE
      SET edition = EXCLUDED.edition, name = EXCLUDED.name, tags = EXCLUDED.tags, scope = EXCLUDED.scope,
          is_segregated = EXCLUDED.is_segregated, updated_at = EXCLUDED.updated_at`,
);
const listDrafts = statement(
  'form_drafts.list',
  `SELECT draft.form_id, draft.key, draft.content -> 'short_name' ->> 'en' AS name, draft.updated_at, form.retired_at,
          last.number, coalesce(last.content = draft.content, false) AS is_published, count(*) OVER () AS total
     FROM form_drafts draft
     LEFT JOIN forms form ON form.id = draft.form_id AND form.account_id = draft.account_id
     LEFT JOIN LATERAL (SELECT number, content FROM form_editions edition
                         WHERE edition.account_id = draft.account_id AND edition.form_id = draft.form_id
                         ORDER BY number DESC LIMIT 1) last ON true
    WHERE draft.account_id = $1
      AND ($4::timestamptz IS NULL OR draft.created_at >= $4) AND ($5::timestamptz IS NULL OR draft.created_at <= $5)
      AND ($6::timestamptz IS NULL OR draft.updated_at >= $6) AND ($7::timestamptz IS NULL OR draft.updated_at <= $7)
    ORDER BY draft.form_id DESC LIMIT $2 OFFSET $3`,
);
const listEditions = statement(
  'form_editions.list',
  `SELECT form_id, number, sha256, published_at FROM form_editions
    WHERE account_id = $1 AND form_id = $2 ORDER BY number DESC`,
);
/** Of a form by its key: tasks keep that. */
const selectContents = statement(
  'form_editions.contents',
  `SELECT form.key, edition.number, edition.content, edition.sha256
     FROM form_drafts form JOIN form_editions edition ON edition.form_id = form.form_id AND edition.account_id = form.account_id
    WHERE form.account_id = $1 AND (form.key, edition.number) IN (SELECT * FROM unnest($2::text[], $3::int[]))`,
);

export type PublishedEdition = Pick<FormEditionEntity, 'form_id' | 'number' | 'sha256' | 'published_at'>;

export interface ListedDraft extends Pick<FormDraftEntity, 'form_id' | 'key' | 'updated_at'> {
  readonly name: string;
  readonly retired_at: Date | null;
  /** Of the last edition; null before the first. */
  readonly number: number | null;
  readonly is_published: boolean;
}

/** What a task or a form names. */
export interface NamedEdition {
  readonly key: string;
  readonly edition: string;
}

interface EditionContent extends Pick<FormEditionEntity, 'number' | 'content' | 'sha256'> {
  readonly key: string;
}

interface PublishedForm extends NamedEdition {
  readonly id: string;
  readonly name: string;
  readonly tags: readonly string[];
  readonly scope: FormScope | null;
  readonly isSegregated: boolean;
}

/** The forms of an account's own: their drafts, and what was published of them. */
@Injectable()
export class OwnFormsStore {
  find(ctx: Context, formId: string): Promise<FormDraftEntity | null> {
    return ctx.db.manager.findOneBy(FormDraftEntity, draftOf(ctx, formId));
  }

  async listByKeys(ctx: Context, keys: readonly string[]): Promise<FormDraftEntity[]> {
    if (keys.length === 0) return [];
    return ctx.db.manager.findBy(FormDraftEntity, { account_id: ctx.account.id, key: In(keys) });
  }

  /** Newest first. */
  async listDrafts(
    ctx: Context,
    { page = 1, per_page = 20, ...times }: FormDraftListQuery,
  ): Promise<{ rows: ListedDraft[]; total: number }> {
    const offset = Math.min((page - 1) * per_page, Number.MAX_SAFE_INTEGER);
    const made = [times.created_at_gte, times.created_at_lte];
    const changed = [times.updated_at_gte, times.updated_at_lte];
    const edges = [...made, ...changed].map((edge) => edge ?? null);
    const values = [ctx.account.id, per_page, offset, ...edges];
    const rows = await ctx.db.run<ListedDraft & Record<string, unknown> & { total: string }>(
      listDrafts,
      values,
    );
    return { rows, total: Number(rows[0]?.total ?? 0) };
  }

  /** Locks it until the transaction ends. */
  lock(ctx: Context, formId: string): Promise<FormDraftEntity | null> {
    return ctx.db.manager.findOne(FormDraftEntity, {
      where: draftOf(ctx, formId),
      lock: { mode: 'for_no_key_update' },
    });
  }

  /** @returns false where the key is another form's */
  async insert(ctx: Context, draft: FormDraftEntity): Promise<boolean> {
    const { form_id, account_id, key, content, created_at, pack_version } = draft;
    const values = [form_id, account_id, key, JSON.stringify(content), created_at, pack_version];
    return (await ctx.db.run(insertDraft, values)).length > 0;
  }

  async update(ctx: Context, { form_id, content, updated_at }: FormDraftEntity): Promise<void> {
    await ctx.db.manager.update(FormDraftEntity, draftOf(ctx, form_id), { content, updated_at });
  }

  findEdition(ctx: Context, formId: string, number: number): Promise<FormEditionEntity | null> {
    return ctx.db.manager.findOneBy(FormEditionEntity, {
      account_id: ctx.account.id,
      form_id: formId,
      number,
    });
  }

  listEditions(ctx: Context, formId: string): Promise<PublishedEdition[]> {
    return ctx.db.run<PublishedEdition & Record<string, unknown>>(listEditions, [ctx.account.id, formId]);
  }

  contents(ctx: Pick<Context, 'db' | 'account'>, named: readonly NamedEdition[]): Promise<EditionContent[]> {
    const own = named.filter(({ edition }) => /^[1-9]\d{0,8}$/.test(edition));
    return ctx.db.run<EditionContent & Record<string, unknown>>(selectContents, [
      ctx.account.id,
      own.map(({ key }) => key),
      own.map(({ edition }) => Number(edition)),
    ]);
  }

  async publish(ctx: Context, edition: FormEditionEntity, form: PublishedForm): Promise<void> {
    await ctx.db.manager.insert(FormEditionEntity, edition);
    const { id, key, name, tags, scope, isSegregated } = form;
    const says = [form.edition, name, tags, scope && JSON.stringify(scope), isSegregated];
    await ctx.db.run(upsertForm, [id, ctx.account.id, key, ...says, ctx.now]);
  }
}

const draftOf = ({ account }: Context, form_id: string) => ({ account_id: account.id, form_id });
