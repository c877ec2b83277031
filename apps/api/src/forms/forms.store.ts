import type { FormListQuery } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import type { Context, Queries } from '../context/index.js';
import { statement } from '../database/index.js';
import type { FormEntity } from './form.entity.js';

/** An edition newer than the one a form has is taken over; its id and what the account added stay. */
const synchronise = statement(
  'forms.synchronise',
  `INSERT INTO forms (id, account_id, key, edition, name, tags, created_at, updated_at, scope)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $7, $8)
   ON CONFLICT (account_id, key) DO UPDATE
      SET edition = EXCLUDED.edition, name = EXCLUDED.name, tags = EXCLUDED.tags, scope = EXCLUDED.scope,
          updated_at = EXCLUDED.updated_at
    WHERE (forms.edition, forms.name, forms.tags, forms.scope)
          IS DISTINCT FROM (EXCLUDED.edition, EXCLUDED.name, EXCLUDED.tags, EXCLUDED.scope)
   RETURNING id, xmax <> 0 AS is_changed`,
);
const selectByIds = statement('forms.byIds', `SELECT * FROM forms WHERE account_id = $1 AND id = ANY($2)`);
const selectByKeys = statement('forms.byKeys', `SELECT * FROM forms WHERE account_id = $1 AND key = ANY($2)`);
/** Nobody retires them until the transaction ends. */
const lockByKeys = statement(
  'forms.lockByKeys',
  `SELECT * FROM forms WHERE account_id = $1 AND key = ANY($2) ORDER BY key FOR SHARE`,
);
const setRetired = statement(
  'forms.setRetired',
  `UPDATE forms SET retired_at = $3, updated_at = $4 WHERE account_id = $1 AND id = $2 RETURNING id`,
);
const countWithAttribute = statement(
  'forms.countWithAttribute',
  `SELECT count(*)::int AS uses FROM forms WHERE account_id = $1 AND custom_attributes ? $2`,
);
const list = statement(
  'forms.list',
  `SELECT *, count(*) OVER () AS total FROM forms
    WHERE account_id = $1 AND retired_at IS NULL AND ($2::text IS NULL OR name ILIKE $2) AND ($3::text[] IS NULL OR tags @> $3)
      AND ($4::text IS NULL OR key = $4)
    ORDER BY id DESC LIMIT $5 OFFSET $6`,
);

@Injectable()
export class FormsStore {
  /** @returns the id of one that was there and is another one now */
  async synchronise(
    db: Queries,
    form: Omit<FormEntity, 'custom_attributes' | 'is_segregated' | 'retired_at' | 'updated_at'>,
  ): Promise<string | undefined> {
    const { id, account_id, key, edition, name, tags, created_at, scope } = form;
    const values = [id, account_id, key, edition, name, tags, created_at, scope && JSON.stringify(scope)];
    const [changed] = await db.run<{ id: string; is_changed: boolean }>(synchronise, values);
    return changed?.is_changed ? changed.id : undefined;
  }

  listByIds(ctx: Context, ids: readonly string[]): Promise<FormEntity[]> {
    return ctx.db.run(selectByIds, [ctx.account.id, ids]);
  }

  listByKeys(ctx: Context, keys: readonly string[]): Promise<FormEntity[]> {
    return ctx.db.run(selectByKeys, [ctx.account.id, keys]);
  }

  /** Nobody retires them until the transaction ends. */
  lockByKeys(ctx: Context, keys: readonly string[]): Promise<FormEntity[]> {
    return ctx.db.run(lockByKeys, [ctx.account.id, keys]);
  }

  /** Nobody begins to ask for it until the transaction ends. @returns false where it was never published */
  async setRetired(ctx: Context, id: string, retiredAt: Date | null): Promise<boolean> {
    return (await ctx.db.run(setRetired, [ctx.account.id, id, retiredAt, ctx.now])).length > 0;
  }

  /** How many forms have a value of a custom property. */
  async countWithAttribute(ctx: Context, name: string): Promise<number> {
    return (await ctx.db.run<{ uses: number }>(countWithAttribute, [ctx.account.id, name]))[0]?.uses ?? 0;
  }

  async list(ctx: Context, query: FormListQuery): Promise<{ rows: FormEntity[]; total: number }> {
    const perPage = query.per_page ?? 20;
    const name = query.name === undefined ? null : `%${query.name.replaceAll(/[\\%_]/g, '\\$&')}%`;
    const rows = await ctx.db.run<FormEntity & { total: string }>(list, [
      ctx.account.id,
      name,
      tagsIn(query.tags),
      query.key ?? null,
      perPage,
      Math.min(((query.page ?? 1) - 1) * perPage, Number.MAX_SAFE_INTEGER),
    ]);
    return { rows, total: Number(rows[0]?.total ?? 0) };
  }
}

function tagsIn(given: string | undefined): string[] | null {
  const tags = (given ?? '')
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean);
  return tags.length > 0 ? tags : null;
}
