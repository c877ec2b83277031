import { Injectable } from '@nestjs/common';
import type { Holder } from '../access/holder.js';
import type { Account } from '../platform/context.js';
import { Database, statement } from '../platform/database.js';
import type { FormSessionEntity } from './form-session.entity.js';

const idle = "interval '24 hours'";
const columns = [
  'id',
  'account_id',
  'hash',
  'employee_id',
  'side',
  'task_ids',
  'locale',
  'theme_id',
  'redirect_to',
  'created_at',
  'expires_at',
  'last_used_at',
] as const;

const insert = statement(
  'form_sessions.insert',
  `INSERT INTO form_sessions (${columns.join(', ')}) VALUES (${columns.map((_, at) => `$${at + 1}`).join(', ')})`,
);
/** Ends with its link, after a day without use, with its employee, and with the organization whose account it is in. */
const living = `session.expires_at > $2 AND session.last_used_at > $2::timestamptz - ${idle}
   AND EXISTS (SELECT 1 FROM employees WHERE id = session.employee_id
                  AND account_id = session.account_id AND deleted_at IS NULL)`;
const byHash = statement(
  'form_sessions.byHash',
  `SELECT session.*, account.organization_id, account.mode
     FROM form_sessions session
     JOIN accounts account ON account.id = session.account_id
     JOIN organizations owner ON owner.id = account.organization_id AND owner.deleted_at IS NULL
    WHERE session.hash = $1 AND ${living}`,
);
const byId = statement('form_sessions.byId', `SELECT * FROM form_sessions WHERE account_id = $1 AND id = $2`);
const touch = statement(
  'form_sessions.touch',
  `UPDATE form_sessions SET last_used_at = $2 WHERE id = $1 AND last_used_at < $2::timestamptz - interval '1 minute'`,
);

interface FoundSession extends FormSessionEntity {
  readonly organization_id: string;
  readonly mode: Account['mode'];
}

/** Form sessions by their token's hash. */
@Injectable()
export class FormSessionsStore {
  constructor(private readonly database: Database) {}

  async insert(session: FormSessionEntity): Promise<void> {
    await this.database.run(
      insert,
      columns.map((name) => session[name]),
    );
  }

  async byId(accountId: string, id: string): Promise<FormSessionEntity | undefined> {
    return (await this.database.run<FormSessionEntity & Record<string, unknown>>(byId, [accountId, id]))[0];
  }

  async findHolder(hash: string, now: Date): Promise<Holder | undefined> {
    const [row] = await this.database.run<FoundSession & Record<string, unknown>>(byHash, [hash, now]);
    if (!row) return undefined;
    await this.database.run(touch, [row.id, now]);
    return {
      account: { id: row.account_id, organizationId: row.organization_id, mode: row.mode },
      actor: {
        kind: 'form_session',
        sessionId: row.id,
        employeeId: row.employee_id,
        side: row.side,
        taskIds: row.task_ids,
        locale: row.locale,
      },
    };
  }
}
