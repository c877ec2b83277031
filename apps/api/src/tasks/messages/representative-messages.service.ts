import { readableLocale } from '@firstday/domain/languages';
import { Injectable } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { SecurityLogService } from '../../identity/index.js';
import { type NewMessage, OutboxService, OutboxStore, type QueuedMessage } from '../../outbox/index.js';
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
 * Messages to those who were named to examine documents: the link that they were given, once more, until it ends. The code that
 * goes with it is sent where the employee named them; else the employer passes it on another way.
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

  /**
   * Sends the code to an address that the employee does not read. In the context's transaction.
   * @returns whether it is on its way: not where messages are off or another system sends them, nor without an address
   */
  async sendCode(ctx: Context, representative: RepresentativeEntity, code: string): Promise<boolean> {
    if ((await this.outbox.effectiveMode(ctx)) !== 'on' || !representative.email) return false;
    const [employee] = await this.recipients.findAt(ctx, [{ employeeId: representative.employee_id }]);
    if (!employee) return false;
    const queued = await this.record(ctx, representative, {
      kind: 'identity_code',
      language: readableLocale(representative.language, employee.accountLanguage),
      placementId: employee.placementId,
      sendBefore: representative.expires_at,
      content: {
        ...contentFor(representative, employee, {}),
        code,
        url: '',
        expires_at: representative.expires_at.toISOString(),
      },
    });
    return queued?.status === 'queued';
  }

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
    const queued = await this.record(ctx, representative, {
      kind: message.kind,
      language: readableLocale(representative.language, employee.accountLanguage),
      placementId: employee.placementId,
      once: message.once,
      linkId: link.id,
      sendBefore: link.expires_at,
      content: {
        ...contentFor(representative, employee, message),
        url: mode === 'on' ? this.links.addressOfOwn(ctx, link, representative.language) : '',
        expires_at: link.expires_at.toISOString(),
      },
    });
    return queued !== undefined;
  }

  private async record(
    ctx: Context,
    { id: representativeId, email: to, employee_id: employeeId, task_id: taskId }: RepresentativeEntity,
    message: Omit<NewMessage, 'to'>,
  ): Promise<QueuedMessage | undefined> {
    const [queued] = await this.outbox.queue(ctx, [{ ...message, to, employeeId, taskId, representativeId }]);
    if (!queued) return undefined;
    await this.log.record(ctx, {
      kind: 'message.recorded',
      subject: { type: 'employee', id: employeeId },
      detail: { message_id: queued.id, message: message.kind },
    });
    return queued;
  }
}

const contentFor = (
  { name }: RepresentativeEntity,
  employee: MessageRecipient,
  { also, dueOn }: Pick<RepresentativeMessage, 'also' | 'dueOn'>,
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
