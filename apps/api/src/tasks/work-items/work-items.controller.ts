import type { WorkItemCountsQuery, WorkItemsQuery } from '@firstday/domain';
import { Controller } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { Ctx, Operation, Query } from '../../http/index.js';
import { WorkItemsService } from './work-items.service.js';

@Controller()
export class WorkItemsController {
  constructor(private readonly items: WorkItemsService) {}

  @Operation('work_items.list')
  list(@Ctx() ctx: Context, @Query() query: WorkItemsQuery) {
    return this.items.list(ctx, query);
  }

  @Operation('work_items.count')
  count(@Ctx() ctx: Context, @Query() query: WorkItemCountsQuery) {
    return this.items.count(ctx, query);
  }
}
