import { once } from 'node:events';
import { createGzip } from 'node:zlib';
import { Readable } from 'node:stream';
import { Client } from 'pg';
import { primaryConnection } from '../database/index.js';
import { z } from 'zod';
import { BackupError } from './backup-error.js';
import { snapshotSql } from './snapshot-sql.js';

const {
  cursorSql,
  hiddenSql,
  lockSql,
  migrationsSql,
  sequencesSql,
  tablesSql,
  beginSql,
  fetchSql,
  closeSql,
} = snapshotSql;

const Tables = z.array(z.object({ name: z.string(), columns: z.array(z.string()) }));
const Visibility = z.array(z.object({ areHidden: z.boolean() }));
const Migrations = z.array(z.object({ name: z.string() }));
const Sequences = z.array(z.object({ name: z.string(), value: z.string() }));
const Rows = z.array(z.object({ row: z.string() }));

export type SnapshotTable = z.output<typeof Tables>[number];

const ownerNeeded =
  'A backup needs every row, and this role of the database is shown those of one account at a time: set DATABASE_OWNER_URL to the address of its owner.';

/** So much text is fetched at a time, more or less; rows of a table are of one size as a rule. */
const bytesAtOnce = 1_000_000;
const rowsAtOnce = 2_000;

/**
 * All tables as they were at one moment, while the service goes on writing: one transaction that reads everything from one
 * snapshot. Needs no program beside the server, and no right but to read.
 */
export class DatabaseSnapshot {
  private constructor(
    private readonly client: Client,
    readonly tables: readonly SnapshotTable[],
  ) {}

  static async open(databaseUrl: string): Promise<DatabaseSnapshot> {
    const client = new Client({
      ...(await primaryConnection(databaseUrl)),
      application_name: 'firstday backup',
    });
    client.on('error', () => undefined);
    await client.connect();
    try {
      const tables = Tables.parse((await client.query(tablesSql)).rows);
      if (tables.length === 0) throw new BackupError('This database holds no Firstday.');
      const [rows] = Visibility.parse((await client.query(hiddenSql)).rows);
      if (rows?.areHidden !== false) throw new BackupError(ownerNeeded);
      await client.query(beginSql);
      // Before the snapshot is taken: no table is altered from here on, and none was between the two.
      await client.query(lockSql(tables.map(({ name }) => name)));
      const still = Tables.parse((await client.query(tablesSql)).rows);
      if (JSON.stringify(still) !== JSON.stringify(tables))
        throw new BackupError('The database is being brought up to date: try again once that is done.');
      return new DatabaseSnapshot(client, tables);
    } catch (error) {
      await client.end();
      throw error;
    }
  }

  async migrations(): Promise<string[]> {
    return Migrations.parse((await this.client.query(migrationsSql)).rows).map(({ name }) => name);
  }

  /** Sequences know no snapshot: as far as they have come by now, which is as far as any row of it, or farther. */
  async sequences(): Promise<z.output<typeof Sequences>> {
    return Sequences.parse((await this.client.query(sequencesSql)).rows);
  }

  /** The rows of a table, one a line in JSON, compressed. */
  async *rowsOf({ name, columns }: SnapshotTable, onRows: (count: number) => void): AsyncGenerator<Buffer> {
    const gzip = createGzip({ level: 1 });
    const lines = this.linesOf(name, columns, onRows);
    const source = Readable.from(lines, { objectMode: false });
    source.on('error', (error) => gzip.destroy(error));
    for await (const piece of source.pipe(gzip)) yield piece;
  }

  async close(): Promise<void> {
    const ended = once(this.client, 'end');
    await this.client.end();
    await ended;
  }

  private async *linesOf(
    table: string,
    columns: readonly string[],
    onRows: (count: number) => void,
  ): AsyncGenerator<string> {
    await this.client.query(cursorSql(table, columns));
    for (let wanted = 10; ;) {
      const rows = Rows.parse((await this.client.query(fetchSql(wanted))).rows);
      if (rows.length === 0) break;
      onRows(rows.length);
      const text = rows.map(({ row }) => `${JSON.stringify(row)}\n`).join('');
      yield text;
      wanted = Math.max(1, Math.min(rowsAtOnce, Math.floor((bytesAtOnce * rows.length) / text.length)));
    }
    await this.client.query(closeSql);
  }
}
