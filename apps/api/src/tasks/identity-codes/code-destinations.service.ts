import type { CodeChannel, ContactChannel } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { OutboxService } from '../../outbox/index.js';
import { EmployeeContactsService } from '../../records/index.js';
import { maskContact } from '../identity/mask-contact.js';
import type { IdentifiedSession } from '../identity/session-identity.service.js';
import { type MessageRecipient, MessageRecipientsStore } from '../recipients/message-recipients.store.js';

/** Where a one-time code can go. */
export interface CodeDestination {
  readonly channel: CodeChannel;
  readonly masked: string;
  readonly recipient: MessageRecipient;
}

/**
 * Finds the employee's contact details where reading a code proves something: those that the maker of the link, and the
 * people and tokens behind that maker, did not set. A maker who waits a week has still chosen where the code goes. Empty
 * where Firstday sends no messages.
 */
@Injectable()
export class CodeDestinationsService {
  constructor(
    private readonly outbox: OutboxService,
    private readonly recipients: MessageRecipientsStore,
    private readonly contacts: EmployeeContactsService,
  ) {}

  async find(ctx: Context, { employeeId, reader }: IdentifiedSession): Promise<readonly CodeDestination[]> {
    // Where another system sends the messages, its operator would read the code.
    if ((await this.outbox.effectiveMode(ctx)) !== 'on') return [];
    const recipient = (await this.recipients.find(ctx, [employeeId])).get(employeeId);
    if (!recipient) return [];
    const known = await this.contacts.contactsUnchangedBy(ctx, employeeId, {
      actor: reader.issuer,
      since: ctx.now,
    });
    const isKnown = (channel: ContactChannel) => known.some((contact) => contact.channel === channel);
    const { email, number } = recipient;
    return [
      ...(email && isKnown('email')
        ? [{ channel: 'email' as const, masked: maskContact(email), recipient }]
        : []),
      ...(number !== undefined && isKnown('phone')
        ? [{ channel: 'text' as const, masked: maskContact(number), recipient }]
        : []),
    ];
  }
}
