import { Injectable } from '@nestjs/common';
import { type Context, inTransaction } from '../../context/index.js';
import { AnchorsService } from './anchors.service.js';
import { TamperingLog } from './tampering-log.js';
import { TaskVerifier } from './task-verifier.js';

/** Verifies an audit trail as a whole, and what stands beside it. */
@Injectable()
export class TrailVerifier {
  constructor(
    private readonly tasks: TaskVerifier,
    private readonly anchors: AnchorsService,
    private readonly tampering: TamperingLog,
  ) {}

  /**
   * The entries of a task, and whether nothing was changed, left out, put in, moved or cut off, and no signature, version,
   * signed answer, uploaded file or document is another than was made.
   */
  async verify(ctx: Context, taskId: string) {
    const hashOf = await this.tasks.hashFiles(ctx, taskId);
    const verified = await inTransaction(ctx, async (ctx) => {
      const { entries, faults } = await this.tasks.verifyLocked(ctx, taskId, hashOf);
      const last = entries.at(-1);
      const isIntact =
        faults.length === 0 && last !== undefined && (await this.anchors.areWholeSince(ctx.db, last.at));
      return { entries, isIntact };
    });
    if (!verified.isIntact) this.tampering.record(ctx, taskId, 'trail');
    return verified;
  }
}
