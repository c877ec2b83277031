import type { AnswerCorrection, PathOf, RequestCorrection } from '@firstday/domain';
import { Controller } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { Body, Ctx, Operation, Path } from '../../http/index.js';
import { CorrectionReadsService } from './correction-reads.service.js';
import { CorrectionsService } from './corrections.service.js';

type TaskPath = PathOf<'tasks.requestCorrection'>;

type EmployeePath = PathOf<'tasks.listCorrectionRequests'>;

@Controller()
export class CorrectionsController {
  constructor(
    private readonly corrections: CorrectionsService,
    private readonly reads: CorrectionReadsService,
  ) {}

  @Operation('tasks.requestCorrection')
  request(@Ctx() ctx: Context, @Path() path: TaskPath, @Body() input: RequestCorrection) {
    return this.corrections.request(ctx, path.task_id, input);
  }

  @Operation('tasks.getCorrectionRequest')
  get(@Ctx() ctx: Context, @Path() path: TaskPath) {
    return this.reads.get(ctx, path.task_id);
  }

  @Operation('tasks.listCorrectionRequests')
  list(@Ctx() ctx: Context, @Path() path: EmployeePath) {
    return this.reads.listAsked(ctx, path.employee_id);
  }

  @Operation('tasks.answerCorrectionRequest')
  answer(@Ctx() ctx: Context, @Path() path: TaskPath, @Body() input: AnswerCorrection) {
    return this.corrections.answer(ctx, path.task_id, input);
  }
}
