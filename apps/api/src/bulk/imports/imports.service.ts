import type { Import, ImportListQuery, ImportRow, ImportRowListQuery, NumberedPage } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { badRequest, type Context, inTransaction, notFound } from '../../context/index.js';
import { toPage } from '../../http/index.js';
import { securityActorOf, SecurityLogService } from '../../identity/index.js';
import { ImportArrivals } from './import-arrivals.js';
import { ImportFiles } from './import-files.js';
import type { ImportEntity } from './import.entity.js';
import { ImportRowsStore } from './import-rows.store.js';
import { resultCsv } from './result-csv.js';
import { ImportsStore } from './imports.store.js';
import { toImport, toImportRow } from './to-import.js';
import { assertMayImport, visibleImports } from './visible-imports.js';

/** Imports of an account, to those who see all that may be in them, and to whoever sent them. */
@Injectable()
export class ImportsService {
  constructor(
    private readonly store: ImportsStore,
    private readonly rows: ImportRowsStore,
    private readonly files: ImportFiles,
    private readonly log: SecurityLogService,
    private readonly arrivals: ImportArrivals,
  ) {}

  async list(ctx: Context, query: ImportListQuery): Promise<NumberedPage<Import>> {
    const { rows, total } = await this.store.list(ctx, query, visibleImports(ctx));
    return toPage(rows.map(toImport), total, query);
  }

  async getById(ctx: Context, id: string): Promise<Import> {
    return toImport(await this.get(ctx, id));
  }

  async listRows(ctx: Context, id: string, query: ImportRowListQuery): Promise<NumberedPage<ImportRow>> {
    await this.get(ctx, id);
    const { rows, total } = await this.rows.list(ctx, id, query);
    return toPage(rows.map(toImportRow), total, query);
  }

  /** @throws ProblemError 400 while the dry run goes on */
  async readResult(ctx: Context, id: string): Promise<AsyncIterable<string>> {
    const { status } = await this.get(ctx, id);
    if (status === 'checking') throw badRequest('The import is still being checked');
    return resultCsv(this.rows.readAll(ctx, id));
  }

  /** Of two commits at once one begins it, and both answer it. */
  async commit(ctx: Context, id: string): Promise<Import> {
    const before = await this.get(ctx, id);
    assertMayImport(ctx, before);
    if (before.status === 'checking') throw badRequest('The import is still being checked');
    if (before.status === 'failed') throw badRequest('The import failed: send the file again');
    if (before.status !== 'checked') return toImport(before);
    const { actor_kind: kind, actor_id } = securityActorOf(ctx.actor);
    const committed = await inTransaction(ctx, async (ctx) => {
      const row = await this.store.commit(ctx, id, { kind, id: actor_id });
      if (!row) return undefined;
      const detail = { records: row.kind, count: row.rows ?? 0 };
      const subject = { type: 'import', id } as const;
      await this.log.record(ctx, { kind: 'import.committed', subject, detail });
      return row;
    });
    // Also where another request committed it: while this one waited for the row, the worker passed it by.
    this.arrivals.announce();
    return toImport(committed ?? (await this.get(ctx, id)));
  }

  /** @throws ProblemError 400 while it is being committed: nobody would know how far it had come */
  async deleteById(ctx: Context, id: string): Promise<Import> {
    const row = await this.get(ctx, id);
    if (row.status === 'committing') throw badRequest('The import is being committed');
    await this.remove(ctx, row);
    return toImport(row);
  }

  /** What is stored goes before the commit: no file is left that nobody knows of. */
  async remove(ctx: Context, { id }: ImportEntity): Promise<void> {
    await inTransaction(ctx, async (ctx) => {
      await this.store.remove(ctx, id);
      await this.files.remove(id);
      await this.log.record(ctx, { kind: 'import.deleted', subject: { type: 'import', id } });
    });
  }

  private async get(ctx: Context, id: string): Promise<ImportEntity> {
    const row = await this.store.find(ctx, id, visibleImports(ctx));
    if (!row) throw notFound('import');
    return row;
  }
}
