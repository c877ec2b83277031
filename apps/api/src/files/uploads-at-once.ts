import type { Actor } from '../platform/context.js';
import { tooManyRequests } from '../platform/problems.js';

const most = { token: 20, session: 4 } as const;

/** How many uploads each caller has under way: each holds a file of up to 20 MiB in memory while it arrives. */
export class UploadsAtOnce {
  private readonly underWay = new Map<string, number>();

  /** @throws ProblemError 429 where the caller has as many under way as one may have */
  async run<Result>(actor: Actor, upload: () => Promise<Result>): Promise<Result> {
    const caller = callerOf(actor);
    const before = this.underWay.get(caller) ?? 0;
    if (before >= (actor.kind === 'api_token' ? most.token : most.session)) throw tooManyRequests(1);
    this.underWay.set(caller, before + 1);
    try {
      return await upload();
    } finally {
      const left = (this.underWay.get(caller) ?? 1) - 1;
      if (left > 0) this.underWay.set(caller, left);
      else this.underWay.delete(caller);
    }
  }
}

function callerOf(actor: Actor): string {
  if (actor.kind === 'system') return 'system';
  return actor.kind === 'api_token' ? actor.tokenId : actor.sessionId;
}
