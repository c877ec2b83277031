import { Injectable } from '@nestjs/common';
import { type Context, smallestIdAt } from '../../context/index.js';
import { groupBy } from '../../database/index.js';
import { EventContentsStore } from '../../events/index.js';
import { IdempotencyStore } from '../../http/index.js';
import type { TaskEntity } from '../task.entity.js';
import { DestructionCertificatesStore } from './destruction-certificates.store.js';
import type { RetentionSweep } from './retention-sweeps.js';

/** How long idempotent responses are replayed, and a little more. */
const answerLifetimeMilliseconds = 25 * 3_600_000;
/** After three days no event is on its way any more, whatever was destroyed; a sweep or two may have been missed. */
const rememberedMilliseconds = 7 * 86_400_000;

/** Erases what was said of a destroyed task elsewhere: in events, and in responses that are kept to be repeated. */
@Injectable()
export class TaskTracesEraser {
  constructor(
    private readonly events: EventContentsStore,
    private readonly idempotency: IdempotencyStore,
    private readonly certificates: DestructionCertificatesStore,
  ) {}

  /** Empties events that were on their way when their form was destroyed, and have arrived since. */
  async sweep({ now, stopping, inAccount }: RetentionSweep): Promise<void> {
    let last = smallestIdAt('destructionCertificate', new Date(now.getTime() - rememberedMilliseconds));
    for (let batch = await this.certificates.listAfter(last); batch.length > 0;) {
      for (const [accountId, certificates] of groupBy(batch, ({ account_id }) => account_id)) {
        if (stopping.aborted) return;
        const taskIds = certificates.map(({ task_id }) => task_id);
        await inAccount(accountId, (ctx) => this.events.forget(ctx, taskIds));
      }
      last = batch.at(-1)?.id ?? last;
      batch = await this.certificates.listAfter(last);
    }
  }

  /** An event that is still on its way arrives as it was: ids, dates and the form's name, until `sweep` empties it. */
  async erase(ctx: Context, { id, deleted_at }: TaskEntity): Promise<void> {
    await this.events.forget(ctx, [id]);
    const since = ctx.now.getTime() - answerLifetimeMilliseconds;
    if (deleted_at && deleted_at.getTime() > since) await this.idempotency.deleteAnswersAbout(ctx, [id]);
  }
}
