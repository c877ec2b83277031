import type { Report, ReportQuery, ReportRowPage, ReportRowsQuery } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { type Context, forbiddenBecause } from '../../context/index.js';
import { actorWithPermission } from '../../identity/index.js';
import { ReportNamesService } from './report-names.service.js';
import { reportPeriod } from './report-period.js';
import { ReportTimeLimitStore } from './report-time-limit.store.js';
import { type FoundRow, type Pages, ReportsStore } from './reports.store.js';
import { reportLines } from './report-lines.js';
import { toReport } from './to-report.js';

/** Reports of hires, and the rows behind their numbers. */
@Injectable()
export class ReportsService {
  constructor(
    private readonly store: ReportsStore,
    private readonly names: ReportNamesService,
    private readonly timeLimit: ReportTimeLimitStore,
  ) {}

  async find(ctx: Context, query: ReportQuery): Promise<Report> {
    assertMaySee(ctx, query);
    const period = reportPeriod(query, ctx.now);
    const counted = await this.timeLimit.within(ctx, async (ctx) =>
      this.store.count(ctx, query, period, await this.pagesOf(ctx, query)),
    );
    const report = toReport(counted, query, period);
    return this.names.label(ctx, report);
  }

  async listRows(ctx: Context, query: ReportRowsQuery): Promise<ReportRowPage> {
    assertMaySee(ctx, query);
    const perPage = query.per_page ?? 20;
    const period = reportPeriod(query, ctx.now);
    const found = await this.timeLimit.within(ctx, async (ctx) => {
      const asked = { pages: await this.pagesOf(ctx, query), most: perPage + 1 };
      return this.store.list(ctx, query, period, asked);
    });
    const rows = found.slice(0, perPage);
    const last = found.length > perPage ? rows.at(-1) : undefined;
    return { data: await this.names.ofRows(ctx, rows), next_cursor: last ? cursorOf(last) : null };
  }

  async export(ctx: Context, query: ReportQuery): Promise<string> {
    return reportLines(await this.find(ctx, query));
  }

  private async pagesOf(ctx: Context, query: ReportQuery): Promise<Pages> {
    if (query.report !== 'drop_off') return {};
    return this.names.pagesOf(ctx, await this.store.turns(ctx, query));
  }
}

const cursorOf = ({ at, id }: FoundRow): string => `${at.toISOString()}~${id}`;

function assertMaySee({ actor }: Context, { report }: ReportQuery): void {
  if (report === 'everify_outcomes' && !actorWithPermission(actor, 'everify:view'))
    throw forbiddenBecause('The outcomes of E-Verify cases take everify:view');
}
