import type { MessageKind, MessageMode } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { SecurityLogService } from '../../identity/index.js';
import { OutboxService, OutboxStore } from '../../outbox/index.js';
import type { OnboardingLinkEntity } from '../onboarding/onboarding-link.entity.js';
import type { MadeLink } from '../onboarding/onboarding-link-maker.js';
import { OnboardingLinksService } from '../onboarding/onboarding-links.service.js';
import { OnboardingLinksStore } from '../onboarding/onboarding-links.store.js';
import { toMessage } from './employee-messages.service.js';
import { ChangeNoticesService } from './change-notices.service.js';
import { type ChangeNotice, type EmployeeNotice, EmployeeNotices } from './employee-notices.js';
import {
  isReachable,
  type MessagePlace,
  type MessageRecipient,
  MessageRecipientsStore,
} from '../recipients/message-recipients.store.js';

/** Of several that come within so long only the first is sent: its link opens all that they are about. */
const foldedMilliseconds = 15 * 60_000;

/** Who is written to, and the link that theirs follows: their last one, unless there is none or it was revoked. */
export interface MessageFollowing {
  readonly employeeId: string;
  readonly link: OnboardingLinkEntity | undefined;
  /** Which of their work it is about, where it is not the latest. */
  readonly place?: MessagePlace | undefined;
}

/** What is said with a link that follows an earlier one. */
export interface RenewedLinkMessage {
  readonly kind: MessageKind;
  readonly taskId?: string;
  readonly once?: string;
  /** What else is told in it. */
  readonly also?: readonly MessageKind[];
  /** The first day by which something that it asks for is due. */
  readonly dueOn?: string;
}

/** Such a message, and to whom it goes. */
export interface RenewedLink extends MessageFollowing {
  readonly message: RenewedLinkMessage;
}

/**
 * Messages that nobody in particular sends. Their link opens what the employee's last one did, by the authority of whoever made
 * that: who came by no link, or whose link was revoked, gets none. Where the account asks for events, its own system writes, by
 * links and to addresses of its own: what we know of either decides nothing.
 */
@Injectable()
export class RenewedLinkMessagesService extends EmployeeNotices {
  constructor(
    private readonly outbox: OutboxService,
    private readonly recipients: MessageRecipientsStore,
    private readonly links: OnboardingLinksService,
    private readonly store: OnboardingLinksStore,
    private readonly messages: OutboxStore,
    private readonly log: SecurityLogService,
    private readonly changes: ChangeNoticesService,
  ) {
    super();
  }

  recordChange(ctx: Context, notice: ChangeNotice): Promise<void> {
    return this.changes.record(ctx, notice);
  }

  async record(ctx: Context, { kind, employeeId, taskId }: EmployeeNotice): Promise<void> {
    if ((await this.outbox.effectiveMode(ctx)) === 'off') return;
    const link = await this.store.findLatest(ctx, employeeId);
    const once = `${kind} ${employeeId} ${Math.floor(ctx.now.getTime() / foldedMilliseconds)}`;
    await this.queueAll(ctx, [{ employeeId, link, message: { kind, taskId, once } }]);
  }

  /** In the context's transaction, all at once. */
  async queueAll(ctx: Context, all: readonly RenewedLink[]): Promise<void> {
    const mode = await this.outbox.effectiveMode(ctx);
    if (mode === 'off' || all.length === 0) return;
    const wanted = await this.withRecipients(ctx, all, mode);
    const messages: ReturnType<typeof toRenewed>[] = [];
    for (const { link, message, recipient } of wanted) {
      const made = mode === 'on' && link ? await this.links.renew(ctx, link) : undefined;
      messages.push(toRenewed(message, recipient, made));
    }
    const queued = await this.outbox.queue(ctx, messages);
    for (const [at, { kind, employeeId }] of messages.entries()) {
      const recorded = queued[at];
      if (!recorded) continue;
      const subject = { type: 'employee', id: employeeId } as const;
      const detail = { message_id: recorded.id, message: kind };
      await this.log.record(ctx, { kind: 'message.recorded', subject, detail });
    }
  }

  /** How many of them would be written to: they were not told yet, have an address, and may be given a link. */
  async countReached(ctx: Context, all: readonly RenewedLink[]): Promise<number> {
    return (await this.withRecipients(ctx, all, 'on')).length;
  }

  /** Those who are told, but for what was recorded before. Links and addresses decide where we write ourselves. */
  private async withRecipients(ctx: Context, all: readonly RenewedLink[], mode: MessageMode) {
    const recipients = await this.recipients.findAt(ctx, all);
    const recorded = await this.messages.findOnce(
      ctx,
      all.flatMap(({ message }) => message.once ?? []),
    );
    const renewable = await this.store.findRenewable(
      ctx,
      all.flatMap(({ link }) => link?.id ?? []),
    );
    return all.flatMap((asked, at) => {
      const { link, message } = asked;
      const recipient = recipients[at];
      if (!recipient || (message.once !== undefined && recorded.has(message.once))) return [];
      // Whoever made the first link may not make another one any more, or somebody revoked it: then none follows it.
      const mayFollow = link !== undefined && renewable.has(link.id);
      return mode !== 'on' || (mayFollow && isReachable(recipient)) ? [{ ...asked, recipient }] : [];
    });
  }
}

function toRenewed(
  { kind, taskId, once, also, dueOn }: RenewedLinkMessage,
  recipient: MessageRecipient,
  link: MadeLink | undefined,
) {
  const written = toMessage(kind, recipient, link);
  return {
    ...written,
    content: { ...written.content, ...(also && { also }), ...(dueOn && { due_on: dueOn }) },
    ...(taskId !== undefined && { taskId }),
    ...(once !== undefined && { once }),
  };
}
