import { type KeyObject, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { badRequest } from '../context/index.js';
import { Keyring, Sealer, toSigningKey } from '../sealing/index.js';
import type { WebhookEntity } from './webhook.entity.js';

export type TokenColumns = Pick<
  WebhookEntity,
  'sealed_token' | 'sealed_previous_token' | 'previous_token_until'
>;
const PreviousTokens = z.array(z.strictObject({ token: z.string(), until: z.iso.datetime() }));
/** Tokens that were rotated away and sign until then, the last one first. */
export type PreviousToken = z.infer<typeof PreviousTokens>[number];

/** For how long a token that was rotated away signs too, in milliseconds. */
const overlap = 24 * 3_600_000;
/** Each adds a signature to the header of every delivery. */
const mostPrevious = 5;
const maxOpened = 10_000;

/** The signing keys of webhooks: unlike other tokens they are needed in clear at each delivery, and are kept sealed. */
@Injectable()
export class WebhookKeys {
  private readonly sealer: Sealer;
  /** By what they were sealed in, so that a new token is a new key. */
  private readonly opened = new Map<string, KeyObject>();

  constructor(keyring: Keyring) {
    this.sealer = new Sealer(keyring, 'webhooks');
  }

  /** A key as Standard Webhooks writes it: 24 to 64 random bytes in base64. */
  createSealedToken(webhookId: string): Buffer {
    return this.sealer.seal(Buffer.from(`whsec_${randomBytes(32).toString('base64')}`), webhookId);
  }

  open(webhookId: string, sealed: Buffer): string {
    return this.sealer.open(sealed, webhookId).toString();
  }

  /** Those that sign a delivery at a moment, the newest first. */
  activeKeys(webhookId: string, columns: TokenColumns, now: Date): KeyObject[] {
    const newest = this.openKey(webhookId, columns.sealed_token);
    return [newest, ...this.previousTokens(webhookId, columns, now).map(({ token }) => toSigningKey(token))];
  }

  previousTokens(
    webhookId: string,
    { sealed_previous_token: sealed, previous_token_until: last }: TokenColumns,
    now: Date,
  ): PreviousToken[] {
    if (!sealed || !last || last <= now) return [];
    const opened = this.open(webhookId, sealed);
    // Before there could be several, it was the token and nothing else.
    if (!opened.startsWith('[')) return [{ token: opened, until: last.toISOString() }];
    return PreviousTokens.parse(JSON.parse(opened)).filter(({ until }) => new Date(until) > now);
  }

  /**
   * The columns with a new token. The one before signs for a day, and so do those before it for what is left of theirs.
   * @throws ProblemError 400 where there are too many
   */
  rotated(webhookId: string, before: TokenColumns, now: Date): TokenColumns {
    const until = new Date(now.getTime() + overlap);
    const previous = [
      ...this.whereItOpens(() => [
        { token: this.open(webhookId, before.sealed_token), until: until.toISOString() },
      ]),
      ...this.whereItOpens(() => this.previousTokens(webhookId, before, now)),
    ];
    if (previous.length > mostPrevious)
      throw badRequest(
        `It was rotated ${mostPrevious} times within a day: its receivers need time to follow`,
      );
    return {
      sealed_token: this.createSealedToken(webhookId),
      sealed_previous_token: this.sealer.seal(Buffer.from(JSON.stringify(previous)), webhookId),
      previous_token_until: until,
    };
  }

  /** What does not open is replaced: nothing could be signed with it. */
  private whereItOpens(open: () => PreviousToken[]): PreviousToken[] {
    try {
      return open();
    } catch {
      return [];
    }
  }

  private openKey(webhookId: string, sealed: Buffer): KeyObject {
    const place = `${webhookId} ${sealed.toString('latin1')}`;
    const known = this.opened.get(place);
    if (known) return known;
    const key = toSigningKey(this.open(webhookId, sealed));
    if (this.opened.size >= maxOpened) this.opened.clear();
    this.opened.set(place, key);
    return key;
  }
}
