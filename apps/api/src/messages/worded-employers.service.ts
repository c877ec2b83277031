import { Injectable } from '@nestjs/common';
import { type Context, notFound } from '../context/index.js';
import { actorWithPermission } from '../identity/index.js';
import { EmployersService } from '../records/index.js';

/** The employers whose messages somebody may look at and word. */
@Injectable()
export class WordedEmployersService {
  constructor(private readonly employers: EmployersService) {}

  /**
   * How the employer is called.
   * @throws ProblemError 404 where the caller does not see it by the groups that let them see employers, or by those that let
   * them do with words what they are about to
   */
  async nameOf(ctx: Context, employerId: string): Promise<string> {
    await this.assertSeen(ctx, employerId);
    return (await this.employers.getRow(ctx, employerId)).name;
  }

  /** Likewise; the employer cannot be deleted until this transaction ends. */
  async lock(ctx: Context, employerId: string): Promise<void> {
    await this.assertSeen(ctx, employerId);
    await this.employers.lockForReference(ctx, employerId);
  }

  private async assertSeen(ctx: Context, employerId: string): Promise<void> {
    const actor = actorWithPermission(ctx.actor, 'employer:view');
    if (!actor) throw notFound('employer');
    await this.employers.getRow({ ...ctx, actor }, employerId);
  }
}
