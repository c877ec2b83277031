import { Injectable } from '@nestjs/common';
import { BackgroundWork } from '../../background/index.js';
import { Clock, type Context } from '../../context/index.js';
import { SystemContexts } from '../../identity/index.js';

/** One sweep over all accounts: as of one moment, and until it is told to stop. */
export interface RetentionSweep {
  readonly now: Date;
  readonly stopping: AbortSignal;
  /**
   * Works in an account, unless it is gone. What fails is reported, holds up nothing else, and is tried again with the
   * next sweep.
   */
  inAccount(
    accountId: string,
    work: (ctx: Context) => Promise<void>,
    ids?: Readonly<Record<string, string>>,
  ): Promise<void>;
}

@Injectable()
export class RetentionSweeps {
  constructor(
    private readonly contexts: SystemContexts,
    private readonly clock: Clock,
    private readonly background: BackgroundWork,
  ) {}

  begin(stopping: AbortSignal): RetentionSweep {
    const now = this.clock.now();
    return {
      now,
      stopping,
      inAccount: async (accountId, work, ids = {}) => {
        try {
          const ctx = await this.contexts.ofAccount(accountId, { now });
          if (ctx) await work(ctx);
        } catch (error) {
          this.background.report('retention', error, ids);
        }
      },
    };
  }
}
