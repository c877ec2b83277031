import type { LinkRequested, RequestSignInLink, SignInOptions } from '@firstday/domain';
import { Inject, Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { CONFIG, type Config, type Context } from '../../context/index.js';
import { Database } from '../../database/index.js';
import { toSafeError } from '../../observability/index.js';
import { OutboxService } from '../../outbox/index.js';
import { SystemContexts } from '../accounts/system-contexts.js';
import { MagicLinkIssuerService } from '../magic-links/magic-link-issuer.service.js';
import { UserMessagesService } from '../users/user-messages.service.js';
import type { SignInEntry } from './session-starter.service.js';
import { SignInLinkLimitsService } from './sign-in-link-limits.service.js';
import { SignInsStore } from './sign-ins.store.js';

const seconds = 600;
/** The oldest users of an email: nobody can add to these, nor have a request write to many. */
const maxAccounts = 5;
/** Where another password is chosen. */
const passwordPath = '/dashboard/account';

type Arriving = Pick<SignInEntry, 'now' | 'origin' | 'requestId'>;

/** Links that somebody who cannot sign in asks for: they go to the mailbox of the user and nowhere else. */
@Injectable()
export class SignInLinkRequestsService implements OnModuleDestroy {
  private readonly logger = new Logger('sign-in-links');
  private readonly underWay = new Set<Promise<void>>();

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly limits: SignInLinkLimitsService,
    private readonly people: SignInsStore,
    private readonly contexts: SystemContexts,
    private readonly issuer: MagicLinkIssuerService,
    private readonly messages: UserMessagesService,
    private readonly outbox: OutboxService,
    private readonly database: Database,
  ) {}

  async onModuleDestroy(): Promise<void> {
    await Promise.all(this.underWay);
  }

  options(): SignInOptions {
    const { smtpUrl, from } = this.config.mail;
    return { sends_links: smtpUrl !== undefined && from !== undefined };
  }

  /**
   * Answers before it looks for anybody: neither the answer nor its time says whether the address is a user's.
   * @throws ProblemError 429 where a network asks too much
   */
  async request(arriving: Arriving, input: RequestSignInLink): Promise<LinkRequested> {
    const { email } = input;
    const isAllowed = await this.limits.count({ ip: arriving.origin.ip, email });
    if (isAllowed && this.options().sends_links) this.startSending(arriving, input);
    return { is_received: true };
  }

  private startSending(arriving: Arriving, input: RequestSignInLink): void {
    const sending = this.sendToAll(arriving, input)
      .catch((thrown: unknown) => this.logger.error(toSafeError(thrown)))
      .finally(() => this.underWay.delete(sending));
    this.underWay.add(sending);
  }

  private async sendToAll(arriving: Arriving, input: RequestSignInLink): Promise<void> {
    const found = await this.people.findByEmail(this.database.ofNoAccount(), input.email, maxAccounts);
    for (const { id, account_id } of found) {
      const ctx = await this.contexts.ofAccount(account_id, { now: arriving.now });
      if (ctx) await this.send({ ...ctx, ...arriving }, id, input);
    }
  }

  /** Nothing is made where the account sends nothing: such a link would reach nobody. */
  private send(
    ctx: Context,
    userId: string,
    { kind = 'sign_in_link', locale }: RequestSignInLink,
  ): Promise<void> {
    return ctx.db.transaction(async (db) => {
      const inside = { ...ctx, db };
      if ((await this.outbox.effectiveMode(inside)) !== 'on') return;
      const user = await this.people.find(db, userId);
      if (!user) return;
      const redirectPath = kind === 'forgotten_password' ? passwordPath : null;
      // What a test account writes goes to the one address for tests, which proves nothing of this user's.
      const isAskedByMail = ctx.account.mode === 'live';
      const link = await this.issuer.issue(inside, user, { seconds, redirectPath, isAskedByMail });
      await this.messages.send(inside, user, { kind, ...link, language: locale ?? '' });
    });
  }
}
