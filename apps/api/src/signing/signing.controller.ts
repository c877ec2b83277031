import { CreateSignature, TaskPath } from '@firstday/domain';
import { Body, Controller, Param } from '@nestjs/common';
import type { z } from 'zod';
import type { Context } from '../platform/context.js';
import { Ctx, Operation } from '../platform/operation.decorator.js';
import { Signing } from './signing.service.js';

@Controller()
export class SigningController {
  constructor(private readonly signing: Signing) {}

  @Operation('tasks.sign')
  sign(
    @Ctx() ctx: Context,
    @Param({ schema: TaskPath }) path: z.infer<typeof TaskPath>,
    @Body({ schema: CreateSignature }) input: CreateSignature,
  ) {
    return this.signing.sign(ctx, path.task_id, input);
  }
}
