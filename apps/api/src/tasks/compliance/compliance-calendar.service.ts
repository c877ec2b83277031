import type { ComplianceCalendarPage, ComplianceCalendarQuery, ComplianceDeadline } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { EditionsService, FormsStore } from '../../forms/index.js';
import { seesSensitive } from '../../identity/index.js';
import { RecordNamesStore } from '../../records/index.js';
import { calendarQueryWithin } from './calendar-query-within.js';
import { type CalendarRow, ComplianceCalendarStore } from './compliance-calendar.store.js';
import { toComplianceDeadline } from './to-compliance-deadline.js';
import { toNewHireDeadline } from './to-new-hire-deadline.js';

/** What is due by law, a page at a time. */
@Injectable()
export class ComplianceCalendarService {
  constructor(
    private readonly store: ComplianceCalendarStore,
    private readonly names: RecordNamesStore,
    private readonly forms: FormsStore,
    private readonly editions: EditionsService,
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
      data: await this.present(ctx, rows),
      next_cursor: last ? `${last.due_at.toISOString()}~${last.id}` : null,
    };
  }

  private async present(ctx: Context, rows: readonly CalendarRow[]): Promise<ComplianceDeadline[]> {
    if (rows.length === 0) return [];
    const forms = await this.forms.listByIds(ctx, [...new Set(rows.flatMap(({ form_id }) => form_id ?? []))]);
    const editionOf = await this.editions.ofAll(ctx, forms);
    const names = await this.names.find(ctx, rows);
    return rows.map((row, at) => {
      if (row.placement_id !== null) return toNewHireDeadline(row, row.placement_id, names[at]);
      const form = forms.find(({ id }) => id === row.form_id);
      if (!form) throw new Error('a task names a form that is gone');
      return toComplianceDeadline(row, { form, edition: editionOf(form) }, names[at]);
    });
  }
}

/** As with sensitive values: a user's rights hang on the groups that let the tasks be seen. */
const maySeeSensitive = ({ actor }: Context): boolean => seesSensitive(actor, 'task:view');
