import type { OrderQuery, PageQuery } from '@firstday/domain';
import {
  isInOrder,
  isInScope,
  type ListPart,
  listRows,
  listRowsAfter,
  listRowsInOrder,
  recordScope,
  type RowOrders,
} from '../identity/index.js';
import { type Context, forbidden, type InsertTarget, type Statement } from '../context/index.js';
import { type Filter, type RowsWithTotal, sharedStatement, statement, toCell } from '../database/index.js';
import { ExternalIdsStore } from './external-ids.store.js';
import type { RecordEntity } from './record.entity.js';

const sharedColumns = [
  'id',
  'account_id',
  'external_id',
  'custom_attributes',
  'system_attributes',
  'sealed',
  'created_at',
  'updated_at',
] as const;

interface RecordsStoreOptions {
  /** What sorts records besides, by names, as an index has it. */
  readonly orders?: RowOrders;
}

/** Without case, and in the order of the letters' codes, as ids are: an index serves it in any locale. */
export const plainNameOrder = { orders: { name: `(lower(name) COLLATE "C")` } } as const;

/** The SQL of one record table: every statement names the account, so that tenancy cannot be forgotten. */
export class RecordsStore<Row extends RecordEntity> {
  private readonly columns: readonly string[];
  private readonly insertion: InsertTarget;
  readonly externalIds: ExternalIdsStore;
  /** What its lists may be sorted by, besides creation. */
  readonly orders: RowOrders;
  /** For a row whose external id another may have. */
  private readonly insertIfUnique: Statement;
  private readonly statements: Record<
    'find' | 'findEver' | 'hold' | 'lock' | 'lockWhole' | 'update' | 'remove' | 'lockRemoved' | 'restore',
    Statement
  >;

  /**
   * @param table and its own `columns`, besides those that all records share; all are constants of the code
   * @param orders what its records are sorted by besides, as indexes have it
   */
  constructor(
    readonly table: string,
    ownColumns: readonly (keyof Row & string)[],
    { orders = {} }: RecordsStoreOptions = {},
  ) {
    this.columns = [...sharedColumns, ...ownColumns];
    const mine = `id = $1 AND account_id = $2 AND deleted_at IS NULL`;
    const removed = `id = $1 AND account_id = $2 AND deleted_at IS NOT NULL`;
    const changing = this.columns.filter((name) => !['id', 'account_id', 'created_at'].includes(name));
    const sets = changing.map((name, at) => `${name} = $${at + 3}`).join(', ');
    const marks = this.columns.map((_, at) => `$${at + 1}`).join(', ');
    this.insertion = { table, columns: this.columns };
    this.orders = { updated_at: 'updated_at', ...orders };
    this.externalIds = new ExternalIdsStore(table);
    this.insertIfUnique = statement(
      `${table}.insert`,
      `INSERT INTO ${table} (${this.columns.join(', ')}) VALUES (${marks}) ON CONFLICT DO NOTHING RETURNING id`,
    );
    this.statements = {
      find: sharedStatement(`${table}.find`, `SELECT * FROM ${table} WHERE ${mine}`),
      findEver: statement(`${table}.findEver`, `SELECT * FROM ${table} WHERE id = $1 AND account_id = $2`),
      hold: statement(`${table}.hold`, `SELECT * FROM ${table} WHERE ${mine} FOR KEY SHARE`),
      lock: statement(`${table}.lock`, `SELECT * FROM ${table} WHERE ${mine} FOR NO KEY UPDATE`),
      lockWhole: statement(`${table}.lockWhole`, `SELECT * FROM ${table} WHERE ${mine} FOR UPDATE`),
      update: statement(`${table}.update`, `UPDATE ${table} SET ${sets} WHERE ${mine}`),
      lockRemoved: statement(`${table}.lockRemoved`, `SELECT * FROM ${table} WHERE ${removed} FOR UPDATE`),
      restore: statement(
        `${table}.restore`,
        `UPDATE ${table} SET deleted_at = NULL, ${sets} WHERE ${removed}`,
      ),
      remove: statement(`${table}.remove`, `UPDATE ${table} SET deleted_at = $3 WHERE ${mine}`),
    };
  }

  /** Of the records that the caller may see, as all but `findUnscoped`. */
  find(ctx: Context, id: string): Promise<Row | undefined> {
    return this.findInScope(ctx, this.statements.find, id);
  }

  /** Whoever asks: for what the service itself needs to know of the records around a task. */
  async findUnscoped(ctx: Context, id: string): Promise<Row | undefined> {
    return (await ctx.db.run<Row>(this.statements.find, [id, ctx.account.id]))[0];
  }

  /** Like `find`, and the row cannot be deleted until this transaction ends: for who names it. */
  lockForReference(ctx: Context, id: string): Promise<Row | undefined> {
    return this.findInScope(ctx, this.statements.hold, id);
  }

  /** Those of them that the caller may see. */
  findMany(ctx: Context, ids: readonly string[]): Promise<Row[]> {
    return this.selectMany(ctx, ids, '');
  }

  /** Those of them that the caller may see; none can be deleted until this transaction ends. */
  lockManyForReference(ctx: Context, ids: readonly string[]): Promise<Row[]> {
    return this.selectMany(ctx, ids, 'ORDER BY id FOR KEY SHARE');
  }

