import { Injectable } from '@nestjs/common';
import { type Context, ProblemError } from '../../context/index.js';
import { AdministratorsStore } from './administrators.store.js';

const refusal = 'Somebody must be left who administers users: let another person in first';

/**
 * Prevents lockout: the last user who can manage users keeps that ability. An API token can let somebody in again.
 */
@Injectable()
export class LastAdministratorService {
  constructor(private readonly store: AdministratorsStore) {}

  /**
   * Runs a change of users or groups within its transaction.
   * @throws ProblemError 400 with the given tag where nobody would be left who manages users
   */
  async guard<Result>(ctx: Context, tag: string, change: () => Promise<Result>): Promise<Result> {
    if (ctx.actor.kind !== 'user_session') return change();
    await this.store.lockForUpdate(ctx);
    const before = await this.store.find(ctx);
    const result = await change();
    const after = await this.store.find(ctx);
    const isLost = (before.has_admin && !after.has_admin) || (before.has_editor && !after.has_editor);
    if (isLost) throw new ProblemError(400, tag, refusal);
    return result;
  }
}
