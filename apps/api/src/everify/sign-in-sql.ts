import { statement } from '../database/index.js';

/** Longer than two requests take to time out. */
const turnSeconds = 90;
const isOfConnection = 'account_id = $1 AND connection_at = $2';

const find = statement('everifySignIns.find', `SELECT * FROM everify_sign_ins WHERE ${isOfConnection}`);
/** Takes the turn to obtain a token. A sign-in of an earlier connection is replaced; one of a later connection is left. */
const takeTurn = statement(
  'everifySignIns.takeTurn',
  `INSERT INTO everify_sign_ins AS kept (account_id, connection_at, renewing_until, updated_at)
   VALUES ($1, $2, now() + interval '${turnSeconds} seconds', now())
   ON CONFLICT (account_id) DO UPDATE SET
     connection_at = excluded.connection_at, renewing_until = excluded.renewing_until,
     updated_at = CASE WHEN kept.connection_at = excluded.connection_at THEN kept.updated_at ELSE now() END,
     sealed_token = CASE WHEN kept.connection_at = excluded.connection_at THEN kept.sealed_token END,
     token_until = CASE WHEN kept.connection_at = excluded.connection_at THEN kept.token_until END,
     password_expires_on = CASE WHEN kept.connection_at = excluded.connection_at THEN kept.password_expires_on END,
     refusal = CASE WHEN kept.connection_at = excluded.connection_at THEN kept.refusal END
   WHERE kept.connection_at < excluded.connection_at
      OR (kept.connection_at = excluded.connection_at AND (kept.renewing_until IS NULL OR kept.renewing_until < now()))
   RETURNING *`,
);
const saveToken = statement(
  'everifySignIns.saveToken',
  `UPDATE everify_sign_ins SET sealed_token = $3, token_until = $4, password_expires_on = coalesce($5, password_expires_on),
          refusal = NULL, renewing_until = NULL, updated_at = now() WHERE ${isOfConnection}`,
);
const saveRefusal = statement(
  'everifySignIns.saveRefusal',
  `UPDATE everify_sign_ins SET refusal = $3, sealed_token = NULL, token_until = NULL, renewing_until = NULL,
          updated_at = CASE WHEN refusal = $3 THEN updated_at ELSE now() END
    WHERE ${isOfConnection}`,
);
const endTurn = statement(
  'everifySignIns.endTurn',
  `UPDATE everify_sign_ins SET renewing_until = NULL WHERE ${isOfConnection}`,
);

export const signInSql = { find, takeTurn, saveToken, saveRefusal, endTurn };