  private selectMany(ctx: Context, ids: readonly string[], end: string): Promise<Row[]> {
    const values: unknown[] = [ctx.account.id, ids];
    const scope = recordScope(ctx.actor, this.table, (value) => `$${values.push(value)}`) ?? 'TRUE';
    const text = `SELECT * FROM ${this.table}
      WHERE account_id = $1 AND id = ANY ($2) AND deleted_at IS NULL AND ${scope} ${end}`;
    return ctx.db.run<Row>(statement('', text), values);
  }

  /** Like `find`, and no other transaction changes the row until this one ends. */
  lockForUpdate(ctx: Context, id: string): Promise<Row | undefined> {
    return this.findInScope(ctx, this.statements.lock, id);
  }

  /** Like `lock`, and waits for those who hold the row: for its deletion. */
  lockForDelete(ctx: Context, id: string): Promise<Row | undefined> {
    return this.findInScope(ctx, this.statements.lockWhole, id);
  }

  /** @returns false where an active row stands in the way, as by its external id */
  async insert(ctx: Context, row: Row): Promise<boolean> {
    const isInserted = await this.insertRow(ctx, row);
    await this.assertInScope(ctx, row.id, isInserted);
    return isInserted;
  }

  /** Of many, with the rows before and after it; where an active row stands in the way of one the transaction fails. */
  async insertOrFail(ctx: Context, row: Row): Promise<void> {
    await ctx.db.insert(this.insertion, row);
    await this.assertInScope(ctx, row.id);
  }

  update(ctx: Context, row: Row): Promise<void> {
    return this.write(ctx, this.statements.update, row);
  }

  async remove(ctx: Context, id: string): Promise<void> {
    await ctx.db.run(this.statements.remove, [id, ctx.account.id, ctx.now]);
  }

  /** A deleted row, which nobody else brings back or destroys until this transaction ends. */
  lockRemoved(ctx: Context, id: string): Promise<Row | undefined> {
    return this.findInScope(ctx, this.statements.lockRemoved, id);
  }

  /** Makes a deleted record active again, as given. */
  restore(ctx: Context, row: Row): Promise<void> {
    return this.write(ctx, this.statements.restore, row);
  }

  /** Like `find`, of deleted records too. */
  findEver(ctx: Context, id: string): Promise<Row | undefined> {
    return this.findInScope(ctx, this.statements.findEver, id);
  }

  /** Like `findUnscoped`, of deleted records too. */
  async findEverUnscoped(ctx: Context, id: string): Promise<Row | undefined> {
    return (await ctx.db.run<Row>(this.statements.findEver, [id, ctx.account.id]))[0];
  }

  /** The deleted records that the caller may see, the last deleted first. */
  async listRemoved(
    ctx: Context,
    { page = 1, per_page = 20 }: PageQuery,
  ): Promise<RowsWithTotal<Row & { readonly deleted_at: Date }>> {
    const values: unknown[] = [ctx.account.id];
    const scope = recordScope(ctx.actor, this.table, (value) => `$${values.push(value)}`) ?? 'TRUE';
    const from = `FROM ${this.table} WHERE account_id = $1 AND deleted_at IS NOT NULL AND ${scope}`;
    const [counted] = await ctx.db.run<{ total: number }>(
      statement('', `SELECT count(*)::int AS total ${from}`),
      values,
    );
    const offset = Math.min((page - 1) * per_page, Number.MAX_SAFE_INTEGER);
    const part = `LIMIT $${values.push(per_page)} OFFSET $${values.push(offset)}`;
    const text = `SELECT * ${from} ORDER BY deleted_at DESC, id DESC ${part}`;
    const rows = await ctx.db.run<Row & { readonly deleted_at: Date }>(statement('', text), values);
    return { rows, total: counted?.total ?? 0 };
  }

  list(ctx: Context, filter: Filter, query: PageQuery & OrderQuery): Promise<RowsWithTotal<Row>> {
    return isInOrder(query)
      ? listRowsInOrder<Row>(ctx, this, filter, query)
      : listRows<Row>(ctx, this.table, filter, query);
  }

  listAfter(ctx: Context, filter: Filter, part: ListPart): Promise<Row[]> {
    return listRowsAfter<Row>(ctx, this.table, filter, part);
  }

  private async write(ctx: Context, statement: Statement, row: Row): Promise<void> {
    const changing = this.columns.filter((name) => !['id', 'account_id', 'created_at'].includes(name));
    const values = [row.id, ctx.account.id, ...changing.map((name) => toCell(Reflect.get(row, name)))];
    await ctx.db.run(statement, values).catch((error: unknown) => {
      throw this.externalIds.toProblem(error);
    });
    await this.assertInScope(ctx, row.id);
  }

  private async insertRow(ctx: Context, row: Row): Promise<boolean> {
    if (row.external_id === null) {
      await ctx.db.insert(this.insertion, row);
      return true;
    }
    const values = this.columns.map((name) => toCell(Reflect.get(row, name)));
    return (await ctx.db.run(this.insertIfUnique, values)).length > 0;
  }

  private async findInScope(ctx: Context, statement: Statement, id: string): Promise<Row | undefined> {
    const [row] = await ctx.db.run<Row>(statement, [id, ctx.account.id]);
    return row && (await isInScope(ctx, this.table, id)) ? row : undefined;
  }

  /** Nobody writes a record that they may not see, or may not see afterwards. */
  private async assertInScope(ctx: Context, id: string, isWritten = true): Promise<void> {
    if (isWritten && !(await isInScope(ctx, this.table, id)))
      throw forbidden('Your groups would not let you see this record');
  }
}
