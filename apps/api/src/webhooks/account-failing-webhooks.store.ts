import { Injectable } from '@nestjs/common';
import type { Context } from '../context/index.js';
import { holdsPermission } from '../identity/index.js';
import { FailingWebhooks } from '../tasks/index.js';

/** Webhooks that got nothing but failures, or are sent nothing any more. */
@Injectable()
export class AccountFailingWebhooksStore extends FailingWebhooks {
  select({ actor }: Context): string | undefined {
    if (!holdsPermission(actor, 'webhook:view')) return undefined;
    return `SELECT webhooks.id AS webhook_id, webhooks.url AS webhook_url, webhooks.disabled_at IS NOT NULL AS is_disabled,
                   coalesce(webhooks.failing_since, webhooks.disabled_at) AS since
              FROM webhooks
             WHERE webhooks.account_id = $1 AND (webhooks.failing_since IS NOT NULL OR webhooks.disabled_at IS NOT NULL)`;
  }
}
