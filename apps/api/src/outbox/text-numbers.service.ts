import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config, type Context } from '../context/index.js';
import { MessageSigningKey } from './message-signing-key.js';
import { MessageSettingsStore } from './message-settings.store.js';
import { TextConsentsStore } from './text-consents.store.js';
import { toTextNumber } from './to-text-number.js';

/** Somebody as they are on record. */
export interface TextCandidate {
  readonly id: string;
  readonly email: string | null;
  readonly phone: string | null;
}

/** Who is written to by text message: who agreed to it, at that number, where the account wants it so. */
@Injectable()
export class TextNumbersService {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly settings: MessageSettingsStore,
    private readonly consents: TextConsentsStore,
    private readonly key: MessageSigningKey,
  ) {}

  /** Whether an account sends texts to those who agree. */
  async isOffered(ctx: Context): Promise<boolean> {
    const { mode, texts } = await this.settings.find(ctx);
    return mode === 'on' && texts !== 'off' && this.canSendFor(ctx);
  }

  /** @returns the numbers of those who get a text and no email */
  async find(ctx: Context, people: readonly TextCandidate[]): Promise<ReadonlyMap<string, string>> {
    const { texts } = await this.settings.find(ctx);
    if (texts === 'off' || !this.canSendFor(ctx)) return new Map();
    const wanted = people.flatMap(({ id, email, phone }) => {
      const number = toTextNumber(phone);
      return number && (texts === 'first' || !email) ? [[id, number] as const] : [];
    });
    const consents = await this.consents.find(
      ctx,
      wanted.map(([id]) => id),
    );
    return new Map(
      wanted.filter(([id, number]) => consents.get(id)?.number_hash === this.key.hashNumber(number)),
    );
  }

  /** A test account writes to one number alone. */
  private canSendFor({ account }: Context): boolean {
    const { url, testNumber } = this.config.texts;
    return url !== undefined && (account.mode === 'live' || testNumber !== undefined);
  }
}
