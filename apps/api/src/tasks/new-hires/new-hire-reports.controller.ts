import type {
  CreateNewHireReport,
  DueNewHireQuery,
  NewHireReportListQuery,
  PathOf,
  SendNewHireReport,
} from '@firstday/domain';
import { Controller, Res } from '@nestjs/common';
import type { Response } from 'express';
import type { Context } from '../../context/index.js';
import { Body, Ctx, Operation, Path, Query } from '../../http/index.js';
import { DueNewHiresService } from './due-new-hires.service.js';
import { NewHireFiles } from './new-hire-files.js';
import { NewHireReportMaker } from './new-hire-report-maker.js';
import { NewHireReportsService } from './new-hire-reports.service.js';
import { toW4Response } from './to-w4-response.js';

type ReportPath = PathOf<'new_hire_reports.findById'>;

@Controller()
export class NewHireReportsController {
  constructor(
    private readonly due: DueNewHiresService,
    private readonly reports: NewHireReportsService,
    private readonly maker: NewHireReportMaker,
    private readonly files: NewHireFiles,
  ) {}

  @Operation('new_hire_reports.listDue')
  listDue(@Ctx() ctx: Context, @Query() query: DueNewHireQuery) {
    return this.due.list(ctx, query);
  }

  @Operation('new_hire_reports.list')
  list(@Ctx() ctx: Context, @Query() query: NewHireReportListQuery) {
    return this.reports.list(ctx, query);
  }

  @Operation('new_hire_reports.create')
  create(@Ctx() ctx: Context, @Body() input: CreateNewHireReport) {
    return this.maker.create(ctx, input);
  }

  @Operation('new_hire_reports.findById')
  findById(@Ctx() ctx: Context, @Path() path: ReportPath) {
    return this.reports.findById(ctx, path.new_hire_report_id);
  }

  @Operation('new_hire_reports.listHires')
  listHires(@Ctx() ctx: Context, @Path() path: ReportPath) {
    return this.reports.listHires(ctx, path.new_hire_report_id);
  }

  @Operation('new_hire_reports.download')
  async download(
    @Ctx() ctx: Context,
    @Path() path: ReportPath,
    @Res({ passthrough: true }) response: Response,
  ) {
    const id = path.new_hire_report_id;
    return toW4Response(await this.files.take(ctx, id), `${id}.txt`, response);
  }

  @Operation('new_hire_reports.send')
  send(@Ctx() ctx: Context, @Path() path: ReportPath, @Body() input: SendNewHireReport) {
    return this.reports.send(ctx, path.new_hire_report_id, input);
  }

  @Operation('new_hire_reports.deleteById')
  deleteById(@Ctx() ctx: Context, @Path() path: ReportPath) {
    return this.reports.deleteById(ctx, path.new_hire_report_id);
  }
}
