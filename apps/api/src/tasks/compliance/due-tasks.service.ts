import type { Side } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { contextWithPermission, isWithinRules, seesSensitive } from '../../identity/index.js';
import type { TaskEntity } from '../task.entity.js';
import { TasksStore } from '../tasks.store.js';
import { calendarQueryWithin } from './calendar-query-within.js';
import { type CalendarRow, ComplianceCalendarStore } from './compliance-calendar.store.js';
import { assigneeOf } from './to-compliance-deadline.js';

/** More than any task has deadlines. */
const most = 50;

/** The forms that an embedded calendar leads to: those in it, for the side whose it is to do. */
@Injectable()
export class DueTasksService {
  constructor(
    private readonly calendar: ComplianceCalendarStore,
    private readonly tasks: TasksStore,
  ) {}

  /**
   * Undefined where the calendar does not lead there. A link shows what it leads to: whoever issued the calendar has to see the task
   * and its employee, and to be allowed to change the task.
   */
  async find(ctx: Context, taskId: string, side: Side): Promise<TaskEntity | undefined> {
    for (const view of [ctx, contextWithPermission(ctx, 'task:view')])
      if (!(await this.isDue(view, taskId, side))) return undefined;
    const task = await this.tasks.find(ctx, taskId);
    if (!task) return undefined;
    const seesEmployee = await isWithinRules(
      contextWithPermission(ctx, 'employee:view'),
      'employees',
      task.employee_id,
    );
    return seesEmployee ? task : undefined;
  }

  private async isDue(ctx: Context, taskId: string, side: Side): Promise<boolean> {
    const query = calendarQueryWithin(ctx.actor, { task_id: taskId });
    if (!query) return false;
    const isSensitiveSeen = seesSensitive(ctx.actor, 'task:view');
    const rows = await this.calendar.list(ctx, query, { most, seesSensitive: isSensitiveSeen });
    return rows.some((row) => leadsTo(row) === side);
  }
}

/** Where nobody has to do anything, the employer's page shows what it is about. */
const leadsTo = ({ kind, next_action }: CalendarRow): Side => assigneeOf(kind, next_action) ?? 'employer';
