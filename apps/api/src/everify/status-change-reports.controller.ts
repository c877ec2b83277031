import type { ApplyStatusChangeReport, StatusChangeImportListQuery } from '@firstday/domain';
import { Controller } from '@nestjs/common';
import type { Context } from '../context/index.js';
import { Body, Ctx, Operation, Query } from '../http/index.js';
import { StatusChangeReportsService } from './status-change-reports.service.js';

@Controller()
export class StatusChangeReportsController {
  constructor(private readonly reports: StatusChangeReportsService) {}

  @Operation('everify_cases.applyStatusChangeReport')
  apply(@Ctx() ctx: Context, @Body() input: ApplyStatusChangeReport) {
    return this.reports.apply(ctx, input);
  }

  @Operation('everify_cases.listStatusChangeReports')
  list(@Ctx() ctx: Context, @Query() query: StatusChangeImportListQuery) {
    return this.reports.list(ctx, query);
  }
}
