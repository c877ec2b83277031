import type { ReportQuery, ReportRowsQuery } from '@firstday/domain';
import { Controller, StreamableFile } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { Ctx, Operation, Query } from '../../http/index.js';
import { ReportsService } from './reports.service.js';

@Controller()
export class ReportsController {
  constructor(private readonly reports: ReportsService) {}

  @Operation('reports.find')
  find(@Ctx() ctx: Context, @Query() query: ReportQuery) {
    return this.reports.find(ctx, query);
  }

  @Operation('reports.listRows')
  listRows(@Ctx() ctx: Context, @Query() query: ReportRowsQuery) {
    return this.reports.listRows(ctx, query);
  }

  @Operation('reports.export')
  async export(@Ctx() ctx: Context, @Query() query: ReportQuery) {
    return toCsvFile(await this.reports.export(ctx, query), query);
  }
}

const toCsvFile = (lines: string, { report }: ReportQuery): StreamableFile =>
  new StreamableFile(Buffer.from(lines), {
    type: 'text/csv; charset=utf-8',
    disposition: `attachment; filename="${report}.csv"`,
  });
