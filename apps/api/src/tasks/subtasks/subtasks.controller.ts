import type { PathOf } from '@firstday/domain';
import { Controller } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { Ctx, Operation, Path } from '../../http/index.js';
import { PageAnswersService } from './page-answers.service.js';
import { SubtasksService } from './subtasks.service.js';

type SubtaskPath = PathOf<'subtasks.findById'>;

@Controller()
export class SubtasksController {
  constructor(
    private readonly subtasks: SubtasksService,
    private readonly answers: PageAnswersService,
  ) {}

  @Operation('subtasks.findById')
  findById(@Ctx() ctx: Context, @Path() path: SubtaskPath) {
    return this.answers.getById(ctx, path.subtask_id);
  }

  @Operation('subtasks.visit')
  visit(@Ctx() ctx: Context, @Path() path: SubtaskPath) {
    return this.subtasks.visit(ctx, path.subtask_id);
  }
}
