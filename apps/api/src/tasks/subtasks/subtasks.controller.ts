import { SubtaskPath } from '@firstday/domain';
import { Controller, Param } from '@nestjs/common';
import type { z } from 'zod';
import type { Context } from '../../context/index.js';
import { Ctx, Operation } from '../../http/index.js';
import { SubtasksService } from './subtasks.service.js';

@Controller()
export class SubtasksController {
  constructor(private readonly subtasks: SubtasksService) {}

  @Operation('subtasks.findById')
  findById(@Ctx() ctx: Context, @Param({ schema: SubtaskPath }) path: z.infer<typeof SubtaskPath>) {
    return this.subtasks.getById(ctx, path.subtask_id);
  }

  @Operation('subtasks.visit')
  visit(@Ctx() ctx: Context, @Param({ schema: SubtaskPath }) path: z.infer<typeof SubtaskPath>) {
    return this.subtasks.visit(ctx, path.subtask_id);
  }
}
