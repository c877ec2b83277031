import type { Context } from '../context/index.js';

/** What becomes of events once they are written. The room of webhooks provides it under this class. */
export abstract class EventDeliveries {
  /** SQL over a row of `events`: whether it is still to be delivered to a webhook of the account `$1`. */
  abstract readonly isPending: string;

  /** Forgets what receivers have answered to these events: an answer may repeat what it was sent. */
  abstract forgetAnswers(ctx: Context, eventIds: readonly string[]): Promise<void>;
}
