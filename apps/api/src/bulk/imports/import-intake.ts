import type { CreateImport, Import, UploadImportQuery } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { badRequest, type Context, inIdempotentTransaction, newId } from '../../context/index.js';
import { SecurityLogService } from '../../identity/index.js';
import { invalidUpload, readUploads, sha256, UploadConcurrency } from '../../tasks/index.js';
import { ImportArrivals } from './import-arrivals.js';
import { ImportFiles } from './import-files.js';
import { type ImportSettings, toNewImport } from './to-new-import.js';
import { ImportsStore } from './imports.store.js';
import { resolveMapping } from './mapping/resolve-mapping.js';
import { assertUtf8 } from './reading/assert-utf8.js';
import { UnreadableFile } from './reading/source-row.js';
import { toImport } from './to-import.js';
import { assertMayImport } from './visible-imports.js';

/** Takes the files of imports, sealed as they come, and begins their dry runs. */
@Injectable()
export class ImportIntake {
  private readonly concurrency = new UploadConcurrency();

  constructor(
    private readonly store: ImportsStore,
    private readonly files: ImportFiles,
    private readonly log: SecurityLogService,
    private readonly arrivals: ImportArrivals,
  ) {}

  async create(ctx: Context, { content, ...settings }: CreateImport): Promise<unknown> {
    assertMayImport(ctx, { kind: settings.kind, mapping: [] });
    const id = newId('import', ctx.now);
    const bytes = Buffer.from(content);
    return this.keepIfBegun(id, async () => {
      await this.files.store(id, assertUtf8(pieces(bytes)));
      return this.begin(ctx, id, settings, {
        name: null,
        content: `${JSON.stringify(settings)}\n${sha256(bytes)}`,
      });
    });
  }

  upload(ctx: Context, settings: UploadImportQuery, request: Request): Promise<unknown> {
    return this.concurrency.run(ctx, () => this.receive(ctx, settings, request));
  }

  private async receive(ctx: Context, settings: UploadImportQuery, request: Request): Promise<unknown> {
    assertMayImport(ctx, { kind: settings.kind, mapping: [] });
    const id = newId('import', ctx.now);
    const received: { name?: string; checksum?: string } = {};
    return this.keepIfBegun(id, async () => {
      await readUploads(request, async ({ part, name, content }) => {
        if (part !== 'files' || received.checksum !== undefined)
          throw invalidUpload('Send one file in the part `files`');
        await this.files.store(id, assertUtf8(content));
        received.name = name;
        received.checksum = await this.files.hash(id);
      });
      const { name = '', checksum } = received;
      if (checksum === undefined) throw invalidUpload('Send one file in the part `files`');
      const sent = { name: name.slice(0, 255) || null, content: `${JSON.stringify(settings)}\n${checksum}` };
      return this.begin(ctx, id, settings, sent);
    });
  }

  /** A file whose import was refused, or sent again, is not kept. */
  private async keepIfBegun(
    id: string,
    work: () => Promise<{ answer: unknown; isBegun: boolean }>,
  ): Promise<unknown> {
    let isBegun = false;
    try {
      const result = await work();
      isBegun = result.isBegun;
      return result.answer;
    } finally {
      if (!isBegun) await this.files.remove(id);
    }
  }

  private async begin(
    ctx: Context,
    id: string,
    settings: ImportSettings,
    { name, content }: { readonly name: string | null; readonly content: string },
  ): Promise<{ answer: unknown; isBegun: boolean }> {
    const head = await this.readHead(id, settings);
    const { mapping, ignored } = resolveMapping(settings.kind, head.columns, settings.mapping);
    assertMayImport(ctx, { kind: settings.kind, mapping });
    const resolved = { mapping, ignored_columns: ignored, delimiter: head.delimiter, name };
    let isBegun = false;
    const insert = async (ctx: Context): Promise<Import> => {
      const row = toNewImport(ctx, id, settings, resolved);
      await this.store.insert(ctx, row);
      const subject = { type: 'import', id } as const;
      await this.log.record(ctx, { kind: 'import.created', subject, detail: { records: row.kind } });
      ctx.db.afterCommit(() => {
        isBegun = true;
        this.arrivals.announce();
      });
      return toImport(row);
    };
    return { answer: await inIdempotentTransaction(ctx, insert, content), isBegun };
  }

  private async readHead(id: string, { format = 'csv' }: ImportSettings) {
    try {
      return await this.files.readHead({ id, format });
    } catch (error) {
      throw error instanceof UnreadableFile ? badRequest(error.message) : error;
    }
  }
}

async function* pieces(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes;
}
