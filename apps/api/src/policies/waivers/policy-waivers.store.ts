import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import type { Context } from '../../context/index.js';
import { statement } from '../../database/index.js';
import { actorSql, securityActorOf } from '../../identity/index.js';
import { PolicyWaiverEntity } from './policy-waiver.entity.js';

const lock = statement(
  'policy_waivers.lock',
  `SELECT pg_advisory_xact_lock(hashtextextended('policy_library/' || $1, 0))`,
);
const listInForce = statement(
  'policy_waivers.listInForce',
  `SELECT waiver.*, ${actorSql.name} AS actor_name
     FROM policy_waivers waiver ${actorSql.join('waiver')}
    WHERE waiver.account_id = $1 AND waiver.taken_back_at IS NULL`,
);

/** A waiver, with the present name of the user or token that made it. */
export interface NamedPolicyWaiver extends PolicyWaiverEntity, Record<string, unknown> {
  readonly actor_name: string | null;
}

/** The waivers of an account that are in force. */
@Injectable()
export class PolicyWaiversStore {
  async lock(ctx: Context): Promise<void> {
    await ctx.db.run(lock, [ctx.account.id]);
  }

  list(ctx: Context): Promise<NamedPolicyWaiver[]> {
    return ctx.db.run<NamedPolicyWaiver>(listInForce, [ctx.account.id]);
  }

  async insert(
    ctx: Context,
    waiver: Pick<PolicyWaiverEntity, 'id' | 'library_key' | 'reason'>,
  ): Promise<void> {
    const { actor_kind, actor_id } = securityActorOf(ctx.actor);
    const by = { account_id: ctx.account.id, waived_at: ctx.now, actor_kind, actor_id };
    await ctx.db.manager.insert(PolicyWaiverEntity, { ...waiver, ...by });
  }

  async takeBack(ctx: Context, id: string): Promise<void> {
    const { actor_kind: taken_back_by_kind, actor_id: taken_back_by_id } = securityActorOf(ctx.actor);
    const where = { account_id: ctx.account.id, id, taken_back_at: IsNull() };
    const taken = { taken_back_at: ctx.now, taken_back_by_kind, taken_back_by_id };
    await ctx.db.manager.update(PolicyWaiverEntity, where, taken);
  }
}
