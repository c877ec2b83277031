import type { EmployeeMessage, MessageListQuery, NumberedPage, SendMessage } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { badRequest, type Context, inTransaction, notFound } from '../context/index.js';
import { toPage } from '../http/index.js';
import { SecurityLogService } from '../identity/index.js';
import {
  MessageAddresses,
  MessageSuppressionsStore,
  type OutboxMessageEntity,
  OutboxStore,
} from '../outbox/index.js';
import { EmployeeMessagesService, OnboardingLinksStore } from '../tasks/index.js';
import { MessagesStore } from './messages.store.js';
import { toMessageResource } from './to-message-resource.js';

/** Messages to employees: sent, looked over, sent again, and addresses that are not written to any more. */
@Injectable()
export class MessagesService {
  constructor(
    private readonly store: MessagesStore,
    private readonly outbox: OutboxStore,
    private readonly suppressions: MessageSuppressionsStore,
    private readonly sending: EmployeeMessagesService,
    private readonly addresses: MessageAddresses,
    private readonly links: OnboardingLinksStore,
    private readonly log: SecurityLogService,
  ) {}

  async list(ctx: Context, query: MessageListQuery): Promise<NumberedPage<EmployeeMessage>> {
    const { rows, total } = await this.store.list(ctx, query);
    return toPage(await this.respond(ctx, rows), total, query);
  }

  async send(ctx: Context, employeeId: string, { kind }: SendMessage): Promise<EmployeeMessage> {
    const id = await this.sending.sendLink(ctx, employeeId, kind);
    return this.find(ctx, id);
  }

  /** A new message with a new link: what the first one said is gone. */
  async resend(ctx: Context, id: string): Promise<EmployeeMessage> {
    const row = orNotFound(await this.store.find(ctx, id));
    if (row.representative_id !== null)
      throw badRequest('It went to a representative, whose link is theirs alone: name them anew on the form');
    const kind = row.kind === 'invitation' || row.kind === 'reminder' ? row.kind : 'link_again';
    return this.send(ctx, row.employee_id ?? '', { kind });
  }

  /** Nothing more is sent to the address that the message went to, nor what waits for it. */
  suppress(ctx: Context, id: string): Promise<EmployeeMessage> {
    return this.changeSuppression(ctx, id, {
      kind: 'message.address_suppressed',
      change: async (ctx, { address_hash: hash }) => {
        await this.suppressions.insert(ctx, hash);
        await this.outbox.suppressQueued(ctx, 'address_suppressed', { hash });
      },
    });
  }

  unsuppress(ctx: Context, id: string): Promise<EmployeeMessage> {
    return this.changeSuppression(ctx, id, {
      kind: 'message.address_resumed',
      change: (ctx, { address_hash: hash }) => this.suppressions.remove(ctx, hash),
    });
  }

  private changeSuppression(
    ctx: Context,
    id: string,
    { kind, change }: SuppressionChange,
  ): Promise<EmployeeMessage> {
    return inTransaction(ctx, async (ctx) => {
      const row = orNotFound(await this.store.find(ctx, id));
      if (row.address_hash === '') throw notFound('address of this message');
      await change(ctx, row);
      const subject = { type: 'employee', id: row.employee_id ?? '' } as const;
      await this.log.record(ctx, { kind, subject, detail: { message_id: id } });
      return this.find(ctx, id);
    });
  }

  private async find(ctx: Context, id: string): Promise<EmployeeMessage> {
    const [message] = await this.respond(ctx, [orNotFound(await this.store.find(ctx, id))]);
    if (!message) throw notFound('message');
    return message;
  }

  private async respond(ctx: Context, rows: readonly OutboxMessageEntity[]): Promise<EmployeeMessage[]> {
    const suppressed = await this.suppressions.findHashes(
      ctx,
      rows.map(({ address_hash }) => address_hash),
    );
    const visits = await this.links.findVisits(
      ctx,
      rows.flatMap(({ link_id }) => link_id ?? []),
    );
    const people = await this.store.findAddresses(
      ctx,
      rows.flatMap(({ employee_id }) => employee_id ?? []),
    );
    return rows.map((row) =>
      toMessageResource(row, {
        isSuppressed: suppressed.has(row.address_hash),
        isToCurrentAddress: this.addresses.isCurrent(row, people.get(row.employee_id ?? '')),
        openedAt: visits.get(row.link_id ?? '') ?? null,
      }),
    );
  }
}

interface SuppressionChange {
  readonly kind: 'message.address_resumed' | 'message.address_suppressed';
  readonly change: (ctx: Context, row: OutboxMessageEntity) => Promise<void>;
}

function orNotFound(row: OutboxMessageEntity | undefined): OutboxMessageEntity {
  if (!row) throw notFound('message');
  return row;
}
