import {
  type HostedTexts,
  type HostedTextsList,
  type HostedTextsQuery,
  noOwnTexts,
  type OwnTexts,
  type ReplaceHostedTexts,
} from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { type Context, inTransaction } from '../../context/index.js';
import { SecurityLogService } from '../../identity/index.js';
import { EmployersService } from '../employers/employers.service.js';
import type { HostedTextsEntity } from './hosted-texts.entity.js';
import { HostedTextsStore } from './hosted-texts.store.js';
import { resolveOwnTexts } from './resolve-own-texts.js';

/** Whose texts are the whole account's. */
const ofAccount = '';

/** What an account says on hosted pages in its own words. */
@Injectable()
export class HostedTextsService {
  constructor(
    private readonly store: HostedTextsStore,
    private readonly employers: EmployersService,
    private readonly log: SecurityLogService,
  ) {}

  /** @throws ProblemError 404 for an employer whom the caller does not see */
  async list(ctx: Context, { employer_id: employerId }: HostedTextsQuery): Promise<HostedTextsList> {
    if (employerId !== undefined) await this.employers.getRow(ctx, employerId);
    return { data: (await this.store.list(ctx, [employerId ?? ofAccount])).map(toHostedTexts) };
  }

  /**
   * What is left out is ours again; where nothing is said any more, nothing is kept.
   * @throws ProblemError 404 for an employer whom the caller does not see
   */
  replace(
    ctx: Context,
    { employer_id: employerId = null, language, ...given }: ReplaceHostedTexts,
  ): Promise<HostedTexts> {
    const texts: OwnTexts = { ...noOwnTexts, ...given };
    const isOurs = Object.values(texts).every((text) => text === null);
    return inTransaction(ctx, async (ctx) => {
      if (employerId !== null) await this.employers.lockForReference(ctx, employerId);
      const { account, now } = ctx;
      const of = employerId ?? ofAccount;
      const row = { account_id: account.id, employer_id: of, language, texts, updated_at: now };
      await (isOurs ? this.store.remove(ctx, of, language) : this.store.put(ctx, row));
      await this.log.record(ctx, {
        kind: 'settings.changed',
        subject:
          employerId === null ? { type: 'account', id: account.id } : { type: 'employer', id: employerId },
        detail: {
          setting: 'hosted_text',
          change: isOurs ? 'deleted' : 'updated',
          fields: Object.keys(given).sort(),
        },
      });
      return { ...toHostedTexts(row), updated_at: isOurs ? null : now.toISOString() };
    });
  }

  /** What the pages of an employer's people say, by language. */
  async findShown(ctx: Context, employerId: string | null): Promise<Readonly<Record<string, OwnTexts>>> {
    const rows = await this.store.list(ctx, employerId === null ? [ofAccount] : [ofAccount, employerId]);
    const textsOf = (of: string) =>
      new Map(
        rows
          .filter(({ employer_id }) => employer_id === of)
          .map(({ language, texts }) => [language, { ...noOwnTexts, ...texts }]),
      );
    return resolveOwnTexts(employerId === null ? new Map() : textsOf(employerId), textsOf(ofAccount));
  }
}

function toHostedTexts({ employer_id, language, texts, updated_at }: HostedTextsEntity): HostedTexts {
  const of = employer_id === ofAccount ? null : employer_id;
  return { employer_id: of, language, ...noOwnTexts, ...texts, updated_at: updated_at.toISOString() };
}
