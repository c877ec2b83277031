import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { BackgroundWork, retentionMilliseconds } from '../../background/index.js';
import { Clock } from '../../context/index.js';
import { Database } from '../../database/index.js';
import { FileStorage } from '../../sealing/index.js';
import { FormPdfsStore } from './form-pdfs.store.js';
import { formPdfKeys } from './form-pdf-keys.js';

const tenMinutes = 600_000;
const mostAtOnce = 20;

/** Removes PDFs that no draft and no edition has named for 30 days, with their files. */
@Injectable()
export class FormPdfRemover implements OnApplicationBootstrap {
  constructor(
    private readonly store: FormPdfsStore,
    private readonly storage: FileStorage,
    private readonly database: Database,
    private readonly background: BackgroundWork,
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    this.background.start({
      name: 'form_pdfs',
      idleMilliseconds: tenMinutes,
      work: async () => (await this.sweep()) === mostAtOnce,
    });
  }

  /** The rows first: a file that is left over does no harm, a row without its file would. @returns how many */
  async sweep(): Promise<number> {
    const now = this.clock.now();
    const since = new Date(now.getTime() - retentionMilliseconds);
    const removed = await this.store.removeUnused(this.database, now, since, mostAtOnce);
    for (const pdf of removed) for (const key of formPdfKeys.all(pdf)) await this.storage.remove(key);
    return removed.length;
  }
}
