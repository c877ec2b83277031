import type { MessageKind } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { SecurityLogService } from '../../identity/index.js';
import { OutboxService, OutboxStore } from '../../outbox/index.js';
import type { OnboardingLinkEntity } from '../onboarding/onboarding-link.entity.js';
import { OnboardingLinksService } from '../onboarding/onboarding-links.service.js';
import { OnboardingLinksStore } from '../onboarding/onboarding-links.store.js';
import { toMessage } from './employee-messages.service.js';
import { type EmployeeNotice, EmployeeNotices } from './employee-notices.js';
import { isReachable, MessageRecipientsStore } from './message-recipients.store.js';

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
    if (link) await this.queue(ctx, link, { kind, taskId, once });
  }

  /** In the context's transaction. @returns whether a message was recorded */
  async queue(ctx: Context, before: OnboardingLinkEntity, message: RenewedLinkMessage): Promise<boolean> {
    const { kind, taskId, once, also, dueOn } = message;
    const mode = await this.outbox.effectiveMode(ctx);
    const recipient = (await this.recipients.find(ctx, [before.employee_id])).get(before.employee_id);
    if (mode === 'off' || !recipient || !isReachable(recipient)) return false;
    if (once !== undefined && (await this.messages.hasOnce(ctx, once))) return false;
    const link = mode === 'on' ? await this.links.renew(ctx, before) : undefined;
    // Whoever made the first link may not make this one any more.
    if (link && !(await this.store.isActive(ctx, link.id))) {
      await this.store.revoke(ctx, link.id);
      return false;
    }
    const written = toMessage(kind, recipient, link);
    const content = { ...written.content, ...(also && { also }), ...(dueOn && { due_on: dueOn }) };
    const [queued] = await this.outbox.queue(ctx, [
      {
        ...written,
        content,
        ...(taskId !== undefined && { taskId }),
        ...(once !== undefined && { once }),
      },
    ]);
    if (!queued) return false;
    const subject = { type: 'employee', id: recipient.id } as const;
    const detail = { message_id: queued.id, message: kind };
    await this.log.record(ctx, { kind: 'message.recorded', subject, detail });
    return true;
  }
}
