import type { MessageKind } from '@firstday/domain';
import { messageDefinitionOf, messageKinds } from '@firstday/messages';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../context/index.js';
import { MessageSigningKey } from './message-signing-key.js';
import type { OutboxMessageEntity } from './outbox-message.entity.js';

/** What somebody waits for: it goes to whoever unsubscribed as well. */
export const askedFor: readonly MessageKind[] = messageKinds.filter(
  (kind) => messageDefinitionOf(kind).timing === 'at_once',
);
/** What comes again and again by itself. */
const recurring: readonly MessageKind[] = [
  'reminder',
  'last_reminder',
  'overdue',
  'section_2_due',
  'section_2_late',
  'receipt_due',
  'reverification_due',
  'everify_due',
  'signer_digest',
];

/** The address in a message by which one click ends such messages: signed, and good for nothing else. */
@Injectable()
export class UnsubscribeLink {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly key: MessageSigningKey,
  ) {}

  of({ id, kind, language }: Pick<OutboxMessageEntity, 'id' | 'kind' | 'language'>): string | undefined {
    if (!recurring.includes(kind)) return undefined;
    const token = this.key.tokenOf('unsubscribe', [id]);
    return `${this.config.baseUrl}/api/v1/messages/unsubscribe?token=${token}&language=${encodeURIComponent(language)}`;
  }

  /** @returns the message that it stood in; nothing where somebody made it up */
  read(token: string): string | undefined {
    return this.key.readToken('unsubscribe', token)?.[0];
  }
}
