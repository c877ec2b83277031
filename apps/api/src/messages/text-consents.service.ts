import type { TextConsent, UpdateTextConsent } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { badRequest, type Context, forbidden, inTransaction, notFound } from '../context/index.js';
import { SecurityLogService } from '../identity/index.js';
import {
  MessageSigningKey,
  TextConsentsStore,
  TextNumbersService,
  TextStopsStore,
  toTextNumber,
} from '../outbox/index.js';
import { MessagesStore } from './messages.store.js';

/** Whether employees agreed to text messages. */
@Injectable()
export class TextConsentsService {
  constructor(
    private readonly messages: MessagesStore,
    private readonly consents: TextConsentsStore,
    private readonly stops: TextStopsStore,
    private readonly numbers: TextNumbersService,
    private readonly key: MessageSigningKey,
    private readonly log: SecurityLogService,
  ) {}

  async find(ctx: Context, employeeId: string): Promise<TextConsent> {
    const number = await this.numberOf(ctx, employeeId);
    const hash = number === undefined ? undefined : this.key.hashNumber(number);
    const consent = (await this.consents.find(ctx, [employeeId])).get(employeeId);
    const agreed = hash !== undefined && consent?.number_hash === hash ? consent : undefined;
    return {
      agrees: agreed !== undefined,
      agreed_at: agreed?.agreed_at.toISOString() ?? null,
      agreed_by: agreed?.agreed_by ?? null,
      is_offered: await this.numbers.isOffered(ctx),
      number_ends_in: number?.slice(-4) ?? null,
      has_mobile_number: number !== undefined,
      is_stopped: hash !== undefined && (await this.stops.has(ctx.db, hash)),
    };
  }

  update(ctx: Context, employeeId: string, { agrees }: UpdateTextConsent): Promise<TextConsent> {
    return inTransaction(ctx, async (ctx) => {
      const number = await this.numberOf(ctx, employeeId);
      if (agrees && number === undefined)
        throw badRequest(
          'There is no telephone number on record that texts can be sent to: write it as +1 518 555 0142',
        );
      if (agrees && number !== undefined)
        await this.consents.save(ctx, {
          employee_id: employeeId,
          number_hash: this.key.hashNumber(number),
          agreed_by: ctx.actor.kind === 'form_session' ? 'employee' : 'account',
        });
      else await this.consents.remove(ctx, employeeId);
      await this.log.record(ctx, {
        kind: 'settings.changed',
        subject: { type: 'employee', id: employeeId },
        detail: { setting: 'messages', change: agrees ? 'created' : 'deleted', fields: ['text_consent'] },
      });
      return this.find(ctx, employeeId);
    });
  }

  /**
   * @throws ProblemError 404 for an employee whom the caller does not see; 403 for whoever sits at an employee's session and
   *   is not known to be the employee
   */
  private async numberOf(ctx: Context, employeeId: string): Promise<string | undefined> {
    const { actor } = ctx;
    if (actor.kind === 'form_session') {
      if (actor.employeeId !== employeeId) throw notFound('employee');
      const { handover, representative } = actor.reader;
      if (actor.side !== 'employee' || handover || representative) throw forbidden();
    }
    const employee = await this.messages.findPhone(ctx, employeeId);
    if (!employee) throw notFound('employee');
    return toTextNumber(employee.phone);
  }
}
