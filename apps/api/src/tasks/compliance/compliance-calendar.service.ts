import type { ComplianceCalendarPage, ComplianceCalendarQuery } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { seesSensitive } from '../../identity/index.js';
import { calendarQueryWithin } from './calendar-query-within.js';
import { ComplianceCalendarStore } from './compliance-calendar.store.js';
import { DeadlinePresenter } from './deadline-presenter.js';

/** What is due by law, a page at a time. */
@Injectable()
export class ComplianceCalendarService {
  constructor(
    private readonly store: ComplianceCalendarStore,
    private readonly presenter: DeadlinePresenter,
  ) {}

  async list(ctx: Context, asked: ComplianceCalendarQuery): Promise<ComplianceCalendarPage> {
    const perPage = asked.per_page ?? 20;
    const query = calendarQueryWithin(ctx.actor, asked);
    const most = perPage + 1;
    const found = query
      ? await this.store.list(ctx, query, { most, seesSensitive: maySeeSensitive(ctx) })
      : [];
    const rows = found.slice(0, perPage);
    const last = found.length > perPage ? rows.at(-1) : undefined;
    return {
      data: await this.presenter.present(ctx, rows),
      next_cursor: last ? `${last.due_at.toISOString()}~${last.id}` : null,
    };
  }
}

/** As with sensitive values: a user's rights hang on the groups that let the tasks be seen. */
const maySeeSensitive = ({ actor }: Context): boolean => seesSensitive(actor, 'task:view');
