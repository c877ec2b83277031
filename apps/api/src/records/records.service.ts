import { isDeepStrictEqual } from 'node:util';
import { emitEvent } from '../events/index.js';
import { type Context, inTransaction, newId, ProblemError } from '../context/index.js';
import { assertMatches, nextUpdatedAt, withVersion } from '../http/index.js';
import type { RecordInput, RecordNoun } from './record-attributes.service.js';
import { RecordReaderService } from './record-reader.service.js';
import type { RecordEntity } from './record.entity.js';
import { type Upserted, upsertByExternalId, withExternalId } from './upsert-by-external-id.js';

/** A row whose own columns may not be filled yet. */
export type UnfilledRow<Row extends RecordEntity> = RecordEntity | Row;

/**
 * Create, change and delete what is found and listed: the one way for clients, employers, employees and jobs.
 * A kind says how its row is filled from what was given, and what the row looks like to a caller.
 */
export abstract class RecordsService<
  Row extends RecordEntity,
  Resource extends { id: string },
> extends RecordReaderService<Row, Resource> {
  async create(ctx: Context, given: RecordInput): Promise<Resource> {
    return inTransaction(ctx, async (ctx) => {
      const blank = await this.attributes.merge(ctx, this.kind, newRecord(ctx, this.kind.noun), given);
      const row = this.applyInput(blank, given);
      await this.assertReferences(ctx, row);
      if (!(await this.store.insert(ctx, row)))
        throw await this.store.externalIds.conflict(ctx, row.external_id);
      await this.afterInsert(ctx, row);
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
    await this.afterInsert(ctx, row);
    await emitEvent(ctx, `${this.kind.noun}.created`, this.present(row, 'masked'));
  }

  /** Those of the records that the caller may see; none of them can be deleted until this transaction ends. */
  lockManyForReference(ctx: Context, ids: readonly string[]): Promise<Row[]> {
    return this.store.lockManyForReference(ctx, ids);
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

  /** Sets the given properties on the row; those not given stay as they are. */
  protected abstract applyInput(row: UnfilledRow<Row>, given: RecordInput): Row;

  /** Refuses a record that names what the account does not have. */
  protected async assertReferences(_ctx: Context, _row: Row, _before?: Row): Promise<void> {}

  /** Records what depends on a new record, in the same transaction. */
  protected async afterInsert(_ctx: Context, _row: Row): Promise<void> {}

  /** Notes what was changed, in the same transaction. */
  protected async afterUpdate(_ctx: Context, _before: Row, _row: Row): Promise<void> {}

  /** Refuses the deletion of a record that others name, or lets go what goes with it. */
  protected async beforeDelete(_ctx: Context, _row: Row): Promise<void> {}

  /** Whoever sends what is there already changes nothing, and nobody is told. Sealed values are compared in clear: each sealing differs. */
  private saysTheSame(before: Row, row: Row): boolean {
    const { updated_at } = before;
    return isDeepStrictEqual(this.present({ ...row, updated_at }, 'clear'), this.present(before, 'clear'));
  }

  /** A change answers all of the record, also what was not changed. */
  protected respond(ctx: Context, row: Row): Resource {
    ctx.db.afterCommit(
      () => void this.attributes.logSensitiveRead(ctx, this.kind.noun, [row])?.catch(() => {}),
    );
    return withVersion(this.toResource(ctx, row), row);
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
