import { createHash } from 'node:crypto';
import type { LinkArrival } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { MessageSeals, OutboxStore } from '../../outbox/index.js';
import { maskContact } from '../identity/mask-contact.js';
import type { IdentifiedSession } from '../identity/session-identity.service.js';

/** Enough to tell the devices of one employee apart. */
const shownOfDevice = 12;

/** How the link of a session reached its reader, and on which device they opened it. */
@Injectable()
export class LinkArrivals {
  constructor(
    private readonly outbox: OutboxStore,
    private readonly seals: MessageSeals,
  ) {}

  async find(ctx: Context, { employeeId, reader }: IdentifiedSession): Promise<LinkArrival> {
    const sent = await this.outbox.findSentWithLink(ctx, employeeId, reader.linkId);
    const { makerPresence } = reader;
    return {
      delivered_by: sent ? 'firstday' : 'maker',
      ...(sent && {
        message: {
          id: sent.id,
          channel: sent.channel === 'sms' ? 'text' : 'email',
          to: maskContact(this.seals.openRecipient(sent.sealed_recipient, sent.id)),
        },
      }),
      device: createHash('sha256').update(reader.deviceKey).digest('hex').slice(0, shownOfDevice),
      ...(makerPresence && { maker_presence: makerPresence }),
    };
  }
}
