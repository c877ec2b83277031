import {
  type AccountWording,
  type MessageKind,
  type MessageWordingKey,
  messageKinds,
  type MessageWordingList,
  type MessageWordingListQuery,
  type PageLanguage,
  type ReplaceMessageWording,
} from '@firstday/domain';
import { defaultLocale } from '@firstday/domain/languages';
import { isToEmployees } from '@firstday/messages';
import { Injectable } from '@nestjs/common';
import { type Context, inTransaction } from '../context/index.js';
import { SecurityLogService } from '../identity/index.js';
import { MessageWordingsStore } from '../outbox/index.js';
import { assertUsableWording } from './assert-usable-wording.js';
import { givenWords, toMessageWording } from './to-message-wording.js';
import { WordedEmployersService } from './worded-employers.service.js';

/** Whose words are the whole account's. */
const ofAccount = '';

/** The own words of an account for messages, and those of its employers. */
@Injectable()
export class MessageWordingsService {
  constructor(
    private readonly store: MessageWordingsStore,
    private readonly employers: WordedEmployersService,
    private readonly log: SecurityLogService,
  ) {}

  /**
   * Of an employer, the kinds that employees get.
   * @throws ProblemError 404 for an employer whom the caller does not see
   */
  async list(ctx: Context, query: MessageWordingListQuery): Promise<MessageWordingList> {
    const { language = defaultLocale, employer_id } = query;
    if (employer_id !== undefined) await this.employers.nameOf(ctx, employer_id);
    const kinds = (query.kind === undefined ? messageKinds : [query.kind]).filter(
      (kind) => employer_id === undefined || isToEmployees(kind),
    );
    return { data: await this.read(ctx, { kinds, language, employer_id }) };
  }

  /** @throws ProblemError 400 with what keeps the words from being used; 404 for an employer whom the caller does not see */
  replace(ctx: Context, given: ReplaceMessageWording): Promise<AccountWording> {
    const { kind, language, employer_id } = given;
    const words = givenWords(given);
    assertUsableWording(given);
    if (Object.values(words).every((text) => text === null))
      return this.reset(ctx, { kind, language, employer_id });
    return inTransaction(ctx, async (ctx) => {
      await this.lock(ctx, given);
      const { account, now } = ctx;
      await this.store.put(ctx, {
        account_id: account.id,
        employer_id: employer_id ?? ofAccount,
        kind,
        language,
        ...words,
        is_used: true,
        updated_at: now,
      });
      await this.record(ctx, given, 'updated');
      return this.readOne(ctx, given);
    });
  }

  /**
   * Of an employer the account's words again, of the account ours; those before are set aside.
   * @throws ProblemError 404 for an employer whom the caller does not see
   */
  reset(ctx: Context, { kind, language, employer_id = null }: MessageWordingKey): Promise<AccountWording> {
    const of = { kind, language, employer_id };
    return inTransaction(ctx, async (ctx) => {
      await this.lock(ctx, of);
      await this.store.setAside(ctx, { kind, language, employer_id: employer_id ?? ofAccount });
      await this.record(ctx, of, 'deleted');
      return this.readOne(ctx, of);
    });
  }

  /** Whose words are changed is there until the transaction ends, and seen by the caller. */
  private async lock(ctx: Context, { employer_id }: MessageWordingKey): Promise<void> {
    if (employer_id) await this.employers.lock(ctx, employer_id);
  }

  private async readOne(ctx: Context, { kind, language, employer_id }: MessageWordingKey) {
    const [found] = await this.read(ctx, { kinds: [kind], language, employer_id });
    if (!found) throw new Error(`There is no wording of ${kind}`);
    return found;
  }

  private async read(
    ctx: Context,
    { kinds, language, employer_id = null }: ReadWordings,
  ): Promise<AccountWording[]> {
    const rows = await this.store.list(ctx, language, [
      ofAccount,
      ...(employer_id === null ? [] : [employer_id]),
    ]);
    const rowOf = (kind: MessageKind, of: string) =>
      rows.find((row) => row.kind === kind && row.employer_id === of);
    return kinds.map((kind) =>
      toMessageWording(
        { kind, language, employer_id },
        employer_id === null
          ? { own: rowOf(kind, ofAccount) }
          : { own: rowOf(kind, employer_id), account: rowOf(kind, ofAccount) },
      ),
    );
  }

  private record(
    ctx: Context,
    given: MessageWordingKey & Partial<ReplaceMessageWording>,
    change: 'updated' | 'deleted',
  ): Promise<void> {
    const { kind, language, employer_id, ...words } = given;
    const fields = Object.keys(words).map((part) => `${kind}.${language}.${part}`);
    return this.log.record(ctx, {
      kind: 'settings.changed',
      subject: employer_id ? { type: 'employer', id: employer_id } : { type: 'account', id: ctx.account.id },
      detail: {
        setting: 'message_wording',
        change,
        fields: fields.length > 0 ? fields.sort() : [`${kind}.${language}`],
      },
    });
  }
}

interface ReadWordings {
  readonly kinds: readonly MessageKind[];
  readonly language: PageLanguage;
  readonly employer_id?: string | null | undefined;
}
