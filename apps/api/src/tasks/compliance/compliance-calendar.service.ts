import type { ComplianceCalendarPage, ComplianceCalendarQuery, ComplianceDeadline } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { holdsPermission } from '../../identity/index.js';
import { type CalendarRow, ComplianceCalendarStore } from './compliance-calendar.store.js';

/** What is due by law, a page at a time. */
@Injectable()
export class ComplianceCalendarService {
  constructor(private readonly store: ComplianceCalendarStore) {}

  async list(ctx: Context, query: ComplianceCalendarQuery): Promise<ComplianceCalendarPage> {
    const perPage = query.per_page ?? 20;
    const found = await this.store.list(ctx, query, {
      most: perPage + 1,
      seesSensitive: maySeeSensitiveDeadlines(ctx),
    });
    const rows = found.slice(0, perPage);
    const last = found.length > perPage ? rows.at(-1) : undefined;
    return {
      data: rows.map(toDeadline),
      next_cursor: last ? `${last.due_at.toISOString()}~${last.id}` : null,
    };
  }
}

/** As with sensitive values: a user's rights hang on the groups that let the tasks be seen. */
const maySeeSensitiveDeadlines = ({ actor }: Context): boolean =>
  actor.kind === 'user_session' ? actor.seesSensitive : holdsPermission(actor, 'employee:view_sensitive');

const toDeadline = ({ due_at, ...row }: CalendarRow): ComplianceDeadline => ({
  ...row,
  due_at: due_at.toISOString(),
});
