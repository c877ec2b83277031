import { type KeyObject, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Keyring, Sealer } from '../sealing/index.js';
import { toSigningKey } from './sign-webhook.js';
import type { WebhookEntity } from './webhook.entity.js';

type TokenColumns = Pick<WebhookEntity, 'sealed_token' | 'sealed_previous_token' | 'previous_token_until'>;

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
  activeKeys(
    webhookId: string,
    { sealed_token, sealed_previous_token, previous_token_until }: TokenColumns,
    now: Date,
  ): KeyObject[] {
    const newest = this.openKey(webhookId, sealed_token);
    const isPreviousInForce = sealed_previous_token && previous_token_until && previous_token_until > now;
    return isPreviousInForce ? [newest, this.openKey(webhookId, sealed_previous_token)] : [newest];
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
