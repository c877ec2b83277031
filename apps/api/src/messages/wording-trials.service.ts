import type { MessagePreview, MessageTestSent, ReplaceMessageWording } from '@firstday/domain';
import {
  type MessageWording,
  renderKnownMessage,
  textLength,
  usableWording,
  wordingProblems,
} from '@firstday/messages';
import { Inject, Injectable } from '@nestjs/common';
import { badRequest, CONFIG, type Config, type Context, inTransaction } from '../context/index.js';
import { AccountsService, SecurityLogService, UsersStore } from '../identity/index.js';
import {
  EmployerSenderNamesStore,
  MessageWordingsStore,
  OutboxService,
  sampleValues,
  toWording,
} from '../outbox/index.js';
import { assertUsableWording, assertWordedByEmployer } from './assert-usable-wording.js';
import { givenWords } from './to-message-wording.js';
import { WordedEmployersService } from './worded-employers.service.js';

const secondsBetweenTests = 10;

/** As long as what is sealed in an employee's link. */
const usualLinkLength = 284;

/** Messages with made-up values, to look at own words before anybody gets them. */
@Injectable()
export class WordingTrialsService {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly store: MessageWordingsStore,
    private readonly outbox: OutboxService,
    private readonly accounts: AccountsService,
    private readonly employers: WordedEmployersService,
    private readonly senders: EmployerSenderNamesStore,
    private readonly users: UsersStore,
    private readonly log: SecurityLogService,
  ) {}

  /** @throws ProblemError 404 for an employer whom the caller does not see */
  async preview(ctx: Context, given: ReplaceMessageWording): Promise<MessagePreview> {
    const { kind, language } = given;
    assertWordedByEmployer(given);
    const employer = await this.senderOf(ctx, given);
    const problems = wordingProblems(kind, toWording(givenWords(given)));
    const wording = await this.wordingOf(ctx, given, problems.length === 0);
    const shownWith = (link: string) => {
      const values = sampleValues({ employer, link, now: ctx.now });
      return renderKnownMessage({ kind, language, values, wording });
    };
    // A text is paid for by its length, most of which is the link.
    const { sms } = shownWith(`${this.config.baseUrl}/onboarding?link=${'x'.repeat(usualLinkLength)}`);
    return { ...shownWith(this.sampleLink()), sms, sms_length: textLength(sms), problems: [...problems] };
  }

  /** @throws ProblemError 400 where the words cannot be used, or nothing is sent; 404 for an employer whom the caller does not see */
  sendTest(ctx: Context, given: ReplaceMessageWording): Promise<MessageTestSent> {
    const { kind, language } = given;
    assertUsableWording(given);
    return inTransaction(ctx, async (ctx) => {
      const sender_name = await this.senderOf(ctx, given);
      const user = ctx.actor.kind === 'user_session' && (await this.users.find(ctx, ctx.actor.userId));
      if (!user) throw badRequest('Sign in: a test goes to the address of whoever asks for it');
      if ((await this.outbox.effectiveMode(ctx)) !== 'on')
        throw badRequest(
          'Messages are off: turn them on under Settings, Messages (`message_settings.update`)',
        );
      const content = {
        sender_name,
        is_sender_chosen: Boolean(given.employer_id),
        reader_name: '',
        url: this.sampleLink(),
        expires_at: '',
        trial: await this.wordingOf(ctx, given, true),
      };
      const turn = Math.floor(ctx.now.getTime() / 1000 / secondsBetweenTests);
      const once = `wording ${user.id} ${turn}`;
      const [queued] = await this.outbox.queue(ctx, [
        { kind, to: user.email, language, content, userId: user.id, once },
      ]);
      if (!queued) throw badRequest('A test was sent just now: wait ten seconds');
      if (queued.status !== 'queued') throw badRequest('Nothing is sent to your address');
      await this.log.record(ctx, {
        kind: 'message.recorded',
        subject: { type: 'user', id: user.id },
        detail: { message_id: queued.id, message: kind },
      });
      return { sent_to: ctx.account.mode === 'test' ? (this.config.mail.testAddress ?? '') : user.email };
    });
  }

  /** What is given, where it can be used, before what the account says in its own words. */
  private async wordingOf(
    ctx: Context,
    given: ReplaceMessageWording,
    isUsable: boolean,
  ): Promise<MessageWording> {
    const { kind, language, employer_id } = given;
    const account = employer_id ? await this.store.list(ctx, language, ['']) : [];
    const used = account.filter((row) => row.kind === kind && row.is_used);
    return usableWording(kind, [...(isUsable ? [toWording(givenWords(given))] : []), ...used.map(toWording)]);
  }

  /** Who a message comes from: the employer, by the name that was chosen for it, or the account. */
  private async senderOf(ctx: Context, { employer_id }: ReplaceMessageWording): Promise<string> {
    if (!employer_id) return this.accounts.nameOf(ctx);
    const name = await this.employers.nameOf(ctx, employer_id);
    return (await this.senders.find(ctx, [employer_id])).get(employer_id) ?? name;
  }

  /** Where the link of a sample leads: to the first page, with nothing in it that opens anything. */
  private sampleLink(): string {
    return `${this.config.baseUrl}/`;
  }
}
