import type { FormSigner, IdentityProof } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { type Context, ofAccount } from '../../context/index.js';
import { statement } from '../../database/index.js';
import { FormSessionEntity } from '../onboarding/form-session.entity.js';

const updateProof = statement(
  'session_readers.recordProof',
  'UPDATE form_sessions SET proved = $3, proved_at = $4 WHERE account_id = $1 AND id = $2',
);
const clearProof = statement(
  'session_readers.clearProof',
  `UPDATE form_sessions SET proved = 'nothing', proved_at = NULL WHERE account_id = $1 AND id = $2`,
);
/** What a form session learns about the person who uses it. */
@Injectable()
export class SessionReadersStore {
  async recordProof(ctx: Context, sessionId: string, proved: IdentityProof): Promise<void> {
    await ctx.db.run(updateProof, [ctx.account.id, sessionId, proved, ctx.now]);
  }

  async clearProof(ctx: Context, sessionId: string): Promise<void> {
    await ctx.db.run(clearProof, [ctx.account.id, sessionId]);
  }

  async recordSigner(ctx: Context, sessionId: string, signer: FormSigner): Promise<void> {
    await ctx.db.manager.update(FormSessionEntity, ofAccount(ctx, sessionId), { signer });
  }
}
