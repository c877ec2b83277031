import type { DecideRehire, PathOf } from '@firstday/domain';
import { Controller } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { Body, Ctx, Operation, Path } from '../../http/index.js';
import { OpenRehiresService } from './open-rehires.service.js';
import { RehiresService } from './rehires.service.js';

type TaskPath = PathOf<'rehires.find'>;

type EmployeePath = PathOf<'rehires.listOfEmployee'>;

@Controller()
export class RehiresController {
  constructor(
    private readonly rehires: RehiresService,
    private readonly open: OpenRehiresService,
  ) {}

  @Operation('rehires.listOfEmployee')
  list(@Ctx() ctx: Context, @Path() path: EmployeePath) {
    return this.open.list(ctx, path.employee_id);
  }

  @Operation('rehires.find')
  find(@Ctx() ctx: Context, @Path() path: TaskPath) {
    return this.rehires.find(ctx, path.task_id);
  }

  @Operation('rehires.decide')
  decide(@Ctx() ctx: Context, @Path() path: TaskPath, @Body() input: DecideRehire) {
    return this.rehires.decide(ctx, path.task_id, input);
  }
}
