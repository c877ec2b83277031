import type { PaperCopyRequest } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { type Context, forbiddenBecause, inTransaction } from '../../context/index.js';
import { emitEvent } from '../../events/index.js';
import { AuditTrail } from '../signing/audit-trail.store.js';
import { TasksService } from '../tasks.service.js';
import { ConsentAccess } from './consent-access.js';

/** 15 U.S.C. 7001(c)(1)(B)(iv): a paper copy of what was signed, on request. */
@Injectable()
export class PaperCopiesService {
  constructor(
    private readonly tasks: TasksService,
    private readonly access: ConsentAccess,
    private readonly trail: AuditTrail,
  ) {}

  /** Asked for again within a day it is the same request. */
  request(ctx: Context, taskId: string): Promise<PaperCopyRequest> {
    return inTransaction(ctx, async (ctx) => {
      const task = await this.tasks.getById(ctx, taskId);
      const { actor } = ctx;
      if (actor.kind !== 'form_session' || actor.side !== 'employee')
        throw forbiddenBecause('The employee asks for this, and nobody else');
      await this.access.assertMayGive(ctx, actor.employeeId);
      await this.trail.lock(ctx, taskId);
      const earlier = (await this.trail.listOfKind(ctx, taskId, 'paper_copy_requested')).at(-1);
      const answer = { task_id: taskId, employee_id: actor.employeeId };
      if (earlier && ctx.now.getTime() - Date.parse(earlier.at) < day)
        return { ...answer, requested_at: earlier.at };
      await this.trail.append(ctx, taskId, 'paper_copy_requested');
      await emitEvent(ctx, 'task.paper_copy_requested', task);
      return { ...answer, requested_at: ctx.now.toISOString() };
    });
  }
}

const day = 86_400_000;
