import type { LinkRequested, RequestLink } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { Clock, type Context, type Origin, systemContext } from '../../context/index.js';
import { Database } from '../../database/index.js';
import { AccountsService } from '../../identity/index.js';
import { OutboxStore } from '../../outbox/index.js';
import { OnboardingLinksService } from '../onboarding/onboarding-links.service.js';
import { OnboardingLinksStore } from '../onboarding/onboarding-links.store.js';
import { RenewedLinkMessagesService } from './renewed-link-messages.service.js';

const hourInMilliseconds = 3_600_000;
/** So many a day to one employee, by however many links. */
const mostADay = 3;

/** Where a request came from, for the security log. */
export interface LinkRequestVisit {
  readonly origin: Origin;
  readonly requestId: string;
}

/**
 * A link that opens no longer is exchanged for a new one by email, to the address on record. What is answered is the same
 * whether or not there is anybody to write to, and the link itself says no more than before.
 */
@Injectable()
export class LinkRequestsService {
  constructor(
    private readonly links: OnboardingLinksService,
    private readonly store: OnboardingLinksStore,
    private readonly messages: RenewedLinkMessagesService,
    private readonly outbox: OutboxStore,
    private readonly accounts: AccountsService,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async request({ link }: RequestLink, visit: LinkRequestVisit): Promise<LinkRequested> {
    const claims = this.links.read(link);
    const account = claims?.link === undefined ? undefined : await this.accounts.findOpen(claims.account);
    if (claims?.link !== undefined && account && claims.side === 'employee') {
      const ctx = {
        ...systemContext(account, this.clock.now(), this.database.ofAccount(account.id)),
        ...visit,
      };
      await this.send(ctx, claims.link);
    }
    return { is_received: true };
  }

  private send(ctx: Context, linkId: string): Promise<void> {
    return ctx.db.transaction(async (db) => {
      const inside = { ...ctx, db };
      const link = await this.store.findOwn(inside, linkId);
      if (!link || (await this.store.wasLastRevoked(inside, link.employee_id))) return;
      const since = new Date(ctx.now.getTime() - 24 * hourInMilliseconds);
      const sent = await this.outbox.countRequested(inside, link.employee_id, since);
      if (sent >= mostADay) return;
      const once = `request ${linkId} ${Math.floor(ctx.now.getTime() / hourInMilliseconds)}`;
      const following = { employeeId: link.employee_id, link };
      await this.messages.queueAll(inside, [{ ...following, message: { kind: 'link_again', once } }]);
    });
  }
}
