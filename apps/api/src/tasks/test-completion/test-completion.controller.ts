import type { PathOf } from '@firstday/domain';
import { Controller } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { Ctx, Operation, Path } from '../../http/index.js';
import { TestCompletionService } from './test-completion.service.js';

@Controller()
export class TestCompletionController {
  constructor(private readonly completion: TestCompletionService) {}

  @Operation('tasks.completeForTest', { beginsTransaction: true })
  complete(@Ctx() ctx: Context, @Path() path: PathOf<'tasks.completeForTest'>) {
    return this.completion.complete(ctx, path.task_id);
  }
}
