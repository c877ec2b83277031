import type { HistoryEntry, HistoryKind } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { statement } from '../../database/index.js';
import type { HistoryPart, HistorySource } from './history-source.js';
import { LogHistory } from './log-history.js';

const listLinks = statement(
  'onboarding_links.idsOf',
  `SELECT id FROM onboarding_links WHERE account_id = $1 AND employee_id = $2`,
);

/** Links that open the person's forms: made, opened, revoked. */
@Injectable()
export class LinkHistoryStore implements HistorySource {
  readonly kinds: readonly HistoryKind[] = ['link'];
  readonly needs = 'employee:view';

  constructor(private readonly log: LogHistory) {}

  async list(ctx: Context, part: HistoryPart): Promise<HistoryEntry[]> {
    const links = await ctx.db.run<{ id: string }>(listLinks, [ctx.account.id, part.employeeId]);
    return this.log.list(ctx, part, {
      kind: 'link',
      events: [
        'onboarding_link.created',
        'onboarding_link.used',
        'onboarding_link.continued',
        'onboarding_link.revoked',
      ],
      subjects: [],
      more: links.map(({ id }) => id),
    });
  }
}
