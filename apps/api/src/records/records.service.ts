import type { CustomAttributes, Page, PageQuery } from '@firstday/domain';
import { emit } from '../events/outbox.js';
import { type Context, inTransaction } from '../platform/context.js';
import { newId } from '../platform/ids.js';
import { pageOf } from '../platform/paging.js';
import { notFound } from '../platform/problems.js';
import { mergeAttributes, systemAttributes } from './attributes.js';
import type { Filter } from './filter.js';
import type { RecordEntity } from './record.entity.js';
import type { RecordsStore } from './records.store.js';

type Given = Readonly<Record<string, unknown>> & {
  readonly custom_attributes?: CustomAttributes | undefined;
};

/** A row whose own columns may not be filled yet. */
export type Blank<Row extends RecordEntity> = RecordEntity | Row;

/** What a kind of record is called, in ids, events, errors and custom properties. */
export type Noun = 'client' | 'employee' | 'employer' | 'job';

/** Checks values of custom properties before they are kept. */
export interface CustomAttributesCheck {
  /** @throws ProblemError 400 naming an unknown or deprecated property, or a value not of its type */
  check(ctx: Context, entity: Noun | 'placement', given: CustomAttributes | undefined): Promise<void>;
}

/**
 * Create, find, list, change and delete: the one way for clients, employers, employees and jobs.
 * A kind says how its row is filled from what was given, and what the row looks like to a caller.
 */
export abstract class RecordsService<Row extends RecordEntity, Resource extends { id: string }> {
  protected constructor(
    protected readonly noun: Noun,
    protected readonly store: RecordsStore<Row>,
    /** The properties of its own that a caller gives; any other scalar is a system attribute. */
    protected readonly own: readonly string[],
    private readonly customAttributes: CustomAttributesCheck,
  ) {}

  /** The resource as the caller may see it. */
  abstract toResource(ctx: Context, row: Row): Resource;

  /** The resource as events carry it: sensitive values masked. */
  protected toEventData(ctx: Context, row: Row): Resource {
    return this.toResource(ctx, row);
  }

  /** Lays the given properties over the row; those not given stay as they are. */
  protected abstract fill(ctx: Context, row: Blank<Row>, given: Given): Row;

  /** Refuses the deletion of a record that others name. */
  protected async refuseDeletion(_ctx: Context, _row: Row): Promise<void> {}

  async create(ctx: Context, given: Given): Promise<Resource> {
    await this.customAttributes.check(ctx, this.noun, given.custom_attributes);
    const blank: RecordEntity = {
      id: newId(this.noun, ctx.now),
      account_id: ctx.account.id,
      custom_attributes: mergeAttributes({}, given.custom_attributes ?? {}),
      system_attributes: mergeAttributes({}, systemAttributes(given, this.own)),
      created_at: ctx.now,
      updated_at: ctx.now,
      deleted_at: null,
    };
    return inTransaction(ctx, async (ctx) => {
      const row = this.fill(ctx, blank, given);
      await this.store.insert(ctx, row);
      await emit(ctx, `${this.noun}.created`, this.toEventData(ctx, row));
      return this.toResource(ctx, row);
    });
  }

  async findById(ctx: Context, id: string): Promise<Resource> {
    return this.toResource(ctx, await this.findRow(ctx, id));
  }

  /** The row itself, for features that build on it. */
  async findRow(ctx: Context, id: string): Promise<Row> {
    const row = await this.store.find(ctx, id);
    if (!row) throw notFound(this.noun);
    return row;
  }

  async updateById(ctx: Context, id: string, given: Given): Promise<Resource> {
    await this.customAttributes.check(ctx, this.noun, given.custom_attributes);
    return inTransaction(ctx, async (ctx) => {
      const before = await this.lockRow(ctx, id);
      const row = this.fill(
        ctx,
        { ...before, ...this.mergedAttributes(before, given), updated_at: ctx.now },
        given,
      );
      await this.store.update(ctx, row);
      await emit(ctx, `${this.noun}.updated`, this.toEventData(ctx, row));
      return this.toResource(ctx, row);
    });
  }

  async deleteById(ctx: Context, id: string): Promise<Resource> {
    return inTransaction(ctx, async (ctx) => {
      const row = await this.lockRow(ctx, id);
      await this.refuseDeletion(ctx, row);
      await this.store.remove(ctx, id);
      await emit(ctx, `${this.noun}.deleted`, this.toEventData(ctx, row));
      return this.toResource(ctx, row);
    });
  }

  protected async listFiltered(ctx: Context, filter: Filter, query: PageQuery): Promise<Page<Resource>> {
    const { rows, total } = await this.store.list(ctx, filter, query);
    return pageOf(
      rows.map((row) => this.toResource(ctx, row)),
      total,
      query,
    );
  }

  private async lockRow(ctx: Context, id: string): Promise<Row> {
    const row = await this.store.lock(ctx, id);
    if (!row) throw notFound(this.noun);
    return row;
  }

  private mergedAttributes(before: Row, given: Given) {
    return {
      custom_attributes: mergeAttributes(before.custom_attributes, given.custom_attributes ?? {}),
      system_attributes: mergeAttributes(before.system_attributes, systemAttributes(given, this.own)),
    };
  }
}
