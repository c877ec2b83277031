import { createHash } from 'node:crypto';
import type { PageQuery } from '@firstday/domain';
import type { Context } from '../platform/context.js';
import { type Statement, statement } from '../platform/database.js';
import type { RecordEntity } from './record.entity.js';
import type { Filter } from './filter.js';

const shared = [
  'id',
  'account_id',
  'custom_attributes',
  'system_attributes',
  'created_at',
  'updated_at',
] as const;

/** The SQL of one record table: every statement names the account, so that tenancy cannot be forgotten. */
export class RecordsStore<Row extends RecordEntity> {
  private readonly columns: readonly string[];
  private readonly statements: Record<'find' | 'lock' | 'insert' | 'update' | 'remove', Statement>;

  /** @param table and its own `columns`, besides those that all records share; both are constants of the code */
  constructor(
    readonly table: string,
    ownColumns: readonly (keyof Row & string)[],
  ) {
    this.columns = [...shared, ...ownColumns];
    const mine = `id = $1 AND account_id = $2 AND deleted_at IS NULL`;
    const changing = this.columns.filter((name) => !['id', 'account_id', 'created_at'].includes(name));
    const sets = changing.map((name, at) => `${name} = $${at + 3}`).join(', ');
    const marks = this.columns.map((_, at) => `$${at + 1}`).join(', ');
    this.statements = {
      find: statement(`${table}.find`, `SELECT * FROM ${table} WHERE ${mine}`),
      lock: statement(`${table}.lock`, `SELECT * FROM ${table} WHERE ${mine} FOR UPDATE`),
      insert: statement(
        `${table}.insert`,
        `INSERT INTO ${table} (${this.columns.join(', ')}) VALUES (${marks})`,
      ),
      update: statement(`${table}.update`, `UPDATE ${table} SET ${sets} WHERE ${mine}`),
      remove: statement(`${table}.remove`, `UPDATE ${table} SET deleted_at = $3 WHERE ${mine}`),
    };
  }

  async find(ctx: Context, id: string): Promise<Row | undefined> {
    return (await ctx.db.run<Row>(this.statements.find, [id, ctx.account.id]))[0];
  }

  /** Like `find`, and no other transaction changes the row until this one ends. */
  async lock(ctx: Context, id: string): Promise<Row | undefined> {
    return (await ctx.db.run<Row>(this.statements.lock, [id, ctx.account.id]))[0];
  }

  async insert(ctx: Context, row: Row): Promise<void> {
    await ctx.db.run(
      this.statements.insert,
      this.columns.map((name) => cell(row, name)),
    );
  }

  async update(ctx: Context, row: Row): Promise<void> {
    const changing = this.columns.filter((name) => !['id', 'account_id', 'created_at'].includes(name));
    await ctx.db.run(this.statements.update, [
      row.id,
      ctx.account.id,
      ...changing.map((name) => cell(row, name)),
    ]);
  }

  async remove(ctx: Context, id: string): Promise<void> {
    await ctx.db.run(this.statements.remove, [id, ctx.account.id, ctx.now]);
  }

  /** A page, newest first and ties broken by id, with the count of all that the filter leaves. */
  async list(ctx: Context, filter: Filter, query: PageQuery): Promise<{ rows: Row[]; total: number }> {
    const { where, values } = filter.toSql(ctx.account.id);
    const perPage = query.per_page ?? 20;
    const offset = ((query.page ?? 1) - 1) * perPage;
    const [counted, rows] = await Promise.all([
      ctx.db.run<{ total: string }>(
        listStatement(`SELECT count(*) AS total FROM ${this.table} WHERE ${where}`),
        values,
      ),
      ctx.db.run<Row>(
        listStatement(
          `SELECT * FROM ${this.table} WHERE ${where} ORDER BY id DESC LIMIT $${values.length + 1} OFFSET $${values.length + 2}`,
        ),
        [...values, perPage, Math.min(offset, Number.MAX_SAFE_INTEGER)],
      ),
    ]);
    return { rows, total: Number(counted[0]?.total ?? 0) };
  }
}

/** A statement whose text depends on the filters given; named by its hash, since PostgreSQL keeps 63 bytes of a name. */
function listStatement(text: string): Statement {
  return statement(`list.${createHash('sha1').update(text).digest('base64url')}`, text);
}

/** A row's value as pg takes it: objects become JSON for the jsonb columns, bytes stay bytes. */
function cell(row: RecordEntity, name: string): unknown {
  const value: unknown = Reflect.get(row, name) ?? null;
  const isJson =
    typeof value === 'object' && value !== null && !(value instanceof Date) && !Buffer.isBuffer(value);
  return isJson ? JSON.stringify(value) : value;
}
