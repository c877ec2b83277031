import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config, type Context } from '../../context/index.js';
import { SecurityLogService } from '../../identity/index.js';
import { OutboxService, OutboxStore, TextNumbersService } from '../../outbox/index.js';
import { holdEnd, type ReplacedContact } from '../../records/index.js';
import { toMessage } from '../messages/employee-messages.service.js';
import { OnboardingLinksStore } from '../onboarding/onboarding-links.store.js';
import { type MessageRecipient, MessageRecipientsStore } from '../recipients/message-recipients.store.js';
import { ContactChangeLink } from './contact-change-link.js';

/**
 * What follows when an employee's email address or phone number is replaced: earlier links end, messages with links that wait for the
 * former contact are not sent, and the former contact is told, with a link that confirms the change.
 */
@Injectable()
export class ContactChangesService {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly links: OnboardingLinksStore,
    private readonly outbox: OutboxService,
    private readonly messages: OutboxStore,
    private readonly texts: TextNumbersService,
    private readonly recipients: MessageRecipientsStore,
    private readonly link: ContactChangeLink,
    private readonly log: SecurityLogService,
  ) {}

  /** In the transaction that writes the record. */
  async replaced(ctx: Context, contact: ReplacedContact): Promise<void> {
    const { employeeId, channel } = contact;
    const links_ended = await this.links.endOfEmployee(ctx, employeeId);
    await this.log.record(ctx, {
      kind: 'employee.contact_changed',
      subject: { type: 'employee', id: employeeId },
      detail: { channel, links_ended },
    });
    await this.messages.suppressLinks(ctx, employeeId, channel === 'email' ? 'email' : 'sms');
    if ((await this.outbox.effectiveMode(ctx)) !== 'off') await this.tellFormer(ctx, contact);
  }

  private async tellFormer(ctx: Context, contact: ReplacedContact): Promise<void> {
    const { employeeId, channel, changedAt } = contact;
    const recipient = (await this.recipients.find(ctx, [employeeId])).get(employeeId);
    if (!recipient) return;
    const token = this.link.tokenOf(ctx.account.id, contact);
    const asked = new URLSearchParams({ language: recipient.language, confirm: token });
    const base = toMessage('contact_changed', recipient, undefined);
    const [queued] = await this.outbox.queue(ctx, [
      {
        ...base,
        ...(await this.formerAddress(ctx, contact, recipient)),
        once: `contact_changed ${employeeId} ${channel} ${changedAt.getTime()}`,
        content: {
          ...base.content,
          url: `${this.config.baseUrl}/changed?${asked.toString()}`,
          expires_at: holdEnd(changedAt).toISOString(),
        },
      },
    ]);
    if (!queued) return;
    const subject = { type: 'employee', id: employeeId } as const;
    const detail = { message_id: queued.id, message: 'contact_changed' };
    await this.log.record(ctx, { kind: 'message.recorded', subject, detail });
  }

  /** The former phone number is told by text where the employee agreed to texts at it, and otherwise by email. */
  private async formerAddress(
    ctx: Context,
    { employeeId, channel, former }: ReplacedContact,
    { email }: MessageRecipient,
  ): Promise<{ readonly to: string | null; readonly number: string | undefined }> {
    if (channel === 'email') return { to: former, number: undefined };
    const numbers = await this.texts.find(ctx, [{ id: employeeId, email, phone: former }]);
    return { to: email, number: numbers.get(employeeId) };
  }
}
