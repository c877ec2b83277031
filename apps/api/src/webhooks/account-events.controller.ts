import type { AccountEventQuery, PathOf } from '@firstday/domain';
import { Controller } from '@nestjs/common';
import type { Context } from '../context/index.js';
import { Ctx, Operation, Path, Query } from '../http/index.js';
import { AccountEventsService } from './account-events.service.js';

@Controller()
export class AccountEventsController {
  constructor(private readonly events: AccountEventsService) {}

  @Operation('events.list')
  list(@Ctx() ctx: Context, @Query() query: AccountEventQuery) {
    return this.events.list(ctx, query);
  }

  @Operation('events.findById')
  findById(@Ctx() ctx: Context, @Path() path: PathOf<'events.findById'>) {
    return this.events.getById(ctx, path.event_id);
  }
}
