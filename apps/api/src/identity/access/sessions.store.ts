import { Injectable } from '@nestjs/common';
import type { Account, Membership } from '../../context/index.js';
import { Database, statement } from '../../database/index.js';
import type { Credential } from './credential.js';

/** Sessions end after being idle for this long. */
const idle = "interval '12 hours'";

/** @param column of the session, by which it is found */
const findBy = (column: 'hash' | 'id') =>
  statement(
    `access.findUserSession.${column}`,
    `SELECT session.id AS session_id, session.user_id, account.id AS account_id, account.organization_id, account.mode,
          CASE WHEN session.proved_user_id = session.user_id OR EXISTS (
                    SELECT FROM user_links link
                     WHERE link.test_user_id = session.user_id AND link.live_user_id = session.proved_user_id)
               THEN session.proved_at END AS proved_at,
          ARRAY(SELECT jsonb_build_object('permissions', held.permissions, 'access_rule', held.access_rule)
                  FROM user_groups held
                 WHERE held.account_id = person.account_id AND held.id = ANY (person.group_ids)) AS groups
     FROM user_sessions session
     JOIN users person ON person.id = session.user_id
     JOIN accounts account ON account.id = session.account_id
     JOIN organizations owner ON owner.id = account.organization_id AND owner.deleted_at IS NULL
    WHERE session.${column} = $1 AND session.ended_at IS NULL
      AND session.expires_at > $2 AND session.last_used_at > $2::timestamptz - ${idle}`,
  );
const findUserSession = findBy('hash');
const findUserSessionById = findBy('id');
const touch = statement(
  'access.touchUserSession',
  `UPDATE user_sessions SET last_used_at = $2
    WHERE id = $1 AND last_used_at < $2::timestamptz - interval '1 minute'`,
);
interface UserSessionRow {
  account_id: string;
  organization_id: string;
  mode: Account['mode'];
  session_id: string;
  user_id: string;
  /** Null where the proof is of another user than the session's, or their own in the live account. */
  proved_at: Date | null;
  groups: Membership[];
}

/** Resolves a person's session by the hash of its token. */
@Injectable()
export class SessionsStore {
  constructor(private readonly database: Database) {}

  async findUser(hash: string, now: Date): Promise<Credential | undefined> {
    const db = this.database.ofCredential('user_session', hash);
    const [row] = await db.run<FoundSession>(findUserSession, [hash, now]);
    if (!row) return undefined;
    await this.database.ofAccount(row.account_id).run(touch, [row.session_id, now]);
    return toCredential(row);
  }

  /** Of a session whose token was seen before: it may have ended since. Whoever only listens does not keep it alive. */
  async findUserById(accountId: string, sessionId: string, now: Date): Promise<Credential | undefined> {
    const db = this.database.ofAccount(accountId);
    const [row] = await db.run<FoundSession>(findUserSessionById, [sessionId, now]);
    return row && toCredential(row);
  }
}

type FoundSession = UserSessionRow & Record<string, unknown>;

const toCredential = ({
  session_id: sessionId,
  user_id: userId,
  proved_at: provedAt,
  groups,
  ...account
}: UserSessionRow): Credential => ({
  account: { id: account.account_id, organizationId: account.organization_id, mode: account.mode },
  actor: { kind: 'user_session', sessionId, userId, provedAt, groups, rules: [], seesSensitive: false },
});
