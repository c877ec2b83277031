import type { HistoryEntry, HistoryKind } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { EmployeesService } from '../../records/index.js';
import { type HistoryPart, type HistorySource, isBefore, unknownActor } from './history-source.js';
import { LogHistory } from './log-history.js';

/** How the person's record came to be, and what was changed in it. */
@Injectable()
export class RecordHistory implements HistorySource {
  readonly kinds: readonly HistoryKind[] = ['record'];
  readonly needs = 'employee:view';

  constructor(
    private readonly employees: EmployeesService,
    private readonly log: LogHistory,
  ) {}

  async list(ctx: Context, part: HistoryPart): Promise<HistoryEntry[]> {
    const { id, created_at } = await this.employees.getRow(ctx, part.employeeId);
    const created: HistoryEntry = {
      id: `${id}.created`,
      at: created_at.toISOString(),
      kind: 'record',
      action: 'created',
      actor: unknownActor,
      subject: { type: 'employee', id, name: null },
      detail: {},
    };
    const changes = await this.log.list(ctx, part, {
      kind: 'record',
      events: [
        'employee.updated',
        'employee.forms_moved',
        'message.address_suppressed',
        'message.address_resumed',
        'employee.contact_changed',
        'employee.contact_confirmed',
        'bank_change.cancelled',
      ],
      subjects: [],
    });
    return [...changes, ...(isBefore(created, part.before) ? [created] : [])];
  }
}
