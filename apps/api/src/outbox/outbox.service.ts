import type { MessageKind, MessageMode, MessageStatus } from '@firstday/domain';
import { readableLocale } from '@firstday/domain/languages';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config, type Context, newId } from '../context/index.js';
import { emitEvent } from '../events/index.js';
import { askedFor } from './unsubscribe-link.js';
import { MessageSigningKey } from './message-signing-key.js';
import { type OutboxAddress, toMailAddress } from './to-mail-address.js';
import { textDomain } from './to-text-number.js';
import { type OutboxContent, toHeaderText } from './outbox-content.js';
import { MessageSeals } from './message-seals.js';
import { MessageSettingsStore } from './message-settings.store.js';
import { MessageSuppressionsStore } from './message-suppressions.store.js';
import { messageArrivals } from './message-arrivals.js';
import type { OutboxMessageEntity } from './outbox-message.entity.js';
import { contactChanged } from './outbox-sql.js';
import { OutboxStore } from './outbox.store.js';

/** A message that somebody is to get. */
export interface NewMessage {
  readonly kind: MessageKind;
  readonly to: string | null;
  /** Where it goes as a text in place of an email: the number of somebody who agreed to that. */
  readonly number?: string | undefined;
  readonly language: string;
  readonly content: OutboxContent;
  readonly employeeId?: string;
  readonly placementId?: string | null;
  readonly taskId?: string | null;
  readonly userId?: string;
  /** Who it goes to, where that is not the employee. */
  readonly representativeId?: string;
  readonly linkId?: string;
  /** What may be there once only. */
  readonly once?: string;
  readonly sendBefore?: Date;
  /** Until when it waits because the contact that it goes to was changed. */
  readonly heldUntil?: Date | undefined;
}

/** A message that was recorded, or why there is none. */
export interface QueuedMessage {
  readonly id: string;
  readonly status: MessageStatus;
  readonly reason: string | null;
}

/** Records messages in the transaction of what causes them. Where an account sends none, none is recorded. */
@Injectable()
export class OutboxService {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly store: OutboxStore,
    private readonly settings: MessageSettingsStore,
    private readonly suppressions: MessageSuppressionsStore,
    private readonly seals: MessageSeals,
    private readonly key: MessageSigningKey,
  ) {}

  /** What comes of the account's messages as things are: `on` only where they can be sent. */
  async effectiveMode(ctx: Context): Promise<MessageMode> {
    const { mode } = await this.settings.find(ctx);
    return mode === 'on' && !this.canSendFor(ctx) ? 'off' : mode;
  }

  canSendFor({ account }: Context): boolean {
    const { smtpUrl, from, testAddress } = this.config.mail;
    return (
      smtpUrl !== undefined && from !== undefined && (account.mode === 'live' || testAddress !== undefined)
    );
  }

  /** Call it in the transaction of what causes the messages. @returns what was recorded of each, in their order */
  async queue(ctx: Context, given: readonly NewMessage[]): Promise<readonly (QueuedMessage | undefined)[]> {
    const mode = await this.effectiveMode(ctx);
    if (mode === 'off' || given.length === 0) return given.map(() => undefined);
    // Whoever signs in to the account is no business of the customer's own system.
    const asked = given.map((message) => (mode === 'on' || message.employeeId ? message : undefined));
    const rows = asked.map((message) => message && this.toRow(ctx, message, mode));
    const suppressed = await this.suppressions.findReach(
      ctx,
      rows.flatMap((row) => row?.address_hash || []),
    );
    const marked = rows.map(
      (row) => row && (isKept(row, suppressed.get(row.address_hash)) ? toSuppressed(ctx, row) : row),
    );
    const added = await this.store.insert(
      ctx,
      marked.flatMap((row) => row ?? []),
    );
    for (const row of marked) if (row && added.has(row.id)) await emitDue(ctx, row);
    ctx.db.afterCommit(() => messageArrivals.emit('arrived'));
    return marked.map((row) =>
      row && added.has(row.id) ? { id: row.id, status: row.status, reason: row.reason } : undefined,
    );
  }

  private toRow(ctx: Context, message: NewMessage, mode: MessageMode): OutboxMessageEntity {
    const { account, now } = ctx;
    const id = newId('message', now);
    const isTest = account.mode === 'test';
    const found = this.addressOf(account.id, message, isTest && mode === 'on');
    const status = mode === 'events' ? 'handed_over' : found ? 'queued' : 'refused';
    const content = {
      ...message.content,
      sender_name: toHeaderText(message.content.sender_name),
      reader_name: toHeaderText(message.content.reader_name),
    };
    return {
      id,
      account_id: account.id,
      is_test: isTest,
      kind: message.kind,
      channel: message.number === undefined ? 'email' : 'sms',
      status,
      employee_id: message.employeeId ?? null,
      placement_id: message.placementId ?? null,
      task_id: message.taskId ?? null,
      user_id: message.userId ?? null,
      representative_id: message.representativeId ?? null,
      link_id: message.linkId ?? null,
      language: readableLocale(message.language),
      dedupe_key: message.once ?? null,
      address_hash: found?.hash ?? '',
      domain: found?.domain ?? '',
      sealed_recipient: this.seals.sealRecipient(found?.address ?? '', id),
      sealed_content: status === 'queued' ? this.seals.sealContent(content, id) : null,
      smtp_message_id: `<${id}@${this.config.mail.from?.address.split('@')[1] ?? 'localhost'}>`,
      attempts: 0,
      run_at: status === 'queued' ? (message.heldUntil ?? now) : null,
      send_before: message.sendBefore ?? null,
      reason:
        status === 'refused' ? (message.to ? 'not_an_address' : 'no_address') : heldReason(message, status),
      created_at: now,
      sent_at: null,
      finished_at: status === 'queued' ? null : now,
    };
  }

  private addressOf(accountId: string, message: NewMessage, isTest: boolean): OutboxAddress | undefined {
    const { mail, texts } = this.config;
    if (message.number === undefined) return toMailAddress(accountId, isTest ? mail.testAddress : message.to);
    const address = isTest ? texts.testNumber : message.number;
    return address === undefined
      ? undefined
      : { address, hash: this.key.hashNumber(address), domain: textDomain };
  }
}

/** Whoever unsubscribed is still sent what they ask for. */
const isKept = ({ kind }: OutboxMessageEntity, reach: 'all' | 'unasked' | undefined): boolean =>
  reach === 'all' || (reach === 'unasked' && !askedFor.includes(kind));

const heldReason = ({ heldUntil }: NewMessage, status: MessageStatus): string | null =>
  heldUntil && status === 'queued' ? contactChanged : null;

const toSuppressed = ({ now }: Context, row: OutboxMessageEntity): OutboxMessageEntity => ({
  ...row,
  status: 'suppressed',
  reason: 'address_suppressed',
  sealed_content: null,
  run_at: null,
  finished_at: now,
});

async function emitDue(ctx: Context, row: OutboxMessageEntity): Promise<void> {
  if (row.status !== 'handed_over') return;
  const { id, kind, employee_id, task_id, language } = row;
  const due = { id, kind, employee_id, task_id, language };
  await emitEvent(ctx, 'message.due', due);
}
