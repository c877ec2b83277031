import { createReadStream } from 'node:fs';
import { appendFile, mkdir, open, readdir, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { z } from 'zod';

/** Several entries: the last whole line is in it. A time-stamp brings its authority's certificates. */
const tailBytes = 65_536;

/** What is logged has a time: ISO 8601 UTC. */
interface Dated {
  readonly at: string;
}

interface LogPlace<Entry> {
  readonly folder: string;
  /** What the names of its files begin with, before the month. */
  readonly name: string;
  /** What they end with, after it. */
  readonly ending: string;
  readonly schema: z.ZodType<Entry>;
}

/** A log as files outside the database, a line of JSON an entry, a file a month, which only the service reads. */
export class MonthlyLog<Entry extends Dated> {
  constructor(private readonly place: LogPlace<Entry>) {}

  /** On the disk when this returns. Not to be called by two processes at once. */
  async append(entries: readonly Entry[]): Promise<void> {
    const { folder, name, ending } = this.place;
    await mkdir(folder, { recursive: true, mode: 0o700 });
    for (const month of new Set(entries.map(monthOf))) {
      const ofMonth = entries.filter((it) => monthOf(it) === month);
      const file = await open(join(folder, `${name}-${month}${ending}`), 'a+', 0o600);
      try {
        // A line that was written in part stays by itself.
        const begin = (await tailOf(file)).endsWith('\n') ? '' : '\n';
        await appendFile(file, begin + ofMonth.map((it) => `${JSON.stringify(it)}\n`).join(''));
        await file.sync();
      } finally {
        await file.close();
      }
    }
  }

  /** All that were written whole, as they stand there; a line that was written again comes twice. */
  async *all(): AsyncGenerator<Entry> {
    for (const file of await this.files())
      for await (const line of createInterface({ input: createReadStream(file) })) yield* this.parse(line);
  }

  /** The last one that was written whole. */
  async last(): Promise<Entry | undefined> {
    const newest = (await this.files()).at(-1);
    if (!newest) return undefined;
    const file = await open(newest, 'r');
    try {
      const lines = (await tailOf(file)).split('\n');
      return lines
        .slice(0, -1)
        .flatMap((line) => this.parse(line))
        .at(-1);
    } finally {
      await file.close();
    }
  }

  /** The oldest first. */
  private async files(): Promise<string[]> {
    const { folder, ending } = this.place;
    const names = (await readdir(folder).catch(emptyIfMissing)).filter((it) => it.endsWith(ending));
    return names.toSorted().map((name) => join(folder, name));
  }

  private parse(line: string): Entry[] {
    try {
      return [this.place.schema.parse(JSON.parse(line))];
    } catch {
      return [];
    }
  }
}

const monthOf = ({ at }: Dated): string => at.slice(0, 7);

async function tailOf(file: FileHandle): Promise<string> {
  const { size } = await file.stat();
  if (size === 0) return '\n';
  const length = Math.min(size, tailBytes);
  const { buffer } = await file.read(Buffer.alloc(length), 0, length, size - length);
  return buffer.toString('utf8');
}

function emptyIfMissing(error: NodeJS.ErrnoException): string[] {
  if (error.code === 'ENOENT') return [];
  throw error;
}
