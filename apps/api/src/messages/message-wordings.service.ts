import {
  type MessagePreview,
  type MessageTestSent,
  type AccountWording,
  type MessageWordingKey,
  messageKinds,
  type MessageWordingList,
  type MessageWordingListQuery,
  type ReplaceMessageWording,
} from '@firstday/domain';
import { defaultLocale } from '@firstday/domain/languages';
import { renderKnownMessage, wordingProblems } from '@firstday/messages';
import { Inject, Injectable } from '@nestjs/common';
import {
  badRequest,
  CONFIG,
  type Config,
  type Context,
  inTransaction,
  invalidInput,
} from '../context/index.js';
import { AccountsService, SecurityLogService, UsersStore } from '../identity/index.js';
import { MessageWordingsStore, OutboxService, sampleValues } from '../outbox/index.js';
import { givenWords, toMessageWording } from './to-message-wording.js';

const secondsBetweenTests = 10;

/** An account's own words for messages. */
@Injectable()
export class MessageWordingsService {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly store: MessageWordingsStore,
    private readonly outbox: OutboxService,
    private readonly accounts: AccountsService,
    private readonly users: UsersStore,
    private readonly log: SecurityLogService,
  ) {}

  async list(ctx: Context, query: MessageWordingListQuery): Promise<MessageWordingList> {
    const { language = defaultLocale } = query;
    const rows = new Map((await this.store.list(ctx, language)).map((row) => [row.kind, row]));
    const kinds = query.kind === undefined ? messageKinds : [query.kind];
    return { data: kinds.map((kind) => toMessageWording({ kind, language }, rows.get(kind))) };
  }

  /** @throws ProblemError 400 with what keeps the words from being used */
  replace(ctx: Context, given: ReplaceMessageWording): Promise<AccountWording> {
    const { kind, language } = given;
    const words = givenWords(given);
    assertUsable(given);
    if (words.subject === null && words.body === null) return this.reset(ctx, { kind, language });
    return inTransaction(ctx, async (ctx) => {
      const { account, now } = ctx;
      const row = { account_id: account.id, kind, language, ...words, is_used: true, updated_at: now };
      await this.store.put(ctx, row);
      await this.record(ctx, given, 'updated');
      return toMessageWording({ kind, language }, row);
    });
  }

  /** Our words again; the account's are set aside. */
  reset(ctx: Context, { kind, language }: MessageWordingKey): Promise<AccountWording> {
    return inTransaction(ctx, async (ctx) => {
      await this.store.setAside(ctx, kind, language);
      await this.record(ctx, { kind, language }, 'deleted');
      const rows = await this.store.list(ctx, language);
      return toMessageWording(
        { kind, language },
        rows.find((row) => row.kind === kind),
      );
    });
  }

  async preview(ctx: Context, given: ReplaceMessageWording): Promise<MessagePreview> {
    const { kind, language } = given;
    const wording = wordingOf(given);
    const problems = wordingProblems(kind, wording);
    const employer = await this.accounts.nameOf(ctx);
    const values = sampleValues({ employer, link: this.sampleLink(), now: ctx.now });
    const used = problems.length === 0 ? wording : undefined;
    return { ...renderKnownMessage({ kind, language, values, wording: used }), problems: [...problems] };
  }

  /** @throws ProblemError 400 where the words cannot be used, or nothing is sent */
  sendTest(ctx: Context, given: ReplaceMessageWording): Promise<MessageTestSent> {
    const { kind, language } = given;
    assertUsable(given);
    return inTransaction(ctx, async (ctx) => {
      const user = ctx.actor.kind === 'user_session' && (await this.users.find(ctx, ctx.actor.userId));
      if (!user) throw badRequest('Sign in: a test goes to the address of whoever asks for it');
      if ((await this.outbox.effectiveMode(ctx)) !== 'on')
        throw badRequest(
          'Messages are off: turn them on under Settings, Messages (`message_settings.update`)',
        );
      const content = {
        sender_name: await this.accounts.nameOf(ctx),
        reader_name: '',
        url: this.sampleLink(),
        expires_at: '',
        trial: wordingOf(given),
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

  /** Where the link of a sample leads: to the first page, with nothing in it that opens anything. */
  private sampleLink(): string {
    return `${this.config.baseUrl}/`;
  }

  private record(
    ctx: Context,
    given: MessageWordingKey & Partial<ReplaceMessageWording>,
    change: 'updated' | 'deleted',
  ): Promise<void> {
    const { kind, language, ...words } = given;
    const fields = Object.keys(words).map((part) => `${kind}.${language}.${part}`);
    return this.log.record(ctx, {
      kind: 'settings.changed',
      subject: { type: 'account', id: ctx.account.id },
      detail: {
        setting: 'message_wording',
        change,
        fields: fields.length > 0 ? fields.sort() : [`${kind}.${language}`],
      },
    });
  }
}

/** As the renderer takes it: what is ours is left out. */
function wordingOf(given: ReplaceMessageWording) {
  const { subject, body } = givenWords(given);
  return { subject: subject ?? undefined, body: body ?? undefined };
}

function assertUsable(given: ReplaceMessageWording): void {
  const problems = wordingProblems(given.kind, wordingOf(given));
  if (problems.length > 0)
    throw invalidInput(
      problems.map(({ part, message }) => ({ _tag: 'Refinement', path: [part], message }) as const),
    );
}
