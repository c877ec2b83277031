import { Injectable } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { IndexReader } from './index-reader.store.js';
import { TamperingLog } from './tampering-log.js';

/** Checks the index of a form each time the form is read. */
@Injectable()
export class RecordedIndex {
  constructor(
    private readonly reader: IndexReader,
    private readonly tampering: TamperingLog,
  ) {}

  /** @throws ProblemError 500 where its person, employer, dates or form are not those that its trail attests */
  async assertKept(ctx: Context, taskId: string): Promise<void> {
    const read = await this.reader.read(ctx, taskId);
    if (read && !(read.isGenuine && read.differences.length === 0))
      throw this.tampering.found(ctx, taskId, 'index');
  }
}
