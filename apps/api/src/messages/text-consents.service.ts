import type { TextConsent, UpdateTextConsent } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { badRequest, type Context, inTransaction, notFound } from '../context/index.js';
import { SecurityLogService } from '../identity/index.js';
import { MessageKey, TextConsentsStore, TextStopsStore, toTextNumber } from '../outbox/index.js';
import { MessagesStore } from './messages.store.js';

/** Whether employees agreed to text messages. */
@Injectable()
export class TextConsentsService {
  constructor(
    private readonly messages: MessagesStore,
    private readonly consents: TextConsentsStore,
    private readonly stops: TextStopsStore,
    private readonly key: MessageKey,
    private readonly log: SecurityLogService,
  ) {}

  async find(ctx: Context, employeeId: string): Promise<TextConsent> {
    const hash = await this.hashOf(ctx, employeeId);
    const consent = (await this.consents.find(ctx, [employeeId])).get(employeeId);
    const agrees = hash !== undefined && consent?.number_hash === hash;
    return {
      agrees,
      agreed_at: agrees ? consent.agreed_at.toISOString() : null,
      has_mobile_number: hash !== undefined,
      is_stopped: hash !== undefined && (await this.stops.has(ctx.db, hash)),
    };
  }

  update(ctx: Context, employeeId: string, { agrees }: UpdateTextConsent): Promise<TextConsent> {
    return inTransaction(ctx, async (ctx) => {
      const hash = await this.hashOf(ctx, employeeId);
      if (agrees && hash === undefined)
        throw badRequest(
          'There is no telephone number on record that texts can be sent to: write it as +1 518 555 0142',
        );
      if (agrees && hash !== undefined) await this.consents.save(ctx, employeeId, hash);
      else await this.consents.remove(ctx, employeeId);
      await this.log.record(ctx, {
        kind: 'settings.changed',
        subject: { type: 'employee', id: employeeId },
        detail: { setting: 'messages', change: agrees ? 'created' : 'deleted', fields: ['text_consent'] },
      });
      return this.find(ctx, employeeId);
    });
  }

  /** @throws ProblemError 404 for an employee whom the caller does not see */
  private async hashOf(ctx: Context, employeeId: string): Promise<string | undefined> {
    const employee = await this.messages.findPhone(ctx, employeeId);
    if (!employee) throw notFound('employee');
    const number = toTextNumber(employee.phone);
    return number === undefined ? undefined : this.key.hashNumber(number);
  }
}
