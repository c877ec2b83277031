import type {
  CreateEmployeeLinks,
  DownloadEmployeeDocuments,
  ExportEmployeeRows,
  SendEmployeeLinks,
  WithdrawEmployeeTasks,
} from '@firstday/domain';
import { Controller, Res } from '@nestjs/common';
import type { Response } from 'express';
import type { Context } from '../../context/index.js';
import { Body, Ctx, Operation } from '../../http/index.js';
import { EmployeeActsService } from './employee-acts.service.js';
import { EmployeeFilesService } from './employee-files.service.js';
import { toActStream } from './to-act-stream.js';

@Controller()
export class EmployeeActsController {
  constructor(
    private readonly acts: EmployeeActsService,
    private readonly files: EmployeeFilesService,
  ) {}

  @Operation('employee_acts.createLinks')
  async createLinks(
    @Ctx() ctx: Context,
    @Body() input: CreateEmployeeLinks,
    @Res({ passthrough: true }) response: Response,
  ) {
    return toActStream(await this.acts.createLinks(ctx, input), { type: 'application/x-ndjson' }, response);
  }

  @Operation('employee_acts.sendLinks')
  async sendLinks(
    @Ctx() ctx: Context,
    @Body() input: SendEmployeeLinks,
    @Res({ passthrough: true }) response: Response,
  ) {
    return toActStream(await this.acts.sendLinks(ctx, input), { type: 'application/x-ndjson' }, response);
  }

  @Operation('employee_acts.withdrawTasks')
  async withdrawTasks(
    @Ctx() ctx: Context,
    @Body() input: WithdrawEmployeeTasks,
    @Res({ passthrough: true }) response: Response,
  ) {
    return toActStream(await this.acts.withdrawTasks(ctx, input), { type: 'application/x-ndjson' }, response);
  }

  @Operation('employee_acts.downloadDocuments')
  async downloadDocuments(
    @Ctx() ctx: Context,
    @Body() input: DownloadEmployeeDocuments,
    @Res({ passthrough: true }) response: Response,
  ) {
    const file = { type: 'application/zip', disposition: 'attachment; filename="documents.zip"' };
    return toActStream(await this.files.documents(ctx, input), file, response);
  }

  @Operation('employee_acts.exportRows')
  async exportRows(
    @Ctx() ctx: Context,
    @Body() input: ExportEmployeeRows,
    @Res({ passthrough: true }) response: Response,
  ) {
    const file = { type: 'text/csv; charset=utf-8', disposition: 'attachment; filename="employees.csv"' };
    return toActStream(await this.files.export(ctx, input), file, response);
  }
}
