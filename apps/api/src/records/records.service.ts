import { isDeepStrictEqual } from 'node:util';
import type { NumberedPage, OrderQuery, RecordListQuery } from '@firstday/domain';
import { emitEvent } from '../events/index.js';
import { type Actor, type Context, inTransaction, newId, notFound, ProblemError } from '../context/index.js';
import { assertMatches, nextUpdatedAt, toPage, withVersion } from '../http/index.js';
import type { Filter } from '../database/index.js';
import { type Upserted, upsertByExternalId, withExternalId } from './upsert-by-external-id.js';
import { listAttributeNames, type ListPart } from '../identity/index.js';
import { presentInList } from './present-in-list.js';
import {
  type RecordInput,
  type RecordNoun,
  type RecordAttributesService,
  type RecordKind,
  type Visibility,
  visibilityOf,
} from './record-attributes.service.js';
import { hasExternalId } from './has-external-id.js';
import type { RecordEntity } from './record.entity.js';
import { findRecordMatches, type MatchKey, type RecordMatch } from './find-record-matches.store.js';
import type { RecordsStore } from './records.store.js';

/** A row whose own columns may not be filled yet. */
export type UnfilledRow<Row extends RecordEntity> = RecordEntity | Row;

export type FormSessionActor = Extract<Actor, { kind: 'form_session' }>;

/** What a list may be asked for, in whatever order. */
type RecordFilters = Omit<RecordListQuery, 'sort'>;

type PlainNoun = Exclude<RecordNoun, 'placement'>;

/**
 * Create, find, list, change and delete: the one way for clients, employers, employees and jobs.
 * A kind says how its row is filled from what was given, and what the row looks like to a caller.
 */
export abstract class RecordsService<Row extends RecordEntity, Resource extends { id: string }> {
  protected constructor(
    protected readonly kind: RecordKind & { readonly noun: PlainNoun },
    protected readonly store: RecordsStore<Row>,
    protected readonly attributes: RecordAttributesService,
  ) {}

  async create(ctx: Context, given: RecordInput): Promise<Resource> {
    return inTransaction(ctx, async (ctx) => {
      const blank = await this.attributes.merge(ctx, this.kind, newRecord(ctx, this.kind.noun), given);
      const row = this.applyInput(blank, given);
      await this.assertReferences(ctx, row);
      if (!(await this.store.insert(ctx, row)))
        throw await this.store.externalIds.conflict(ctx, row.external_id);
      await emitEvent(ctx, `${this.kind.noun}.created`, this.present(row, 'masked'));
      return withVersion(this.toResource(ctx, row), row);
    });
  }

  /** New records as `create` would make them, of which nothing is written; whatever refuses one is in its place. */
  async draft(ctx: Context, givens: readonly RecordInput[]): Promise<(Row | ProblemError)[]> {
    const blank = () => newRecord(ctx, this.kind.noun);
    const merged = await this.attributes.mergeNew(ctx, this.kind, givens, blank);
    return merged.map((row, at) =>
      row instanceof ProblemError ? row : this.applyInput(row, givens[at] ?? {}),
    );
  }

  /** Writes a draft with its event, in the caller's transaction. */
  async insertDraft(ctx: Context, row: Row, _given: RecordInput): Promise<void> {
    await this.assertReferences(ctx, row);
    await this.store.insertOrFail(ctx, row);
    await emitEvent(ctx, `${this.kind.noun}.created`, this.present(row, 'masked'));
  }

  /** Those of the records that the caller may see; none of them can be deleted until this transaction ends. */
  lockManyForReference(ctx: Context, ids: readonly string[]): Promise<Row[]> {
    return this.store.lockManyForReference(ctx, ids);
  }

  /** The visible records that have one of the values, whatever the case of its letters. */
  findMatches(ctx: Context, by: MatchKey, values: readonly string[]): Promise<RecordMatch[]> {
    return findRecordMatches(ctx, this.store.table, by, values);
  }

