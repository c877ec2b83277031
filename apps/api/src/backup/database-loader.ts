import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { Client } from 'pg';
import { z } from 'zod';
import { BackupError } from './backup-error.js';
import type { BackupEnd, BackupHead } from './backup-head.js';
import { snapshotSql } from './snapshot-sql.js';

const {
  addForeignKeySql,
  anythingThereSql,
  dropForeignKeySql,
  dropRowTypeSql,
  foreignKeysSql,
  loadSql,
  plainTextSql,
  rowTypeSql,
  setSequenceSql,
  tablesSql,
  triggersSql,
  truncateSql,
} = snapshotSql;

const Tables = z.array(z.object({ name: z.string(), columns: z.array(z.string()) }));
const ForeignKeys = z.array(z.object({ table: z.string(), name: z.string(), definition: z.string() }));
const Row = z.string();

const bytesAtOnce = 1_000_000;

/**
 * Loads the rows of a backup into a database that was just migrated to where the backup's was. All in one transaction: triggers
 * rest meanwhile (what they would write is in the backup), and foreign keys are made anew at the end, which checks them.
 */
export class DatabaseLoader {
  private foreignKeys: z.output<typeof ForeignKeys> = [];
  private tables: string[] = [];

  constructor(private readonly client: Client) {}

  /** @throws BackupError where anything is there: a restore overwrites nothing */
  async assertEmpty(): Promise<void> {
    const { rows } = await this.client.query(anythingThereSql);
    if (rows.length > 0)
      throw new BackupError(
        'The database holds something already: a restore overwrites nothing. Give it an empty one.',
      );
  }

  async begin({ tables }: BackupHead): Promise<void> {
    await this.client.query(`BEGIN; ${plainTextSql}`);
    this.tables = Tables.parse((await this.client.query(tablesSql)).rows).map(({ name }) => name);
    const strange = tables.filter(({ name }) => !this.tables.includes(name)).map(({ name }) => name);
    if (strange.length > 0)
      throw new BackupError(
        `The backup has tables that are not Firstday's: ${strange.join(', ')}. Move them to another schema first.`,
      );
    this.foreignKeys = ForeignKeys.parse((await this.client.query(foreignKeysSql)).rows);
    for (const key of this.foreignKeys) await this.client.query(dropForeignKeySql(key));
    for (const table of this.tables) await this.client.query(triggersSql(table, 'DISABLE'));
    await this.client.query(truncateSql(this.tables));
  }

  /** @returns how many rows there were */
  async load(
    { name, columns }: BackupHead['tables'][number],
    content: AsyncIterable<Buffer>,
  ): Promise<number> {
    await this.client.query(rowTypeSql(name, columns));
    const statement = loadSql(name, columns);
    let [rows, batch, bytes] = [0, new Array<string>(), 0];
    const send = async () => {
      if (batch.length > 0) await this.client.query(statement, [batch]);
      [rows, batch, bytes] = [rows + batch.length, [], 0];
    };
    const source = Readable.from(content, { objectMode: false });
    const plain = createGunzip();
    source.on('error', (error) => plain.destroy(error));
    for await (const line of linesOf(source.pipe(plain))) {
      const row = Row.parse(JSON.parse(line));
      batch.push(row);
      bytes += row.length;
      if (bytes > bytesAtOnce) await send();
    }
    await send();
    await this.client.query(dropRowTypeSql);
    return rows;
  }

  async finish({ sequences }: BackupEnd): Promise<void> {
    for (const { name, value } of sequences) await this.client.query(setSequenceSql, [name, value]);
    for (const table of this.tables) await this.client.query(triggersSql(table, 'ENABLE'));
    for (const key of this.foreignKeys) await this.client.query(addForeignKeySql(key));
    await this.client.query('COMMIT');
    await this.client.query('ANALYZE');
  }
}

/** Lines end with a line feed, and with nothing else that some reader takes for an end. */
async function* linesOf(pieces: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let begun: Buffer[] = [];
  for await (const piece of pieces) {
    let from = 0;
    for (let at = piece.indexOf(10); at >= 0; at = piece.indexOf(10, from)) {
      yield Buffer.concat([...begun, piece.subarray(from, at)]).toString();
      begun = [];
      from = at + 1;
    }
    if (from < piece.length) begun.push(piece.subarray(from));
  }
  if (begun.length > 0) throw new BackupError('A table of this backup is cut off.');
}
