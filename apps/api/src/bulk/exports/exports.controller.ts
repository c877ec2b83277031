import type {
  ExportClientsQuery,
  ExportEmployeesQuery,
  ExportEmployersQuery,
  ExportJobsQuery,
  ExportPlacementsQuery,
  ExportTasksQuery,
} from '@firstday/domain';
import { Controller, Res } from '@nestjs/common';
import type { Response } from 'express';
import type { Context } from '../../context/index.js';
import { Ctx, Operation, Query } from '../../http/index.js';
import { toCsvResponse } from '../to-csv-response.js';
import { type ExportedList, ExportedLists } from './exported-lists.js';
import { ExportsService } from './exports.service.js';

@Controller()
export class ExportsController {
  constructor(
    private readonly exports: ExportsService,
    private readonly lists: ExportedLists,
  ) {}

  @Operation('exports.employees')
  employees(
    @Ctx() ctx: Context,
    @Query() { bom, ...query }: ExportEmployeesQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.send(ctx, this.lists.employees(query), bom, response);
  }

  @Operation('exports.employers')
  employers(
    @Ctx() ctx: Context,
    @Query() { bom, ...query }: ExportEmployersQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.send(ctx, this.lists.employers(query), bom, response);
  }

  @Operation('exports.clients')
  clients(
    @Ctx() ctx: Context,
    @Query() { bom, ...query }: ExportClientsQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.send(ctx, this.lists.clients(query), bom, response);
  }

  @Operation('exports.jobs')
  jobs(
    @Ctx() ctx: Context,
    @Query() { bom, ...query }: ExportJobsQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.send(ctx, this.lists.jobs(query), bom, response);
  }

  @Operation('exports.placements')
  placements(
    @Ctx() ctx: Context,
    @Query() { bom, ...query }: ExportPlacementsQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.send(ctx, this.lists.placements(query), bom, response);
  }

  @Operation('exports.tasks')
  tasks(
    @Ctx() ctx: Context,
    @Query() { bom, ...query }: ExportTasksQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.send(ctx, this.lists.tasks(query), bom, response);
  }

  private async send(ctx: Context, list: ExportedList, bom: boolean, response: Response) {
    return toCsvResponse(await this.exports.begin(ctx, list, { bom }), `${list.name}.csv`, response);
  }
}
