import { Injectable } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { TamperingLog } from '../trail/tampering-log.js';
import type { VersionContent } from './version-content.js';
import { VersionReader } from './version-reader.js';

/** The versions of a task that were kept, to whoever is shown something of them. */
@Injectable()
export class RecordedVersions {
  constructor(
    private readonly reader: VersionReader,
    private readonly tampering: TamperingLog,
  ) {}

  /**
   * From the first.
   * @throws ProblemError 500 where one is not as it was kept, one is gone, or one was never kept
   */
  async list(ctx: Context, taskId: string): Promise<readonly VersionContent[]> {
    const { contents, areRecorded } = await this.reader.read(ctx, taskId);
    if (!areRecorded) throw this.tampering.found(ctx, taskId, 'versions');
    return contents;
  }
}
