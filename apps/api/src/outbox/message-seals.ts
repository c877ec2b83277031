import { Injectable } from '@nestjs/common';
import { Keyring, Sealer } from '../sealing/index.js';
import type { OutboxContent } from './outbox-content.js';

/** Addresses and contents of messages, sealed: a link is as good as a password until it was used. */
@Injectable()
export class MessageSeals {
  private readonly recipients: Sealer;
  private readonly contents: Sealer;

  constructor(keyring: Keyring) {
    this.recipients = new Sealer(keyring, 'message_recipients');
    this.contents = new Sealer(keyring, 'message_contents');
  }

  sealRecipient(address: string, id: string): Buffer {
    return this.recipients.seal(Buffer.from(address), id);
  }

  openRecipient(sealed: Buffer, id: string): string {
    return this.recipients.open(sealed, id).toString();
  }

  sealContent(content: OutboxContent, id: string): Buffer {
    return this.contents.sealJson(content, id);
  }

  openContent(sealed: Buffer, id: string): OutboxContent {
    return this.contents.openJson<OutboxContent>(sealed, id);
  }
}
