import type { Answers } from '@firstday/forms';
import { Injectable } from '@nestjs/common';
import { type Context, forbidden } from '../../context/index.js';
import { SessionIdentityService } from '../identity/session-identity.service.js';
import { VisibleAnswersService } from '../identity/visible-answers.service.js';
import type { TaskAggregate } from '../task-aggregate.js';
import { TaskAggregateRepository } from '../task-aggregate.repository.js';

/** Decides who may read a task's documents, and what of a draft. */
@Injectable()
export class DocumentAccessService {
  constructor(
    private readonly aggregates: TaskAggregateRepository,
    private readonly visibleAnswers: VisibleAnswersService,
    private readonly identity: SessionIdentityService,
  ) {}

  /** The task with the answers that the caller may see in a draft. */
  async loadVisible(
    ctx: Context,
    taskId: string,
  ): Promise<{ readonly aggregate: TaskAggregate; readonly answers: Answers }> {
    const aggregate = await this.aggregates.load(ctx, taskId);
    await this.identity.assertProved(ctx);
    const { answers } = await this.visibleAnswers.load(ctx, aggregate);
    return { aggregate, answers };
  }

  assertMayReadCertificate(ctx: Context): Promise<void> {
    return this.identity.assertProved(ctx);
  }

  /** A finished document cannot be masked: it is kept from whoever may not see all that is in it. */
  async assertMayReadPdf(ctx: Context, taskId: string, version: number | undefined): Promise<void> {
    if (await this.identity.maySeeSensitive(ctx)) return;
    await this.identity.assertProved(ctx);
    const { hidden } = await this.visibleAnswers.load(ctx, await this.aggregates.load(ctx, taskId));
    // What an earlier version holds is not known from the answers as they stand.
    if (hidden.length > 0 || version !== undefined)
      throw forbidden('The document has sensitive values that this link does not show');
  }
}
