import type { FormSigner, IdentityProof } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { type Context, ofAccount } from '../../context/index.js';
import { statement } from '../../database/index.js';
import { FormSessionEntity } from '../onboarding/form-session.entity.js';

/** The newest are kept: a form asks for a few dozen sensitive answers. */
const maxEntered = 500;

const updateEntered = statement(
  'session_readers.addEntered',
  `UPDATE form_sessions
      SET entered = (ARRAY(SELECT DISTINCT unnest FROM unnest($3::text[]))
                     || ARRAY(SELECT unnest FROM unnest(entered) WHERE NOT unnest = ANY ($3::text[])))[1:${maxEntered}]
    WHERE account_id = $1 AND id = $2 RETURNING entered`,
);
const updateProof = statement(
  'session_readers.recordProof',
  `UPDATE form_sessions SET proved = $3, proved_at = $4, sees_sensitive = sees_sensitive OR $5
    WHERE account_id = $1 AND id = $2`,
);
/** The device is in other hands: what was proved and entered is not theirs. */
const clearProof = statement(
  'session_readers.forgetProof',
  `UPDATE form_sessions SET proved = 'nothing', proved_at = NULL, entered = '{}' WHERE account_id = $1 AND id = $2`,
);
/** What a form session learns about the person who uses it. */
@Injectable()
export class SessionReadersStore {
  async addEntered(ctx: Context, sessionId: string, marks: readonly string[]): Promise<string[]> {
    const values = [ctx.account.id, sessionId, marks];
    return (await ctx.db.run<{ entered: string[] }>(updateEntered, values))[0]?.entered ?? [];
  }

  async recordProof(
    ctx: Context,
    sessionId: string,
    proved: IdentityProof,
    seesSensitive: boolean,
  ): Promise<void> {
    await ctx.db.run(updateProof, [ctx.account.id, sessionId, proved, ctx.now, seesSensitive]);
  }

  async forgetProof(ctx: Context, sessionId: string): Promise<void> {
    await ctx.db.run(clearProof, [ctx.account.id, sessionId]);
  }

  async recordSigner(ctx: Context, sessionId: string, signer: FormSigner): Promise<void> {
    await ctx.db.manager.update(FormSessionEntity, ofAccount(ctx, sessionId), { signer });
  }
}
