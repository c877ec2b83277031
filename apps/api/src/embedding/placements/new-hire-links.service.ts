import type { LinkIssuer, Permission } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { type Context, forbidden } from '../../context/index.js';
import { holdsPermission } from '../../identity/index.js';
import { OnboardingLinksService } from '../../tasks/index.js';
import { ComponentsStore } from '../sessions/components.store.js';
import { componentListing } from './place-within.js';

/** What whoever made the component's link must hold to make an onboarding link themselves. */
const needed: readonly Permission[] = ['task:edit', 'task:view', 'employee:view'];

/** The link that is handed over to somebody who was just added. */
@Injectable()
export class NewHireLinksService {
  constructor(
    private readonly links: OnboardingLinksService,
    private readonly components: ComponentsStore,
  ) {}

  /**
   * In the context's transaction, by the authority of whoever made the component's link: the link is worth as long as theirs
   * would be, and not as long as the component is open. Null where they may make none.
   */
  async create(ctx: Context, employeeId: string, locale: string | undefined): Promise<string | null> {
    if (!needed.every((permission) => holdsPermission(ctx.actor, permission))) return null;
    const issuer = await this.issuerOf(ctx);
    return this.links.ofNewEmployee(ctx, { employeeId, issuer, locale });
  }

  private async issuerOf(ctx: Context): Promise<LinkIssuer> {
    const session = await this.components.find(ctx, componentListing(ctx, 'new_placements').sessionId);
    if (session?.api_token_id) return { type: 'api_token', id: session.api_token_id };
    if (session?.user_id) return { type: 'user', id: session.user_id };
    throw forbidden();
  }
}
