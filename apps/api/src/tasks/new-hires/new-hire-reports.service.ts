import type {
  NewHireReport,
  NewHireReportListQuery,
  NumberedPage,
  ReportedHireList,
  SendNewHireReport,
} from '@firstday/domain';
import { addDays } from '@firstday/forms';
import { Injectable } from '@nestjs/common';
import { type Actor, badRequest, type Context, inTransaction, notFound } from '../../context/index.js';
import { toPage } from '../../http/index.js';
import { SecurityLogService } from '../../identity/index.js';
import { RecordNamesStore } from '../../records/index.js';
import { newHireReaders } from './new-hire-readers.js';
import type { NewHireReportEntity } from './new-hire-report.entity.js';
import { NewHireReportsStore } from './new-hire-reports.store.js';
import { reportActorOf } from './report-actor-of.js';
import { toNewHireReport } from './to-new-hire-report.js';

/** Reports of hires, to whoever sees everybody that is in them. */
@Injectable()
export class NewHireReportsService {
  constructor(
    private readonly store: NewHireReportsStore,
    private readonly names: RecordNamesStore,
    private readonly log: SecurityLogService,
  ) {}

  async list(ctx: Context, query: NewHireReportListQuery): Promise<NumberedPage<NewHireReport>> {
    const { rows, total } = await this.store.list(ctx, query, [ctx.actor]);
    return toPage(await this.named(ctx, rows), total, query);
  }

  async findById(ctx: Context, id: string): Promise<NewHireReport> {
    return this.nameOne(ctx, await this.get(ctx, id, [ctx.actor]));
  }

  async listHires(ctx: Context, id: string): Promise<ReportedHireList> {
    await this.get(ctx, id, [ctx.actor]);
    const lines = await this.store.listLines(ctx, id);
    const names = lines.length === 0 ? [] : await this.names.find(ctx, lines);
    return {
      data: lines.map(({ placement_id, employee_id, hired_on, work_state }, at) => ({
        placement_id,
        employee_id,
        employee_name: names[at]?.employee_name ?? null,
        hired_on,
        work_state,
      })),
    };
  }

  /** @throws ProblemError 400 for a day that is still to come, and where it was sent already */
  send(ctx: Context, id: string, { confirmation, sent_on }: SendNewHireReport): Promise<NewHireReport> {
    const today = ctx.now.toISOString().slice(0, 10);
    // Somewhere it is tomorrow already.
    if (sent_on && sent_on > addDays(today, 1)) throw badRequest('sent_on: Expected today or an earlier day');
    const sent = { sent_on: sent_on ?? today, sent_by: reportActorOf(ctx.actor), confirmation };
    return this.end(ctx, id, 'new_hire_report.sent', (ctx) => this.store.send(ctx, id, sent));
  }

  /** @throws ProblemError 400 where it was sent: it is the proof */
  deleteById(ctx: Context, id: string): Promise<NewHireReport> {
    return this.end(ctx, id, 'new_hire_report.deleted', (ctx) => this.store.remove(ctx, id));
  }

  private end(
    ctx: Context,
    id: string,
    kind: 'new_hire_report.deleted' | 'new_hire_report.sent',
    change: (ctx: Context) => Promise<NewHireReportEntity | undefined>,
  ): Promise<NewHireReport> {
    return inTransaction(ctx, async (ctx) => {
      await this.get(ctx, id, [ctx.actor]);
      await this.get(ctx, id, newHireReaders(ctx));
      const row = await change(ctx);
      if (!row) throw badRequest('The report was sent already');
      const subject = { type: 'new_hire_report', id } as const;
      await this.log.record(ctx, { kind, subject, detail: { count: row.people } });
      return this.nameOne(ctx, row);
    });
  }

  private async nameOne(ctx: Context, row: NewHireReportEntity): Promise<NewHireReport> {
    const [names] = await this.names.find(ctx, [{ employee_id: '', employer_id: row.employer_id }]);
    return toNewHireReport(row, names?.employer_name ?? null);
  }

  private async named(ctx: Context, rows: readonly NewHireReportEntity[]): Promise<NewHireReport[]> {
    if (rows.length === 0) return [];
    const names = await this.names.find(
      ctx,
      rows.map(({ employer_id }) => ({ employee_id: '', employer_id })),
    );
    return rows.map((row, at) => toNewHireReport(row, names[at]?.employer_name ?? null));
  }

  private async get(ctx: Context, id: string, readers: readonly Actor[]): Promise<NewHireReportEntity> {
    const row = await this.store.find(ctx, id, readers);
    if (!row) throw notFound('new-hire report');
    return row;
  }
}
