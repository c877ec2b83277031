import { Injectable } from '@nestjs/common';
import type { Context } from '../context/index.js';
import { type BindValue, holdsPermission } from '../identity/index.js';
import { EverifyProblems } from '../tasks/index.js';
import { problemsSql } from './everify-problems.store.js';

/** The problems of the account's connection to E-Verify, for people who may set it or administer the account. */
@Injectable()
export class AccountEverifyProblemsStore extends EverifyProblems {
  select({ actor, now }: Context, mark: BindValue): string | undefined {
    if (!holdsPermission(actor, 'everify:configure') && !holdsPermission(actor, 'user:edit'))
      return undefined;
    return `SELECT problem, since, expires_on FROM (${problemsSql(mark(now.toISOString().slice(0, 10)))}) AS every
             WHERE account_id = $1`;
  }
}
