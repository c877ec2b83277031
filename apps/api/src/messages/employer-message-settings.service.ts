import type { EmployerMessageSettings, UpdateEmployerMessageSettings } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { type Context, inTransaction } from '../context/index.js';
import { SecurityLogService } from '../identity/index.js';
import { EmployerSenderNamesStore } from '../outbox/index.js';
import { EmployersService } from '../records/index.js';

/** From whom messages to an employer's people come. */
@Injectable()
export class EmployerMessageSettingsService {
  constructor(
    private readonly store: EmployerSenderNamesStore,
    private readonly employers: EmployersService,
    private readonly log: SecurityLogService,
  ) {}

  /** @throws ProblemError 404 for an employer whom the caller does not see */
  async find(ctx: Context, employerId: string): Promise<EmployerMessageSettings> {
    await this.employers.getRow(ctx, employerId);
    const names = await this.store.find(ctx, [employerId]);
    return { employer_id: employerId, sender_name: names.get(employerId) ?? null };
  }

  update(
    ctx: Context,
    employerId: string,
    { sender_name: name }: UpdateEmployerMessageSettings,
  ): Promise<EmployerMessageSettings> {
    return inTransaction(ctx, async (ctx) => {
      await this.employers.getRow(ctx, employerId);
      await this.store.save(ctx, employerId, name?.trim() || null);
      await this.log.record(ctx, {
        kind: 'settings.changed',
        subject: { type: 'employer', id: employerId },
        detail: { setting: 'messages', change: 'updated', fields: ['sender_name'] },
      });
      return this.find(ctx, employerId);
    });
  }
}
