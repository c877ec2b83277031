import type { KeyObject } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { appendFile, mkdir, open, readdir, type FileHandle, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../../context/index.js';
import { Anchor } from './anchor.js';

/** Several anchors: the last whole line is in it. */
const tailBytes = 8192;

/**
 * The anchors as files outside the database, a line of JSON each, a file a month: who has the database alone cannot take
 * them back. Copy them somewhere else, and not even who has this machine can.
 */
@Injectable()
export class AnchorLog {
  private readonly folder: string;

  constructor(@Inject(CONFIG) { dataDir }: Config) {
    this.folder = join(dataDir, 'anchors');
  }

  /** On the disk when this returns. Not to be called by two processes at once. */
  async append(anchors: readonly Anchor[]): Promise<void> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    for (const month of new Set(anchors.map(monthOf))) {
      const ofMonth = anchors.filter((it) => monthOf(it) === month);
      const file = await open(join(this.folder, `anchors-${month}.jsonl`), 'a+', 0o600);
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

  /** What the anchors are verified with, beside them. */
  async writeKey(publicKey: KeyObject): Promise<void> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    const pem = publicKey.export({ type: 'spki', format: 'pem' });
    await writeFile(join(this.folder, 'public-key.pem'), pem, { mode: 0o600 });
  }

  /** All that were written whole, as they stand there; a line that was written again comes twice. */
  async *all(): AsyncGenerator<Anchor> {
    for (const file of await this.files())
      for await (const line of createInterface({ input: createReadStream(file) })) yield* parsed(line);
  }

  /** The last one that was written whole. */
  async last(): Promise<Anchor | undefined> {
    const newest = (await this.files()).at(-1);
    if (!newest) return undefined;
    const file = await open(newest, 'r');
    try {
      const lines = (await tailOf(file)).split('\n');
      return lines.slice(0, -1).flatMap(parsed).at(-1);
    } finally {
      await file.close();
    }
  }

  /** The oldest first. */
  private async files(): Promise<string[]> {
    const names = (await readdir(this.folder).catch(emptyIfMissing)).filter((it) => it.endsWith('.jsonl'));
    return names.toSorted().map((name) => join(this.folder, name));
  }
}

const monthOf = ({ at }: Anchor): string => at.slice(0, 7);

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

function parsed(line: string): Anchor[] {
  try {
    return [Anchor.parse(JSON.parse(line))];
  } catch {
    return [];
  }
}
