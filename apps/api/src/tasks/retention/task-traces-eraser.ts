import { Injectable } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { EventContentsStore } from '../../events/index.js';
import { IdempotencyStore } from '../../http/index.js';
import type { TaskEntity } from '../task.entity.js';

/** How long idempotent responses are replayed, and a little more. */
const answerLifetimeMilliseconds = 25 * 3_600_000;

/** Erases what was said of a destroyed task elsewhere: in events, and in responses that are kept to be repeated. */
@Injectable()
export class TaskTracesEraser {
  constructor(
    private readonly events: EventContentsStore,
    private readonly idempotency: IdempotencyStore,
  ) {}

  /** An event that is still on its way arrives as it was, and keeps its ids, dates and the form's name. */
  async erase(ctx: Context, { id, deleted_at }: TaskEntity): Promise<void> {
    await this.events.forget(ctx, [id]);
    const since = ctx.now.getTime() - answerLifetimeMilliseconds;
    if (deleted_at && deleted_at.getTime() > since) await this.idempotency.deleteAnswersAbout(ctx, [id]);
  }
}
