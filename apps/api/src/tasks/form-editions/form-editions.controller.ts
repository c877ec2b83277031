import type { MoveTasks, PathOf } from '@firstday/domain';
import { Controller } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { Body, Ctx, Operation, Path } from '../../http/index.js';
import { FormChangesService } from './form-changes.service.js';
import { OpenTasksForecastService } from './open-tasks-forecast.service.js';
import { TaskMovesService } from './task-moves.service.js';

@Controller()
export class FormEditionsController {
  constructor(
    private readonly changes: FormChangesService,
    private readonly forecasts: OpenTasksForecastService,
    private readonly moves: TaskMovesService,
  ) {}

  @Operation('forms.getDraftChanges')
  getDraftChanges(@Ctx() ctx: Context, @Path() path: PathOf<'forms.getDraftChanges'>) {
    return this.changes.forecast(ctx, path.form_id);
  }

  @Operation('forms.getMove')
  getMove(@Ctx() ctx: Context, @Path() path: PathOf<'forms.getMove'>) {
    return this.forecasts.get(ctx, path.form_id);
  }

  @Operation('forms.moveTasks')
  moveTasks(@Ctx() ctx: Context, @Path() path: PathOf<'forms.moveTasks'>, @Body() input: MoveTasks) {
    return this.moves.move(ctx, path.form_id, input);
  }
}
