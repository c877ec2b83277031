import {
  type DeletedRecord,
  type NumberedPage,
  type PageQuery,
  restorableDays,
  type RestorableNoun,
} from '@firstday/domain';
import { emitEvent } from '../events/index.js';
import { badRequest, type Context, inTransaction } from '../context/index.js';
import { assertMatches, nextUpdatedAt, toPage } from '../http/index.js';
import { presentInList } from './present-in-list.js';
import type { RecordAttributesService, RecordKind } from './record-attributes.service.js';
import type { RecordEntity } from './record.entity.js';
import type { RecordUses } from './record-uses.js';
import { RecordsService } from './records.service.js';
import type { RecordsStore } from './records.store.js';

const restorableMilliseconds = restorableDays * 86_400_000;

/** Clients, employers and jobs: placements name them, and one that was deleted can be restored for 30 days. */
export abstract class RestorableRecordsService<
  Row extends RecordEntity,
  Resource extends { id: string },
> extends RecordsService<Row, Resource> {
  protected constructor(
    private readonly restorable: RecordKind & { readonly noun: RestorableNoun },
    store: RecordsStore<Row>,
    attributes: RecordAttributesService,
    private readonly uses: RecordUses,
  ) {
    super(restorable, store, attributes);
  }

  /** Of a record that was deleted too: forms of it are kept for years. */
  async getRowEver(ctx: Context, id: string): Promise<Row> {
    return this.orNotFound(await this.store.findEver(ctx, id));
  }

  /** Like `getUnmasked`, of a record that was deleted too. */
  async getUnmaskedEver(ctx: Context, id: string): Promise<Resource> {
    return this.present(this.orNotFound(await this.store.findEverUnscoped(ctx, id)), 'clear');
  }

  async listDeleted(ctx: Context, query: PageQuery): Promise<NumberedPage<DeletedRecord<Resource>>> {
    const { rows, total } = await this.store.listRemoved(ctx, query);
    await this.attributes.logSensitiveRead(ctx, this.kind.noun, rows);
    return toPage(
      rows.map((row) => this.toDeleted(ctx, row)),
      total,
      query,
    );
  }

  /** @throws ProblemError 400 where it was deleted too long ago, 409 where another record has its external id */
  restoreById(ctx: Context, id: string): Promise<Resource> {
    return inTransaction(ctx, async (ctx) => {
      const deleted = await this.store.lockRemoved(ctx, id);
      const before = deleted ?? (await this.lockForUpdate(ctx, id));
      assertMatches(ctx, before);
      if (!deleted) return this.respond(ctx, before);
      this.assertInTime(ctx, deleted);
      const row = {
        ...(await this.attributes.withDefinedAttributes(ctx, this.kind, deleted)),
        deleted_at: null,
        updated_at: nextUpdatedAt(ctx, deleted),
      };
      await this.store.externalIds.assertFree(ctx, { id, external_id: null }, row);
      await this.store.restore(ctx, row);
      await emitEvent(ctx, `${this.restorable.noun}.restored`, this.present(row, 'masked'));
      return this.respond(ctx, row);
    });
  }

  protected override beforeDelete(ctx: Context, row: Row): Promise<void> {
    return this.uses.assertUnused(ctx, this.restorable.noun, row.id);
  }

  private assertInTime({ now }: Context, { deleted_at }: RecordEntity): void {
    if (deleted_at && now.getTime() <= deleted_at.getTime() + restorableMilliseconds) return;
    const { noun } = this.restorable;
    const subject = /^[aeiou]/.test(noun) ? `An ${noun}` : `A ${noun}`;
    throw badRequest(
      `${subject} can be restored for ${restorableDays} days after it was deleted. This one was deleted earlier`,
    );
  }

  private toDeleted(ctx: Context, row: Row & { readonly deleted_at: Date }): DeletedRecord<Resource> {
    const { noun } = this.restorable;
    const resource = presentInList<Row, Resource>(row, (row) => this.toResource(ctx, row));
    const restorableUntil = new Date(row.deleted_at.getTime() + restorableMilliseconds);
    const named: Partial<Record<RestorableNoun, Resource>> = { [noun]: resource };
    return {
      ...named,
      deleted_at: row.deleted_at.toISOString(),
      restorable_until: restorableUntil.toISOString(),
    };
  }
}
