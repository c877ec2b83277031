import type { ComplianceCalendarQuery, PathOf, WithholdingQuery } from '@firstday/domain';
import { Controller } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { Ctx, Operation, Path, Query } from '../../http/index.js';
import { ComplianceCalendarService } from './compliance-calendar.service.js';
import { WithholdingService } from './withholding.service.js';

@Controller()
export class ComplianceCalendarController {
  constructor(
    private readonly calendar: ComplianceCalendarService,
    private readonly withholding: WithholdingService,
  ) {}

  @Operation('compliance_calendar.list')
  list(@Ctx() ctx: Context, @Query() query: ComplianceCalendarQuery) {
    return this.calendar.list(ctx, query);
  }

  @Operation('compliance_calendar.getWithholding')
  getWithholding(
    @Ctx() ctx: Context,
    @Path() path: PathOf<'compliance_calendar.getWithholding'>,
    @Query() query: WithholdingQuery,
  ) {
    return this.withholding.get(ctx, path.employee_id, query);
  }
}
