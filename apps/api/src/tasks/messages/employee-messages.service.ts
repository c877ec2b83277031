import { randomUUID } from 'node:crypto';
import type { MessageKind } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { badRequest, type Context, inTransaction, notFound } from '../../context/index.js';
import { SecurityLogService } from '../../identity/index.js';
import { type NewMessage, OutboxService, type QueuedMessage } from '../../outbox/index.js';
import { issuanceOf } from '../onboarding/link-issuance.js';
import { LinkBatchesService } from '../onboarding/link-batches.service.js';
import { LinkTargetsService } from '../onboarding/link-targets.service.js';
import type { MadeLink } from '../onboarding/onboarding-link-maker.js';
import { OnboardingLinksService } from '../onboarding/onboarding-links.service.js';
import {
  isReachable,
  type MessageRecipient,
  MessageRecipientsStore,
} from '../recipients/message-recipients.store.js';
import { type ReminderAct, ReminderNeedsStore } from './reminder-needs.store.js';

/** Kinds of messages that hold a new link, made by whoever asks for them. */
export type LinkMessageKind = Extract<MessageKind, 'invitation' | 'link_again' | 'reminder'>;

/** What came of a message to one of many. */
export type MessageToOne =
  | QueuedMessage
  | 'link_ended'
  | 'no_address'
  | 'not_found'
  | 'nothing_open'
  | 'queued_before'
  | 'reminded_before';

const none: ReadonlyMap<string, 'nothing_open' | 'reminded_before'> = new Map();

/** Links that are sent to employees, by email or text. */
@Injectable()
export class EmployeeMessagesService {
  constructor(
    private readonly outbox: OutboxService,
    private readonly recipients: MessageRecipientsStore,
    private readonly targets: LinkTargetsService,
    private readonly links: OnboardingLinksService,
    private readonly batches: LinkBatchesService,
    private readonly log: SecurityLogService,
    private readonly needs: ReminderNeedsStore,
  ) {}

  /** @throws ProblemError 400 where the account sends no messages */
  async assertOn(ctx: Context): Promise<void> {
    if ((await this.outbox.effectiveMode(ctx)) === 'off')
      throw badRequest('Messages are off: turn them on under Settings, Messages (`message_settings.update`)');
  }

  /**
   * Sends an employee a link of their own, which opens what the caller may see.
   * @throws ProblemError 404 for an employee whom the caller does not see; 400 where there is nowhere to send it
   */
  async sendLink(ctx: Context, employeeId: string, kind: LinkMessageKind): Promise<string> {
    const about = await this.targets.ofEmployee(ctx, employeeId, {});
    await this.assertOn(ctx);
    return inTransaction(ctx, async (ctx) => {
      const recipient = (await this.recipients.find(ctx, [employeeId])).get(employeeId);
      if (!recipient) throw notFound('employee');
      if (!isReachable(recipient)) throw badRequest('There is no email address on record for this employee');
      const isOurs = (await this.outbox.effectiveMode(ctx)) === 'on';
      const link = isOurs
        ? await this.links.ofAct(ctx, { about, locale: undefined, actId: randomUUID() })
        : undefined;
      const [queued] = await this.outbox.queue(ctx, [toMessage(kind, recipient, link)]);
      if (!queued) throw badRequest('The message could not be recorded');
      await this.record(ctx, { employeeId, kind, queued });
      return queued.id;
    });
  }

  /**
   * Of employees whom the caller may see and whose tasks they may change: once an act, however often it is asked for. Nobody is
   * reminded for whom nothing is open, nor twice within twelve hours.
   */
  sendLinks(ctx: Context, act: LinksAct): Promise<ReadonlyMap<string, MessageToOne>> {
    const { employees, actId, kind } = act;
    return inTransaction(ctx, async (ctx) => {
      const found = await this.recipients.find(ctx, employees);
      const issuerId = issuanceOf(ctx).issuer_id;
      const needless =
        kind === 'reminder' ? await this.findNeedless(ctx, employees, { actId, issuerId }) : none;
      const reachable = [...found.values()]
        .filter((recipient) => isReachable(recipient) && !needless.has(recipient.id))
        .map(({ id }) => id);
      const isOurs = (await this.outbox.effectiveMode(ctx)) === 'on';
      const links = isOurs
        ? await this.batches.forEmployees(ctx, { employees: reachable, actId, locale: undefined })
        : new Map<string, MadeLink | null>(reachable.map((id) => [id, null]));
      const open = reachable.filter((id) => !isOurs || links.get(id));
      const messages = open.flatMap((id) => {
        const recipient = found.get(id);
        if (!recipient) return [];
        return {
          ...toMessage(kind, recipient, links.get(id) ?? undefined),
          once: `act ${actId} ${issuerId} ${id} ${kind}`,
        };
      });
      const queued = await this.outbox.queue(ctx, messages);
      for (const [at, { employeeId }] of messages.entries()) {
        const message = queued[at];
        if (message) await this.record(ctx, { employeeId, kind, queued: message });
      }
      const byEmployee = new Map(
        messages.map(({ employeeId }, at) => [employeeId, queued[at] ?? 'queued_before'] as const),
      );
      return new Map(
        employees.map((id): [string, MessageToOne] => {
          const recipient = found.get(id);
          if (!recipient) return [id, 'not_found'];
          if (!isReachable(recipient)) return [id, 'no_address'];
          return [id, needless.get(id) ?? byEmployee.get(id) ?? 'link_ended'];
        }),
      );
    });
  }

  /** Two acts that remind the same person wait for each other, so that neither overlooks the other's message. */
  private async findNeedless(
    ctx: Context,
    employees: readonly string[],
    act: ReminderAct,
  ): Promise<ReadonlyMap<string, 'nothing_open' | 'reminded_before'>> {
    await this.needs.serialize(ctx);
    const waiting = await this.needs.findWaiting(ctx, employees);
    const reminded = await this.needs.findReminded(ctx, employees, act);
    return new Map([
      ...[...reminded].map((id) => [id, 'reminded_before'] as const),
      ...employees.filter((id) => !waiting.has(id)).map((id) => [id, 'nothing_open'] as const),
    ]);
  }

  private record(ctx: Context, { employeeId, kind, queued }: RecordedMessage): Promise<void> {
    const subject = { type: 'employee', id: employeeId } as const;
    const detail = { message_id: queued.id, message: kind };
    return this.log.record(ctx, { kind: 'message.recorded', subject, detail });
  }
}

interface RecordedMessage {
  readonly employeeId: string;
  readonly kind: LinkMessageKind;
  readonly queued: QueuedMessage;
}

interface LinksAct {
  readonly employees: readonly string[];
  readonly actId: string;
  readonly kind: LinkMessageKind;
}

/** A message with a link, as the outbox takes it. */
export function toMessage(
  kind: MessageKind,
  recipient: MessageRecipient,
  link: MadeLink | undefined,
): NewMessage & { readonly employeeId: string } {
  return {
    kind,
    to: recipient.email,
    number: recipient.number,
    language: recipient.language,
    employeeId: recipient.id,
    placementId: recipient.placementId,
    content: {
      ...(recipient.employerId !== null && { employer_id: recipient.employerId }),
      sender_name: recipient.senderName,
      is_sender_chosen: recipient.isSenderChosen,
      reader_name: recipient.name,
      url: link?.url ?? '',
      expires_at: link?.expires_at.toISOString() ?? '',
    },
    ...(link && { linkId: link.id, sendBefore: link.expires_at, heldUntil: recipient.heldUntil }),
  };
}
