import { Injectable } from '@nestjs/common';
import { BackgroundWork } from '../../background/index.js';
import type { Context } from '../../context/index.js';
import { Database } from '../../database/index.js';
import { SystemContexts } from '../../identity/index.js';
import { errorKind } from '../../observability/index.js';
import { PlacementBatchesService } from '../../placements/index.js';
import { CustomPropertiesStore, propertyPath } from '../../records/index.js';
import { BatchRunner, LostImport } from './batch-runner.js';
import { ImportFiles } from './import-files.js';
import type { ImporterContexts } from './importer-contexts.js';
import { ImportersStore } from './importers.store.js';
import type { ImportEntity } from './import.entity.js';
import { ImportRowsStore } from './import-rows.store.js';
import { ImportsStore } from './imports.store.js';
import { type SourceRow, UnreadableFile } from './reading/source-row.js';
import { RowBuilder } from './rows/row-builder.js';
import { rowKeysOf } from './rows/row-key.js';
import { SeenRows } from './rows/seen-rows.js';

const batchSize = 500;
/** Checks and commits imports batch by batch; what a process that dies has done of one, the next goes on from. */
@Injectable()
export class ImportRunner {
  private current: ImportEntity | undefined;

  constructor(
    private readonly imports: ImportsStore,
    private readonly rows: ImportRowsStore,
    private readonly files: ImportFiles,
    private readonly importers: ImportersStore,
    private readonly batches: BatchRunner,
    private readonly placements: PlacementBatchesService,
    private readonly customProperties: CustomPropertiesStore,
    private readonly contexts: SystemContexts,
    private readonly database: Database,
    private readonly background: BackgroundWork,
  ) {}

  /** @returns whether there was one to do */
  async runNext(stopping: AbortSignal): Promise<boolean> {
    this.current = await this.imports.claim(this.database);
    const claimed = this.current;
    if (!claimed) return false;
    try {
      await this.runClaimed(claimed, stopping);
    } catch (error) {
      await this.failed(claimed, error);
    } finally {
      this.current = undefined;
    }
    return true;
  }

  /** For another worker to go on at once: this one was stopped in the middle. */
  async release(): Promise<void> {
    if (this.current) await this.imports.release(this.database, this.current);
  }

  private async runClaimed(claimed: ImportEntity, stopping: AbortSignal): Promise<void> {
    const ctx = await this.contexts.ofAccount(claimed.account_id);
    if (!ctx) throw new Error('an import has no account');
    await this.placements.prepare(ctx);
    const builder = await this.builderOf(ctx, claimed);
    const refused = await this.rows.listRefused(ctx, claimed);
    const seen = new SeenRows();
    let row = claimed;
    for await (const batch of inBatches(this.files.readRows(row))) {
      const inputs = batch.map((one) => builder.build(one));
      for (const { number, record } of inputs)
        if (number <= claimed.last_row && !refused.has(number))
          seen.remember(number, rowKeysOf(row.kind, record));
      const left = inputs.filter(({ number }) => number > claimed.last_row);
      if (left.length === 0) continue;
      if (stopping.aborted) return this.imports.release(this.database, row);
      row = await this.batches.run(await this.importerOf(row), { row, builder, seen }, left);
      this.current = row;
    }
    await this.imports.finish({ ...ctx, now: new Date() }, row);
    this.background.note('imports', { import_id: row.id, rows: row.rows_done });
  }

  /** As they are now: what is taken from an importer is not used for the next rows. */
  private async importerOf(row: ImportEntity): Promise<ImporterContexts> {
    const ctx = await this.contexts.ofAccount(row.account_id);
    const by = row.committed_by ?? { kind: row.created_by_kind, id: row.created_by_id };
    const found = ctx && (await this.importers.find(ctx, row, by));
    if (!found) throw new UnreadableFile('lostPermission');
    return found;
  }

  private async builderOf(ctx: Context, { kind, mapping, options }: ImportEntity): Promise<RowBuilder> {
    const properties = await this.customProperties.findAll(ctx);
    const types = new Map(properties.map((property) => [propertyPath(property), property.scalar_type]));
    return new RowBuilder(kind, mapping, options, types);
  }

  private async failed(claimed: ImportEntity, error: unknown): Promise<void> {
    if (error instanceof LostImport) return;
    const row = this.current ?? claimed;
    if (error instanceof UnreadableFile) return this.imports.fail({ db: this.database }, row, error.message);
    this.background.report('imports', error, { import_id: claimed.id });
    await this.imports.release(this.database, row, errorKind(error));
  }
}

async function* inBatches(rows: AsyncIterable<SourceRow>): AsyncGenerator<SourceRow[]> {
  let batch: SourceRow[] = [];
  for await (const row of rows) {
    batch.push(row);
    if (batch.length < batchSize) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
