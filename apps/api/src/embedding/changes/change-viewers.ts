import type { Permission } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { Clock, type Context } from '../../context/index.js';
import {
  ComponentCredentials,
  type Credential,
  holdsPermission,
  isComponentActor,
  SessionsStore,
} from '../../identity/index.js';

/** Whoever holds one of these has lists that change. */
const listing: readonly Permission[] = ['employee:view', 'everify:view', 'task:view'];

/** Who is told of changes, as they are now. */
@Injectable()
export class ChangeViewers {
  constructor(
    private readonly components: ComponentCredentials,
    private readonly sessions: SessionsStore,
    private readonly clock: Clock,
  ) {}

  /**
   * Undefined where the session has ended, is in another account by now, or sees no list any more: it is looked up each time, and
   * what it may see may have changed.
   */
  async find(ctx: Context): Promise<Context | undefined> {
    const now = this.clock.now();
    const credential = await this.credentialOf(ctx, now);
    if (credential?.account.id !== ctx.account.id) return undefined;
    const { actor } = credential;
    const seesLists =
      isComponentActor(actor) || listing.some((permission) => holdsPermission(actor, permission));
    return seesLists ? { ...ctx, actor, now } : undefined;
  }

  private credentialOf({ account, actor }: Context, now: Date): Promise<Credential | undefined> {
    if (isComponentActor(actor)) return this.components.findById(account.id, actor, now);
    if (actor.kind === 'user_session') return this.sessions.findUserById(account.id, actor.sessionId, now);
    return Promise.resolve(undefined);
  }
}
