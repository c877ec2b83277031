import { createHash } from 'node:crypto';
import type { MailTest } from '@firstday/domain';
import { Inject, Injectable } from '@nestjs/common';
import { Pool } from 'pg';
import {
  badRequest,
  CONFIG,
  type Config,
  type Context,
  inIdempotentTransaction,
  tooManyRequests,
} from '../context/index.js';
import { Installation } from '../database/index.js';
import { loadSignInLimiters, UsersStore } from '../identity/index.js';
import { checkMail } from '../outbox/index.js';

/** Somebody waits for the answer in front of a page. */
const longestSeconds = 10;
const [tenSeconds, hour] = [10, 3600];

/** Tries the mail server with a message to whoever asks: to their own address, and rarely. */
@Injectable()
export class MailTestsService {
  private limits: ReturnType<typeof limitsOn> | undefined;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly pool: Pool,
    private readonly installation: Installation,
    private readonly users: UsersStore,
  ) {}

  /** @throws ProblemError 400 in a copy of an installation, 429 where it was tried too often */
  async send(ctx: Context): Promise<unknown> {
    const isReplay = (await ctx.idempotency?.isAnswered()) ?? false;
    const test = isReplay ? null : await this.sendOnce(ctx);
    return inIdempotentTransaction(ctx, async () => test);
  }

  /** Waits for a mail server: outside of a transaction. */
  private async sendOnce(ctx: Context): Promise<MailTest> {
    const { mail } = this.config;
    const user = ctx.actor.kind === 'user_session' && (await this.users.find(ctx, ctx.actor.userId));
    if (!user) throw badRequest('Sign in: a test goes to the address of whoever asks for it');
    if (!this.installation.mayReachOut)
      throw badRequest('This installation is a copy: it sends nothing until it is adopted');
    const to = ctx.account.mode === 'test' ? mail.testAddress : user.email;
    if (to === undefined) return { is_sent: false, sent_to: '', problem: 'not_configured' };
    await this.count(ctx, user.id);
    // What the server said stays with the operator: it may name hosts of their network.
    const { isSent, problem } = await checkMail(
      { ...mail, seconds: Math.min(mail.seconds, longestSeconds) },
      to,
    );
    return { is_sent: isSent, sent_to: to, problem };
  }

  private async count({ account }: Context, userId: string): Promise<void> {
    this.limits ??= limitsOn(this.pool);
    const { ofUser, ofAccount, isRefusal } = await this.limits;
    try {
      await ofUser.consume(hashed(userId));
      await ofAccount.consume(hashed(account.id));
    } catch (thrown) {
      if (!isRefusal(thrown)) throw thrown;
      throw tooManyRequests(Math.max(1, Math.ceil(thrown.msBeforeNext / 1000)));
    }
  }
}

async function limitsOn(pool: Pool) {
  const { limiter, isRefusal } = await loadSignInLimiters(pool);
  return {
    ofUser: limiter('mail_test_user', 1, tenSeconds),
    ofAccount: limiter('mail_test_account', 10, hour),
    isRefusal,
  };
}

const hashed = (text: string): string => createHash('sha256').update(text).digest('hex');
