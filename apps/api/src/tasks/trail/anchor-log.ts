import type { KeyObject } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../../context/index.js';
import { Anchor } from './anchor.js';
import { AnchorTimeStamp } from './anchor-time-stamp.js';
import { MonthlyLog } from './monthly-log.js';

/**
 * The anchors and their time-stamps as files outside the database: who has the database alone cannot take them back. Copy
 * them somewhere else, and not even who has this machine can.
 */
@Injectable()
export class AnchorLog extends MonthlyLog<Anchor> {
  readonly timeStamps: MonthlyLog<AnchorTimeStamp>;
  private readonly folder: string;

  constructor(@Inject(CONFIG) { dataDir }: Config) {
    const folder = join(dataDir, 'anchors');
    super({ folder, name: 'anchors', ending: '.jsonl', schema: Anchor });
    this.folder = folder;
    // Another ending: every reader of the log takes what ends with the first for anchors.
    this.timeStamps = new MonthlyLog({
      folder,
      name: 'time-stamps',
      ending: '.ndjson',
      schema: AnchorTimeStamp,
    });
  }

  /** What the anchors are verified with, beside them. */
  async writeKey(publicKey: KeyObject): Promise<void> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    const pem = publicKey.export({ type: 'spki', format: 'pem' });
    await writeFile(join(this.folder, 'public-key.pem'), pem, { mode: 0o600 });
  }
}
