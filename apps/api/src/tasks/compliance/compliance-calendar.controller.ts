import type { ComplianceCalendarQuery } from '@firstday/domain';
import { Controller } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { Ctx, Operation, Query } from '../../http/index.js';
import { ComplianceCalendarService } from './compliance-calendar.service.js';

@Controller()
export class ComplianceCalendarController {
  constructor(private readonly calendar: ComplianceCalendarService) {}

  @Operation('compliance_calendar.list')
  list(@Ctx() ctx: Context, @Query() query: ComplianceCalendarQuery) {
    return this.calendar.list(ctx, query);
  }
}
