import type { Context } from '../../context/index.js';

/** The webhooks that need somebody. The room of webhooks, which stands above this one, provides them under this class. */
export abstract class FailingWebhooks {
  /**
   * SQL of rows of `webhook_id`, `webhook_url`, `is_disabled` and `since` of the caller's account, which is `$1`; undefined where
   * the caller may see none.
   */
  abstract select(ctx: Context): string | undefined;
}