  /** The record as its caller may see it. */
  async findById(ctx: Context, id: string): Promise<Resource> {
    const { actor } = ctx;
    if (actor.kind === 'form_session' && !(await this.isVisibleToFormSession(ctx, actor, id)))
      throw notFound(this.kind.noun);
    const row = await this.getRow(ctx, id);
    await this.attributes.logSensitiveRead(ctx, this.kind.noun, [row]);
    return withVersion(this.toResource(ctx, row), row);
  }

  /** Those of the records that the caller may see, as they may see them, by their ids. */
  async findMany(ctx: Context, ids: readonly string[]): Promise<ReadonlyMap<string, Resource>> {
    const rows = await this.store.findMany(ctx, ids);
    await this.attributes.logSensitiveRead(ctx, this.kind.noun, rows);
    return new Map(rows.map((row) => [row.id, presentInList(row, (row) => this.toResource(ctx, row))]));
  }

  /** The same with sensitive values masked, for features that only name them. */
  async findManyMasked(ctx: Context, ids: readonly string[]): Promise<Resource[]> {
    return (await this.store.findMany(ctx, ids)).map((row) => this.present(row, 'masked'));
  }

  /** The record with its sensitive values, for features that work with them; never for an answer or an event. */
  async getUnmasked(ctx: Context, id: string): Promise<Resource> {
    return this.present(this.orNotFound(await this.store.findUnscoped(ctx, id)), 'clear');
  }

  /** Whether the account has the record, whoever asks. */
  async exists(ctx: Context, id: string): Promise<boolean> {
    return (await this.store.findUnscoped(ctx, id)) !== undefined;
  }

  /** The row itself, for features that build on it. */
  async getRow(ctx: Context, id: string): Promise<Row> {
    return this.orNotFound(await this.store.find(ctx, id));
  }

  /** The row, which cannot be deleted until this transaction ends: for features that are about to name it. */
  async lockForReference(ctx: Context, id: string): Promise<Row> {
    return this.orNotFound(await this.store.lockForReference(ctx, id));
  }

  /** The row, which nobody else changes until this transaction ends. */
  async lockForUpdate(ctx: Context, id: string): Promise<Row> {
    return this.orNotFound(await this.store.lockForUpdate(ctx, id));
  }

  /** Creates the record that the caller calls so, or changes it; what is not given stays as it is. */
  upsertByExternalId(ctx: Context, externalId: string, given: RecordInput): Promise<Upserted<Resource>> {
    const named = withExternalId(given, externalId);
    return upsertByExternalId(ctx, {
      externalIds: this.store.externalIds,
      externalId,
      create: (ctx) => {
        assertMatches(ctx, undefined);
        return this.create(ctx, named);
      },
      update: (ctx, id) => this.updateById(ctx, id, named),
    });
  }

  async updateById(ctx: Context, id: string, given: RecordInput): Promise<Resource> {
    return inTransaction(ctx, async (ctx) => {
      const before = await this.lockForUpdate(ctx, id);
      assertMatches(ctx, before);
      const next = { ...before, updated_at: nextUpdatedAt(ctx, before) };
      const merged = await this.attributes.merge(ctx, this.kind, next, given);
      const row = this.applyInput(merged, given);
      if (this.saysTheSame(before, row)) return this.respond(ctx, before);
      await this.store.externalIds.assertFree(ctx, before, row);
      await this.assertReferences(ctx, row, before);
      await this.store.update(ctx, row);
      await this.afterUpdate(ctx, before, row);
      await emitEvent(ctx, `${this.kind.noun}.updated`, this.present(row, 'masked'));
      return this.respond(ctx, row);
    });
  }

  async deleteById(ctx: Context, id: string): Promise<Resource> {
    return inTransaction(ctx, async (ctx) => {
      const row = this.orNotFound(await this.store.lockForDelete(ctx, id));
      assertMatches(ctx, row);
      await this.beforeDelete(ctx, row);
      await this.store.remove(ctx, id);
      await emitEvent(ctx, `${this.kind.noun}.deleted`, this.present(row, 'masked'));
      return this.respond(ctx, row);
    });
  }

