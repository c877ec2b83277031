import { Injectable } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { actorWithPermission, type BindValue, placementDeadlineScope } from '../../identity/index.js';
import { NewHireEmployersStore } from '../../records/index.js';
import { dueNewHiresSql } from '../new-hires/due-new-hires-sql.js';
import type { DeadlineSource } from './case-deadlines.js';

/** Hires of which a state is to be told, as SQL of rows of the calendar. */
interface NewHireSource extends Pick<DeadlineSource, 'dueAt' | 'dueOn' | 'id'> {
  readonly select: string;
}

interface NewHiresAsked {
  readonly employee_id?: string | undefined;
  readonly employer_id?: string | undefined;
  readonly client_id?: string | undefined;
  readonly task_id?: string | undefined;
}

/** The days by which new hires are reported, for those who may see the placements. */
@Injectable()
export class NewHireDeadlinesStore {
  constructor(private readonly employers: NewHireEmployersStore) {}

  /** Undefined where nothing of the kind is due, or the caller sees no placements. */
  async source(
    ctx: Context,
    { employee_id, employer_id, client_id, task_id }: NewHiresAsked,
    mark: BindValue,
  ): Promise<NewHireSource | undefined> {
    const viewer = actorWithPermission(ctx.actor, 'placement:view');
    if (!viewer || task_id !== undefined) return undefined;
    const all = await this.employers.list(ctx);
    const employers = all.filter(({ id }) => (employer_id ?? id) === id);
    if (employers.length === 0) return undefined;
    const conditions = [
      ...placementDeadlineScope(viewer, mark),
      ...(employee_id === undefined ? [] : [`placements.employee_id = ${mark(employee_id)}::text`]),
      ...(client_id === undefined ? [] : [`placements.client_id = ${mark(client_id)}::text`]),
    ];
    const id = `'new_hire_report:' || placement_id`;
    const select = `SELECT ${id} COLLATE "C" AS id, 'new_hire_report' AS kind, due_at, due_on, NULL::text AS task_id, placement_id,
        work_state, reports_to, NULL::text AS form_id, NULL::text AS form_key, FALSE AS is_due_given, FALSE AS is_segregated,
        NULL::text AS next_action, NULL::text AS section_id, NULL::text AS everify_case_id, employee_id, employer_id
      FROM ${dueNewHiresSql({ employers, conditions }, mark)}`;
    return { select, id, dueAt: 'due_at', dueOn: 'due_on' };
  }
}
