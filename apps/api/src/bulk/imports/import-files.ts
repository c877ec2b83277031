import type { Readable } from 'node:stream';
import { importLimits } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { FileStorage } from '../../sealing/index.js';
import { hashContent } from '../../tasks/index.js';
import type { ImportEntity } from './import.entity.js';
import { delimiterOf, readCsvLines, readCsvRows } from './reading/read-csv-rows.js';
import { readJsonRows } from './reading/read-json-rows.js';
import { type SourceRow, UnreadableFile } from './reading/source-row.js';

/** By so many bytes a header is known. */
const headBytes = 64 * 1024;

/** The columns of a file, and what stands between its cells. */
export interface FileHead {
  readonly columns: readonly string[];
  readonly delimiter: string;
}

type SentFile = Pick<ImportEntity, 'id' | 'format'>;

/** The files of imports, sealed as they came: they are read as streams, and never whole in memory. */
@Injectable()
export class ImportFiles {
  constructor(private readonly storage: FileStorage) {}

  async store(id: string, content: AsyncIterable<Buffer>): Promise<void> {
    await this.storage.putStream(keyOf(id), content);
  }

  async remove(id: string): Promise<void> {
    await this.storage.remove(keyOf(id));
  }

  /** SHA-256 of the file, in hex. */
  async hash(id: string): Promise<string> {
    return hashContent(await this.storage.read(keyOf(id)));
  }

  /** @throws UnreadableFile where it has no header */
  async readHead({ id, format }: SentFile): Promise<FileHead> {
    if (format === 'json_lines') return { columns: await this.readPaths(id), delimiter: '' };
    const delimiter = delimiterOf(await readFirstLine(await this.storage.read(keyOf(id))));
    for await (const line of readCsvLines(await this.storage.read(keyOf(id)), delimiter))
      return { columns: line.map((name) => name.trim()), delimiter };
    throw new UnreadableFile('empty');
  }

  /** @throws UnreadableFile where it cannot be read any further, or is too long */
  async *readRows({
    id,
    format,
    options,
  }: SentFile & Pick<ImportEntity, 'options'>): AsyncGenerator<SourceRow> {
    const content = await this.storage.read(keyOf(id));
    let count = 0;
    for await (const row of format === 'csv'
      ? readCsvRows(content, options.delimiter)
      : readJsonRows(content)) {
      count += 1;
      if (count > importLimits.rows) throw new UnreadableFile('tooManyRows', { count: importLimits.rows });
      yield row;
    }
  }

  /** Rows of JSON need not have the same properties: those of the first thousand. */
  private async readPaths(id: string): Promise<string[]> {
    const paths = new Set<string>();
    let count = 0;
    for await (const { cells } of readJsonRows(await this.storage.read(keyOf(id)))) {
      for (const path of cells.keys()) paths.add(path);
      count += 1;
      if (count === 1000) break;
    }
    if (paths.size === 0) throw new UnreadableFile('noJson');
    return [...paths];
  }
}

const keyOf = (id: string) => `imports/${id}`;

async function readFirstLine(content: Readable): Promise<string> {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of content) {
    pieces.push(piece);
    size += piece.length;
    if (size >= headBytes || piece.includes('\n')) break;
  }
  return Buffer.concat(pieces).toString().split('\n', 1)[0] ?? '';
}
