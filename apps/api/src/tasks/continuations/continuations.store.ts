import { Injectable } from '@nestjs/common';
import type { Context, Queries } from '../../context/index.js';
import { statement } from '../../database/index.js';
import type { FormSessionEntity } from '../onboarding/form-session.entity.js';
import { isSessionInUse } from '../onboarding/is-session-in-use.js';

const setCode = statement(
  'form_sessions.setContinuation',
  `UPDATE form_sessions
      SET continuation_hash = $3, continuation_expires_at = $4, continuation_task_id = $5, continuation_page_id = $6
    WHERE account_id = $1 AND id = $2`,
);
/** Of two who give the same code at the same moment the second finds none. */
const claimCode = statement(
  'form_sessions.claimContinuation',
  `UPDATE form_sessions session SET continuation_hash = NULL
    WHERE continuation_hash = $1 AND continuation_expires_at > $2 AND link_id IS NOT NULL AND ${isSessionInUse('$2')}
   RETURNING *`,
);

interface Continuation {
  /** SHA-256 of the code. */
  readonly hash: string;
  readonly expires_at: Date;
  readonly task_id: string | null;
  readonly page_id: string | null;
}

export type ContinuedRow = FormSessionEntity & { readonly link_id: string };

/** The one-time code of a session, and where it leads. */
@Injectable()
export class ContinuationsStore {
  async set(
    ctx: Context,
    sessionId: string,
    { hash, expires_at, task_id, page_id }: Continuation,
  ): Promise<void> {
    await ctx.db.run(setCode, [ctx.account.id, sessionId, hash, expires_at, task_id, page_id]);
  }

  /** The session that the code is of; afterwards it is of none. */
  async claim(db: Queries, hash: string, now: Date): Promise<ContinuedRow | undefined> {
    return (await db.run<ContinuedRow & Record<string, unknown>>(claimCode, [hash, now]))[0];
  }
}