  /** The next records of a list, as the list shows them. */
  async listAfter(ctx: Context, query: RecordFilters, part: ListPart): Promise<Resource[]> {
    await this.attributes.assertMayFilter(ctx, this.kind, query.custom_attributes);
    const rows = await this.store.listAfter(ctx, this.wholeFilterOf(query), part);
    await this.attributes.logSensitiveRead(ctx, this.kind.noun, rows);
    return rows.map((row) => presentInList(row, (row) => this.toResource(ctx, row)));
  }

  /** The names of the system attributes that any record of a list has. */
  listAttributeNames(ctx: Context, query: RecordFilters): Promise<string[]> {
    return listAttributeNames(ctx, this.store.table, this.wholeFilterOf(query));
  }

  toResource(ctx: Context, row: Row): Resource {
    return this.present(row, visibilityOf(ctx));
  }

  /** The record as it is shown; masked, it is also what events carry and what policies take their facts from. */
  abstract present(row: Row, visibility: Visibility): Resource;

  /** Whether a form session, which is about one employee's tasks, may see the record. */
  protected abstract isVisibleToFormSession(
    ctx: Context,
    actor: FormSessionActor,
    id: string,
  ): Promise<boolean>;

  /** Sets the given properties on the row; those not given stay as they are. */
  protected abstract applyInput(row: UnfilledRow<Row>, given: RecordInput): Row;

  /** Refuses a record that names what the account does not have. */
  protected async assertReferences(_ctx: Context, _row: Row, _before?: Row): Promise<void> {}

  /** Notes what was changed, in the same transaction. */
  protected async afterUpdate(_ctx: Context, _before: Row, _row: Row): Promise<void> {}

  /** Refuses the deletion of a record that others name, or lets go what goes with it. */
  protected async beforeDelete(_ctx: Context, _row: Row): Promise<void> {}

  /** The conditions of a list of this kind, besides those that every list has. */
  protected abstract filterOf(query: RecordFilters): Filter;

  protected async listFiltered(
    ctx: Context,
    query: RecordFilters & OrderQuery,
  ): Promise<NumberedPage<Resource>> {
    const asked = this.wholeFilterOf(query);
    // What was found is answered only where the caller may filter by it.
    const [{ rows, total, next }] = await Promise.all([
      this.store.list(ctx, asked, query),
      this.attributes.assertMayFilter(ctx, this.kind, query.custom_attributes),
    ]);
    await this.attributes.logSensitiveRead(ctx, this.kind.noun, rows);
    return toPage(
      rows.map((row) => presentInList(row, (row) => this.toResource(ctx, row))),
      total,
      query,
      next,
    );
  }

  private wholeFilterOf(query: RecordFilters): Filter {
    return this.filterOf(query)
      .whereTimes(query)
      .whereCustomAttributes(query.custom_attributes)
      .whereFound(query.external_id, hasExternalId);
  }

  /** Whoever sends what is there already changes nothing, and nobody is told. Sealed values are compared in clear: each sealing differs. */
  private saysTheSame(before: Row, row: Row): boolean {
    const { updated_at } = before;
    return isDeepStrictEqual(this.present({ ...row, updated_at }, 'clear'), this.present(before, 'clear'));
  }

  /** A change answers all of the record, also what was not changed. */
  private respond(ctx: Context, row: Row): Resource {
    ctx.db.afterCommit(
      () => void this.attributes.logSensitiveRead(ctx, this.kind.noun, [row])?.catch(() => {}),
    );
    return withVersion(this.toResource(ctx, row), row);
  }

  private orNotFound(row: Row | undefined): Row {
    if (!row) throw notFound(this.kind.noun);
    return row;
  }
}

/** What every record begins with. */
export function newRecord(ctx: Context, noun: RecordNoun): RecordEntity {
  return {
    id: newId(noun, ctx.now),
    account_id: ctx.account.id,
    external_id: null,
    custom_attributes: {},
    system_attributes: {},
    sealed: null,
    created_at: ctx.now,
    updated_at: ctx.now,
    deleted_at: null,
  };
}
