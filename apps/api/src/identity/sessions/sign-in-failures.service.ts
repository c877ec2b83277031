import { Injectable, Logger } from '@nestjs/common';
import type { MagicLinkEntity } from '../magic-links/magic-link.entity.js';
import { Database } from '../../database/index.js';
import { toSafeError } from '../../observability/index.js';
import { SecurityLogService } from '../security-log/security-log.service.js';
import type { SignInEntry } from './session-starter.service.js';
import { SignInsStore } from './sign-ins.store.js';

/**
 * Maximum number of accounts in which a failure is recorded: the oldest users of the email, which a stranger cannot
 * add to.
 */
const maxAccounts = 20;

type Arriving = Pick<SignInEntry, 'now' | 'origin' | 'requestId'>;
type SpentLink = Pick<MagicLinkEntity, 'account_id' | 'user_id'>;

/** Records where signing in failed, in the accounts that have a user of the email. */
@Injectable()
export class SignInFailuresService {
  private readonly logger = new Logger('sign-in');

  constructor(
    private readonly store: SignInsStore,
    private readonly log: SecurityLogService,
    private readonly database: Database,
  ) {}

  /** Not awaited: the response time must not reveal whether the email has users. */
  record(email: string, entry: Arriving, reason: string): void {
    this.write(email, entry, reason).catch((thrown: unknown) => this.logger.error(toSafeError(thrown)));
  }

  /** A used link identifies its user anyway, so this can be awaited. */
  async recordSpentLink(link: SpentLink | undefined, { now, origin, requestId }: Arriving): Promise<void> {
    if (!link) return;
    const visitor = { accountId: link.account_id, now, origin, requestId };
    await this.log.recordForVisitor(this.database.ofAccount(link.account_id), visitor, {
      kind: 'session.sign_in_failed',
      outcome: 'refused',
      subject: { type: 'user', id: link.user_id },
      detail: { method: 'magic_link', reason: 'link_is_spent' },
    });
  }

  private async write(email: string, { now, origin, requestId }: Arriving, reason: string): Promise<void> {
    const found = await this.store.findByEmail(this.database.ofNoAccount(), email, maxAccounts);
    for (const { id, account_id } of found) {
      const visitor = { accountId: account_id, now, origin, requestId };
      await this.log.recordForVisitor(this.database.ofAccount(account_id), visitor, {
        kind: 'session.sign_in_failed',
        outcome: 'refused',
        subject: { type: 'user', id },
        detail: { method: 'password', reason },
      });
    }
  }
}
