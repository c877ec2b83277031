import type { UpcomingStartCountsQuery, UpcomingStartsQuery } from '@firstday/domain';
import { Controller } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { Ctx, Operation, Query } from '../../http/index.js';
import { UpcomingStartsService } from './upcoming-starts.service.js';

@Controller()
export class UpcomingStartsController {
  constructor(private readonly starts: UpcomingStartsService) {}

  @Operation('upcoming_starts.list')
  list(@Ctx() ctx: Context, @Query() query: UpcomingStartsQuery) {
    return this.starts.list(ctx, query);
  }

  @Operation('upcoming_starts.count')
  count(@Ctx() ctx: Context, @Query() query: UpcomingStartCountsQuery) {
    return this.starts.count(ctx, query);
  }
}
