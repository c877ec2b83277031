import type { HandOver, PathOf } from '@firstday/domain';
import { Controller } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { Body, Ctx, Operation, Path } from '../../http/index.js';
import { HandoversService } from './handovers.service.js';

@Controller()
export class HandoversController {
  constructor(private readonly handovers: HandoversService) {}

  @Operation('tasks.handOver')
  handOver(@Ctx() ctx: Context, @Path() path: PathOf<'tasks.handOver'>, @Body() input: HandOver) {
    return this.handovers.handOver(ctx, path.task_id, input);
  }

  @Operation('form_sessions.handBack')
  handBack(@Ctx() ctx: Context) {
    return this.handovers.handBack(ctx);
  }
}
