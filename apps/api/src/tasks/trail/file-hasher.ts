import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Turns } from '../../background/index.js';
import { unavailablePart } from '../../context/index.js';
import { FileStorage } from '../../sealing/index.js';

/** The SHA-256 of a stored file; undefined where it cannot be read as it was stored. */
export type HashOfFile = (key: string) => Promise<string | undefined>;

/** Files that are read at a time, of a process: whoever asks for more waits. */
const mostAtATime = 2;

/** Hashes stored files, a piece at a time: a task may have a hundred megabytes of them. */
@Injectable()
export class FileHasher {
  private readonly turns = new Turns(mostAtATime);

  constructor(private readonly storage: FileStorage) {}

  /** Each file is read once, however often its hash is asked for; one that could not be read is tried again. */
  once(): HashOfFile {
    const known = new Map<string, string>();
    return async (key) => {
      const hash = known.get(key) ?? (await this.turns.run(() => this.hash(key)));
      if (hash !== undefined) known.set(key, hash);
      return hash;
    };
  }

  private async hash(key: string): Promise<string | undefined> {
    const digest = createHash('sha256');
    try {
      for await (const piece of await this.storage.read(key)) digest.update(piece);
      return digest.digest('hex');
    } catch (error) {
      // A store that is away says nothing of the file.
      if (unavailablePart(error)) throw error;
      return undefined;
    }
  }
}
