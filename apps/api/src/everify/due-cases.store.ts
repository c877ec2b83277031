import { Injectable } from '@nestjs/common';
import type { Context } from '../context/index.js';
import { hashedStatement } from '../database/index.js';
import { actorWithPermission, caseScope } from '../identity/index.js';
import type { DueTaskCase } from '../tasks/index.js';

/** More are not looked at on one day. */
const most = 200;

/** Cases that employers have to act on by a day: to open one, or to go on with a mismatch. What was referred is the employee's. */
@Injectable()
export class DueCasesStore {
  async list({ account, actor, db }: Context, until: string): Promise<DueTaskCase[]> {
    const viewer = actorWithPermission(actor, 'everify:view');
    if (!viewer) return [];
    const values: unknown[] = [account.id, until];
    const scope = caseScope(viewer, (value) => `$${values.push(value)}`) ?? 'TRUE';
    const text = `SELECT id, employer_id, due_on FROM everify_cases
      WHERE everify_cases.account_id = $1 AND status NOT IN ('CLOSED', 'REFERRED') AND due_on <= $2 AND ${scope}
      ORDER BY due_on, id LIMIT ${most}`;
    return db.run<DueTaskCase & Record<string, unknown>>(hashedStatement('everify.due', text), values);
  }
}
