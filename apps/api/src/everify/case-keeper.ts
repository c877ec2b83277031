import type { EverifyCase } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { emit } from '../events/outbox.js';
import type { Actor, Context } from '../platform/context.js';
import type { EverifyCaseEntity } from './everify-case.entity.js';
import { EverifyCasesStore } from './everify-cases.store.js';
import { toEverifyCase } from './to-everify-case.js';

/** Whose doing a step was, where it was not the request's own actor. */
export type StepBy = 'everify' | 'system';

/** Keeps a case as it has become, with the step that made it so and its event, in the caller's transaction. */
@Injectable()
export class CaseKeeper {
  constructor(private readonly store: EverifyCasesStore) {}

  async add(ctx: Context, row: EverifyCaseEntity): Promise<EverifyCase> {
    await this.store.insert(ctx, row);
    await this.step(ctx, row.id, 'prepared', null, row.status, 'system');
    const shown = await this.shown(ctx, row);
    await emit(ctx, 'everify_case.created', shown);
    return shown;
  }

  async keep(
    ctx: Context,
    before: EverifyCaseEntity,
    after: EverifyCaseEntity,
    what: string,
    by?: StepBy,
  ): Promise<EverifyCase> {
    await this.store.update(ctx, { ...after, updated_at: ctx.now });
    const isMoved = before.status !== after.status;
    await this.step(ctx, after.id, what, isMoved ? before.status : null, isMoved ? after.status : null, by);
    const shown = await this.shown(ctx, { ...after, updated_at: ctx.now });
    await emit(ctx, 'everify_case.updated', shown);
    return shown;
  }

  async shown(ctx: Context, row: EverifyCaseEntity): Promise<EverifyCase> {
    const [steps, [names]] = await Promise.all([
      this.store.steps(ctx, [row.id]),
      this.store.names(ctx, [row]),
    ]);
    return toEverifyCase(row, steps, names, ctx.now);
  }

  private step(
    ctx: Context,
    case_id: string,
    what: string,
    from_status: EverifyCaseEntity['status'] | null,
    to_status: EverifyCaseEntity['status'] | null,
    by: StepBy | undefined,
  ): Promise<void> {
    return this.store.addStep(ctx, {
      case_id,
      what,
      by: by ?? ctx.actor.kind,
      by_id: by ? null : idOf(ctx.actor),
      from_status,
      to_status,
    });
  }
}

function idOf(actor: Actor): string | null {
  switch (actor.kind) {
    case 'api_token':
      return actor.tokenId;
    case 'user_session':
      return actor.userId;
    case 'form_session':
    case 'component_session':
    case 'component_token':
      return actor.sessionId;
    case 'system':
      return null;
  }
}
