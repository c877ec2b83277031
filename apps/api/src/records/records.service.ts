import type { Page, RecordListQuery } from '@firstday/domain';
import { emit } from '../events/outbox.js';
import { type Context, inTransaction } from '../platform/context.js';
import { newId } from '../platform/ids.js';
import { pageOf } from '../platform/paging.js';
import { notFound } from '../platform/problems.js';
import type { Filter } from './filter.js';
import { listed } from './listed.js';
import {
  type GivenProperties,
  type Noun,
  type RecordAttributes,
  type RecordKind,
  type Sight,
  sightOf,
} from './record-attributes.js';
import type { RecordEntity } from './record.entity.js';
import type { RecordsStore } from './records.store.js';
import { isInView } from './session-view.js';

/** A row whose own columns may not be filled yet. */
export type Blank<Row extends RecordEntity> = RecordEntity | Row;

type PlainNoun = Exclude<Noun, 'placement'>;

/**
 * Create, find, list, change and delete: the one way for clients, employers, employees and jobs.
 * A kind says how its row is filled from what was given, and what the row looks like to a caller.
 */
export abstract class RecordsService<Row extends RecordEntity, Resource extends { id: string }> {
  protected constructor(
    protected readonly kind: RecordKind & { readonly noun: PlainNoun },
    protected readonly store: RecordsStore<Row>,
    protected readonly attributes: RecordAttributes,
  ) {}

  async create(ctx: Context, given: GivenProperties): Promise<Resource> {
    return inTransaction(ctx, async (ctx) => {
      const blank = await this.attributes.lay(ctx, this.kind, newRecord(ctx, this.kind.noun), given);
      const row = this.fill(blank, given);
      await this.store.insert(ctx, row);
      await emit(ctx, `${this.kind.noun}.created`, this.present(row, 'masked'));
      return this.toResource(ctx, row);
    });
  }

  /** The record as its caller may see it. */
  async findById(ctx: Context, id: string): Promise<Resource> {
    if (!(await isInView(ctx, this.kind.noun, id))) throw notFound(this.kind.noun);
    const row = await this.findRow(ctx, id);
    await this.attributes.recordRead(ctx, this.kind.noun, [row]);
    return this.toResource(ctx, row);
  }

  /** The record with its sensitive values, for features that work with them; never for an answer or an event. */
  async findInClear(ctx: Context, id: string): Promise<Resource> {
    return this.present(this.known(await this.store.findAnyway(ctx, id)), 'clear');
  }

  /** The row itself, for features that build on it. */
  async findRow(ctx: Context, id: string): Promise<Row> {
    return this.known(await this.store.find(ctx, id));
  }

  /** The row, which cannot be deleted until this transaction ends: for features that are about to name it. */
  async holdRow(ctx: Context, id: string): Promise<Row> {
    return this.known(await this.store.hold(ctx, id));
  }

  /** The row, which nobody else changes until this transaction ends. */
  async lockRow(ctx: Context, id: string): Promise<Row> {
    return this.known(await this.store.lock(ctx, id));
  }

  async updateById(ctx: Context, id: string, given: GivenProperties): Promise<Resource> {
    return inTransaction(ctx, async (ctx) => {
      const before = await this.lockRow(ctx, id);
      const laid = await this.attributes.lay(ctx, this.kind, { ...before, updated_at: ctx.now }, given);
      const row = this.fill(laid, given);
      await this.store.update(ctx, row);
      await emit(ctx, `${this.kind.noun}.updated`, this.present(row, 'masked'));
      return this.shown(ctx, row);
    });
  }

  async deleteById(ctx: Context, id: string): Promise<Resource> {
    return inTransaction(ctx, async (ctx) => {
      const row = this.known(await this.store.lockWhole(ctx, id));
      await this.beforeDeletion(ctx, row);
      await this.store.remove(ctx, id);
      await emit(ctx, `${this.kind.noun}.deleted`, this.present(row, 'masked'));
      return this.shown(ctx, row);
    });
  }

  toResource(ctx: Context, row: Row): Resource {
    return this.present(row, sightOf(ctx));
  }

  /** The record as it is shown; masked, it is also what events carry and what policies take their facts from. */
  abstract present(row: Row, sight: Sight): Resource;

  /** Lays the given properties over the row; those not given stay as they are. */
  protected abstract fill(row: Blank<Row>, given: GivenProperties): Row;

  /** Refuses the deletion of a record that others name, or lets go what goes with it. */
  protected async beforeDeletion(_ctx: Context, _row: Row): Promise<void> {}

  protected async listFiltered(
    ctx: Context,
    filter: Filter,
    query: RecordListQuery,
  ): Promise<Page<Resource>> {
    const asked = filter.customAttributes(query.custom_attributes);
    // What was found is told only where it may be asked for.
    const [{ rows, total }] = await Promise.all([
      this.store.list(ctx, asked, query),
      this.attributes.checkFilter(ctx, this.kind, query.custom_attributes),
    ]);
    await this.attributes.recordRead(ctx, this.kind.noun, rows);
    return pageOf(
      rows.map((row) => listed(row, (row) => this.toResource(ctx, row))),
      total,
      query,
    );
  }

  /** A change answers all of the record, also what was not changed. */
  private shown(ctx: Context, row: Row): Resource {
    ctx.db.afterCommit(() => void this.attributes.recordRead(ctx, this.kind.noun, [row])?.catch(() => {}));
    return this.toResource(ctx, row);
  }

  private known(row: Row | undefined): Row {
    if (!row) throw notFound(this.kind.noun);
    return row;
  }
}

/** What every record begins with. */
export function newRecord(ctx: Context, noun: Noun): RecordEntity {
  return {
    id: newId(noun, ctx.now),
    account_id: ctx.account.id,
    custom_attributes: {},
    system_attributes: {},
    sealed: null,
    created_at: ctx.now,
    updated_at: ctx.now,
    deleted_at: null,
  };
}
