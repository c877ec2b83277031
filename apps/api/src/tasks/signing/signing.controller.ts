import type { CreateSignature, CreateTaskChangeRequest, PathOf, SendBack } from '@firstday/domain';
import { Controller, Res } from '@nestjs/common';
import type { Response } from 'express';
import type { Context } from '../../context/index.js';
import { Body, Ctx, Operation, Path } from '../../http/index.js';
import { ChangeRequestsService } from './change-requests.service.js';
import { SendBackService } from './send-back.service.js';
import { SigningService } from './signing.service.js';
import { TaskAuditService } from './task-audit.service.js';

type TaskPath = PathOf<'tasks.sign'>;

@Controller()
export class SigningController {
  constructor(
    private readonly signing: SigningService,
    private readonly sendBacks: SendBackService,
    private readonly changeRequests: ChangeRequestsService,
    private readonly audits: TaskAuditService,
  ) {}

  @Operation('tasks.sign', { beginsTransaction: true })
  sign(@Ctx() ctx: Context, @Path() path: TaskPath, @Body() input: CreateSignature) {
    return this.signing.sign(ctx, path.task_id, input);
  }

  @Operation('tasks.sendBack')
  sendBack(@Ctx() ctx: Context, @Path() path: TaskPath, @Body() input: SendBack) {
    return this.sendBacks.sendBack(ctx, path.task_id, input);
  }

  @Operation('task_change_requests.create')
  async requestChange(
    @Ctx() ctx: Context,
    @Path() path: TaskPath,
    @Body() input: CreateTaskChangeRequest,
    @Res({ passthrough: true }) response: Response,
  ) {
    const outcome = await this.changeRequests.create(ctx, path.task_id, input);
    response.status(outcome === 'created' ? 201 : 200);
    return { _tag: outcome };
  }

  @Operation('tasks.getAudit')
  getAudit(@Ctx() ctx: Context, @Path() path: TaskPath) {
    return this.audits.get(ctx, path.task_id);
  }
}
