import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config, type Context } from '../../context/index.js';
import { SecurityLogService } from '../../identity/index.js';
import { OutboxService } from '../../outbox/index.js';
import { EmployeeContactsService } from '../../records/index.js';
import { toMessage } from './employee-messages.service.js';
import type { ChangeNotice } from './employee-notices.js';
import { isReachable, MessageRecipientsStore } from '../recipients/message-recipients.store.js';

/** For how long after a change of it the earlier address is told too. */
const formerDays = 30;

/**
 * Tells of a change at the current and the earlier address. The link is no onboarding link, for whoever has the earlier address
 * may be someone else by now: it leads to a page that says what to do, and stops what can be stopped.
 */
@Injectable()
export class ChangeNoticesService {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly outbox: OutboxService,
    private readonly recipients: MessageRecipientsStore,
    private readonly contacts: EmployeeContactsService,
    private readonly log: SecurityLogService,
  ) {}

  async record(ctx: Context, { kind, changeId, employeeId, taskId, stop }: ChangeNotice): Promise<void> {
    if ((await this.outbox.effectiveMode(ctx)) === 'off') return;
    const recipient = (await this.recipients.find(ctx, [employeeId])).get(employeeId);
    if (!recipient) return;
    const since = new Date(ctx.now.getTime() - formerDays * 86_400_000);
    const former = await this.contacts.formerEmail(ctx, employeeId, since);
    const asked = new URLSearchParams({ language: recipient.language, ...(stop && { token: stop.token }) });
    const once = `${kind} ${changeId}`;
    const base = toMessage(kind, recipient, undefined);
    const message = {
      ...base,
      ...(taskId !== undefined && { taskId }),
      content: {
        ...base.content,
        url: `${this.config.baseUrl}/changed?${asked.toString()}`,
        expires_at: stop?.until.toISOString() ?? '',
      },
    };
    const messages = [
      ...(isReachable(recipient) || !former ? [{ ...message, once }] : []),
      ...(former ? [{ ...message, to: former, number: undefined, once: `${once} former` }] : []),
    ];
    for (const queued of await this.outbox.queue(ctx, messages)) {
      if (!queued) continue;
      const subject = { type: 'employee', id: employeeId } as const;
      const detail = { message_id: queued.id, message: kind };
      await this.log.record(ctx, { kind: 'message.recorded', subject, detail });
    }
  }
}
