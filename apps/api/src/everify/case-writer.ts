import type { EverifyCase } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { emitEvent } from '../events/index.js';
import type { Actor, Context } from '../context/index.js';
import { RecordNamesStore } from '../records/index.js';
import type { EverifyCaseEntity } from './everify-case.entity.js';
import { EverifyCasesStore } from './everify-cases.store.js';
import { toEverifyCase } from './to-everify-case.js';

/** Whose doing a step was, where it was not the request's own actor. */
export type StepActor = 'everify' | 'system';

/** Keeps a case as it has become, with the step that made it so and its event, in the caller's transaction. */
@Injectable()
export class CaseWriter {
  constructor(
    private readonly store: EverifyCasesStore,
    private readonly names: RecordNamesStore,
  ) {}

  /** @param what the step that it begins with */
  async create(ctx: Context, row: EverifyCaseEntity, what: string): Promise<EverifyCase> {
    await this.store.insert(ctx, row);
    await this.addStep(ctx, row.id, what, null, row.status, 'system');
    const resource = await this.toResource(ctx, row);
    await emitEvent(ctx, 'everify_case.created', resource);
    return resource;
  }

  async update(
    ctx: Context,
    before: EverifyCaseEntity,
    after: EverifyCaseEntity,
    what: string,
    by?: StepActor,
  ): Promise<EverifyCase> {
    await this.store.update(ctx, { ...after, updated_at: ctx.now });
    const hasNewStatus = before.status !== after.status;
    await this.addStep(
      ctx,
      after.id,
      what,
      hasNewStatus ? before.status : null,
      hasNewStatus ? after.status : null,
      by,
    );
    const resource = await this.toResource(ctx, { ...after, updated_at: ctx.now });
    await emitEvent(ctx, 'everify_case.updated', resource);
    return resource;
  }

  async toResource(ctx: Context, row: EverifyCaseEntity): Promise<EverifyCase> {
    const [steps, [names]] = await Promise.all([
      this.store.findSteps(ctx, [row.id]),
      this.names.find(ctx, [row]),
    ]);
    return toEverifyCase(row, steps, names, ctx.now);
  }

  async toResources(ctx: Context, rows: readonly EverifyCaseEntity[]): Promise<EverifyCase[]> {
    const ids = rows.map(({ id }) => id);
    const [steps, names] = await Promise.all([this.store.findSteps(ctx, ids), this.names.find(ctx, rows)]);
    const stepsOf = (id: string) => steps.filter(({ case_id }) => case_id === id);
    return rows.map((row, at) => toEverifyCase(row, stepsOf(row.id), names[at], ctx.now));
  }

  private addStep(
    ctx: Context,
    case_id: string,
    what: string,
    from_status: EverifyCaseEntity['status'] | null,
    to_status: EverifyCaseEntity['status'] | null,
    by: StepActor | undefined,
  ): Promise<void> {
    return this.store.addStep(ctx, {
      case_id,
      what,
      by: by ?? ctx.actor.kind,
      by_id: by ? null : actorIdOf(ctx.actor),
      from_status,
      to_status,
    });
  }
}

export function actorIdOf(actor: Actor): string | null {
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
