import { readableLocale } from '@firstday/domain/languages';
import { Injectable } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { SecurityLogService } from '../../identity/index.js';
import { OutboxService, OutboxStore } from '../../outbox/index.js';
import { OnboardingLinksService } from '../onboarding/onboarding-links.service.js';
import { OnboardingLinksStore } from '../onboarding/onboarding-links.store.js';
import { AskedRepresentativesStore } from '../representatives/asked-representatives.store.js';
import type { RepresentativeEntity } from '../representatives/representative.entity.js';
import {
  type MessagePlace,
  type MessageRecipient,
  MessageRecipientsStore,
} from '../recipients/message-recipients.store.js';
import type { RenewedLinkMessage } from './renewed-link-messages.service.js';

/** A message to somebody who was named to examine documents. */
export interface RepresentativeMessage extends RenewedLinkMessage {
  readonly representativeId: string;
  readonly once: string;
  /** The work that it is about, where that is not the employee's latest. */
  readonly place?: MessagePlace | undefined;
}

/**
 * Messages to those who were named to examine documents: the link that they were given, once more, until it ends. Never the code
 * that goes with it, which whoever named them tells them another way.
 */
@Injectable()
export class RepresentativeMessagesService {
  constructor(
    private readonly outbox: OutboxService,
    private readonly messages: OutboxStore,
    private readonly recipients: MessageRecipientsStore,
    private readonly representatives: AskedRepresentativesStore,
    private readonly links: OnboardingLinksService,
    private readonly store: OnboardingLinksStore,
    private readonly log: SecurityLogService,
  ) {}

  /** In the context's transaction. @returns whether a message was recorded */
  async queue(ctx: Context, message: RepresentativeMessage): Promise<boolean> {
    const mode = await this.outbox.effectiveMode(ctx);
    const representative = await this.representatives.find(ctx, message.representativeId);
    if (mode === 'off' || !representative || (mode === 'on' && !representative.email)) return false;
    if ((await this.messages.findOnce(ctx, [message.once])).size > 0) return false;
    const { employee_id: id, link_id } = representative;
    const [employee] = await this.recipients.findAt(ctx, [{ employeeId: id, place: message.place }]);
    const link = await this.store.find(ctx, link_id);
    if (!employee || !link) return false;
    const [queued] = await this.outbox.queue(ctx, [
      {
        kind: message.kind,
        to: representative.email,
        language: readableLocale(representative.language, employee.accountLanguage),
        employeeId: id,
        placementId: employee.placementId,
        taskId: representative.task_id,
        representativeId: representative.id,
        once: message.once,
        linkId: link.id,
        sendBefore: link.expires_at,
        content: {
          ...contentFor(representative, employee, message),
          url: mode === 'on' ? this.links.addressOfOwn(ctx, link, representative.language) : '',
          expires_at: link.expires_at.toISOString(),
        },
      },
    ]);
    if (!queued) return false;
    const subject = { type: 'employee', id } as const;
    const detail = { message_id: queued.id, message: message.kind };
    await this.log.record(ctx, { kind: 'message.recorded', subject, detail });
    return true;
  }
}

const contentFor = (
  { name }: RepresentativeEntity,
  employee: MessageRecipient,
  { also, dueOn }: RepresentativeMessage,
) => ({
  sender_name: employee.senderName,
  is_sender_chosen: employee.isSenderChosen,
  reader_name: firstNameIn(name),
  employee_name: employee.name,
  ...(also && { also }),
  ...(dueOn && { due_on: dueOn }),
});

/** An employee may have named them, by any words: no more than a word of letters goes into a message in the employer's name. */
const firstNameIn = (name: string): string => /^[\p{L}\p{M}'’-]{1,40}(?=\s|$)/u.exec(name.trim())?.[0] ?? '';
