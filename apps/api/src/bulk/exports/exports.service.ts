import { PassThrough, type Readable } from 'node:stream';
import type { ExportQuery } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { ConcurrencyLimit } from '../../background/index.js';
import { type Context, inSnapshot } from '../../context/index.js';
import { sendToReader } from '../../http/index.js';
import { SecurityLogService } from '../../identity/index.js';
import { byteOrderMark, csvLine } from '../../tasks/index.js';
import { cellOf, type ExportColumn, ExportColumns } from './export-columns.js';
import type { ExportedList } from './exported-lists.js';

/** As many rows as a list shows at most: whose sensitive values were read is logged as for a list. */
const rowsAtOnce = 100;
/** An export holds a connection to the database for as long as it is read. */
const mostExports = { ofAccount: 2, ofProcess: 4 } as const;

/** Where the lines of an export go. */
interface ExportSink {
  readonly bom: boolean;
  readonly output: PassThrough;
  /** Is called once it is sure that there are lines. */
  readonly onBegun: () => void;
}

/** Lists as CSV, of what the caller sees and as they see it. */
@Injectable()
export class ExportsService {
  private readonly ofAccount = new ConcurrencyLimit(mostExports.ofAccount);
  private readonly ofProcess = new ConcurrencyLimit(mostExports.ofProcess);

  constructor(
    private readonly columns: ExportColumns,
    private readonly log: SecurityLogService,
  ) {}

  /**
   * Begins an export, which goes on as it is read.
   * @throws ProblemError 400 for filters that the list refuses, 429 where too many are under way
   */
  async begin(ctx: Context, list: ExportedList, { bom }: ExportQuery): Promise<Readable> {
    const output = new PassThrough();
    const begun = new Promise<void>((resolve, reject) => {
      this.limited(ctx, () => this.write(ctx, list, { bom, output, onBegun: resolve })).catch(
        (error: unknown) => {
          reject(error);
          output.destroy(error instanceof Error ? error : new Error('an export broke off'));
        },
      );
    });
    // Where it is refused there is an answer to say so, and nobody listens to the stream.
    output.on('error', () => undefined);
    await begun;
    return output;
  }

  private limited(ctx: Context, work: () => Promise<void>): Promise<void> {
    return this.ofAccount.run(ctx.account.id, () => this.ofProcess.run('all', work));
  }

  /** What is sent stays sent: where the snapshot breaks off, the next one goes on after the last row. */
  private async write(ctx: Context, list: ExportedList, sink: ExportSink): Promise<void> {
    // Throws what the list refuses, and reads no row: a refused export is not logged. The log is not part of the snapshot.
    await list.readAfter(ctx, { after: undefined, most: 0 });
    await this.log.record(ctx, { kind: 'list.exported', detail: { records: list.name } });
    let columns: readonly ExportColumn[] | undefined;
    let after: string | undefined;
    await inSnapshot(ctx, async (snapshot) => {
      let rows = await list.readAfter(snapshot, { after, most: rowsAtOnce });
      columns ??= await this.writeHead(snapshot, list, sink);
      while (rows.length > 0) {
        await sendToReader(sink.output, toLines(columns, rows));
        after = rows.at(-1)?.id;
        rows = rows.length < rowsAtOnce ? [] : await list.readAfter(snapshot, { after, most: rowsAtOnce });
      }
    });
    // After its connection and before its slot: a client that has read an export may begin the next one.
    sink.output.end();
  }

  private async writeHead(
    snapshot: Context,
    list: ExportedList,
    { bom, output, onBegun }: ExportSink,
  ): Promise<readonly ExportColumn[]> {
    const attributes = await list.listAttributeNames(snapshot);
    const columns = await this.columns.of(snapshot, list.schema, list.entity, attributes);
    onBegun();
    const names = csvLine(columns.map((column) => column.join('.')));
    await sendToReader(output, (bom ? byteOrderMark : '') + names);
    return columns;
  }
}

const toLines = (columns: readonly ExportColumn[], rows: readonly object[]) =>
  rows.map((row) => csvLine(columns.map((column) => cellOf(row, column)))).join('');
