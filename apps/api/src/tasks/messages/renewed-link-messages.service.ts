import type { MessageKind } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { SecurityLogService } from '../../identity/index.js';
import { OutboxService, OutboxStore } from '../../outbox/index.js';
import type { OnboardingLinkEntity } from '../onboarding/onboarding-link.entity.js';
import type { MadeLink } from '../onboarding/onboarding-link-maker.js';
import { OnboardingLinksService } from '../onboarding/onboarding-links.service.js';
import { OnboardingLinksStore } from '../onboarding/onboarding-links.store.js';
import { toMessage } from './employee-messages.service.js';
import { type EmployeeNotice, EmployeeNotices } from './employee-notices.js';
import { isReachable, type MessageRecipient, MessageRecipientsStore } from './message-recipients.store.js';

/** Of several that come within so long only the first is sent: its link opens all that they are about. */
const foldedMilliseconds = 15 * 60_000;

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

/** Such a message, and the employee's last link. */
export interface RenewedLink {
  readonly before: OnboardingLinkEntity;
  readonly message: RenewedLinkMessage;
}

/**
 * Messages that nobody in particular sends. Their link opens what the employee's last one did, by the authority of whoever made
 * that: who came by no link, or whose link was revoked, gets none.
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
  ) {
    super();
  }

  async record(ctx: Context, { kind, employeeId, taskId }: EmployeeNotice): Promise<void> {
    if ((await this.outbox.effectiveMode(ctx)) === 'off') return;
    const link = await this.store.findLatest(ctx, employeeId);
    const once = `${kind} ${employeeId} ${Math.floor(ctx.now.getTime() / foldedMilliseconds)}`;
    if (link) await this.queueAll(ctx, [{ before: link, message: { kind, taskId, once } }]);
  }

  /** In the context's transaction, all at once. */
  async queueAll(ctx: Context, all: readonly RenewedLink[]): Promise<void> {
    const mode = await this.outbox.effectiveMode(ctx);
    if (mode === 'off' || all.length === 0) return;
    const wanted = await this.withRecipients(ctx, all);
    const links: (MadeLink | undefined)[] = [];
    for (const { before } of wanted)
      links.push(mode === 'on' ? await this.links.renew(ctx, before) : undefined);
    const ended = await this.revokeUnauthorized(ctx, links);
    const messages = wanted.flatMap(({ message, recipient }, at) => {
      const link = links[at];
      return link && ended.has(link.id) ? [] : [toRenewed(message, recipient, link)];
    });
    const queued = await this.outbox.queue(ctx, messages);
    for (const [at, { kind, employeeId }] of messages.entries()) {
      const recorded = queued[at];
      if (!recorded) continue;
      const subject = { type: 'employee', id: employeeId } as const;
      const detail = { message_id: recorded.id, message: kind };
      await this.log.record(ctx, { kind: 'message.recorded', subject, detail });
    }
  }

  /** Those who can be written to, but for what was recorded before. */
  private async withRecipients(ctx: Context, all: readonly RenewedLink[]) {
    const employees = [...new Set(all.map(({ before }) => before.employee_id))];
    const recipients = await this.recipients.find(ctx, employees);
    const keys = all.flatMap(({ message }) => message.once ?? []);
    const recorded = await this.messages.findOnce(ctx, keys);
    return all.flatMap(({ before, message }) => {
      const recipient = recipients.get(before.employee_id);
      const isRecorded = message.once !== undefined && recorded.has(message.once);
      return recipient && isReachable(recipient) && !isRecorded ? [{ before, message, recipient }] : [];
    });
  }

  /** Whoever made the first link may not make this one any more. @returns the links that do not open */
  private async revokeUnauthorized(
    ctx: Context,
    links: readonly (MadeLink | undefined)[],
  ): Promise<ReadonlySet<string>> {
    const ids = links.flatMap((link) => link?.id ?? []);
    const active = await this.store.findActive(ctx, ids);
    const ended = ids.filter((id) => !active.has(id));
    for (const id of ended) await this.store.revoke(ctx, id);
    return new Set(ended);
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
