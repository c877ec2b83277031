import type { CustomAttributes, Employee, Employer } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { EmployeesService } from '../employees/employees.service.js';
import { EmployersService } from '../employers/employers.service.js';
import type { Context } from '../platform/context.js';
import { statement } from '../platform/database.js';
import { ProblemError } from '../platform/problems.js';
import type { PlacementEntity } from '../placements/placement.entity.js';
import type { TaskEntity } from './task.entity.js';

/** What a task knows of the records around it; sensitive values are in clear. */
export interface TaskRecords {
  /** Null once the record was deleted. */
  readonly employee: (Employee & Readonly<Record<string, unknown>>) | null;
  readonly employer: (Employer & Readonly<Record<string, unknown>>) | null;
  /** The placement's scalar attributes, system and custom ones; empty without a placement. */
  readonly placement: CustomAttributes;
  /** The account's leave to fill Section 1 of Form I-9 from its records. */
  readonly prefillsGovernmentForms: boolean;
}

type Named = Pick<TaskEntity, 'employee_id' | 'employer_id' | 'placement_id'>;

/**
 * The placement that a task was made for, else the employee's newest with the task's employer. One that was deleted says
 * still how long a form has to be kept.
 */
const placementOfTask = statement(
  'tasks.placementOfTask',
  `SELECT employer_id, custom_attributes || system_attributes AS attributes FROM placements
    WHERE account_id = $1 AND employee_id = $2
      AND (id = $3 OR ($3::text IS NULL AND ($4::text IS NULL OR employer_id = $4)))
    ORDER BY deleted_at IS NOT NULL, id DESC LIMIT 1`,
);
const accountSetting = statement(
  'tasks.accountSetting',
  `SELECT prefills_government_forms FROM accounts WHERE id = $1`,
);

@Injectable()
export class RecordsOfTask {
  constructor(
    private readonly employees: EmployeesService,
    private readonly employers: EmployersService,
  ) {}

  /** @param known the task's placement, where the caller has it at hand */
  async read(ctx: Context, task: Named, known?: PlacementEntity): Promise<TaskRecords> {
    const [placement, [setting], employee, named] = await Promise.all([
      known ? rowOf(known) : this.placement(ctx, task),
      ctx.db.run<{ prefills_government_forms: boolean }>(accountSetting, [ctx.account.id]),
      unlessDeleted(this.employees.findInClear(ctx, task.employee_id)),
      this.employer(ctx, task.employer_id),
    ]);
    const isOfPlacement = task.employer_id === null;
    return {
      employee,
      employer: isOfPlacement ? await this.employer(ctx, placement?.employer_id ?? null) : named,
      placement: placement?.attributes ?? {},
      prefillsGovernmentForms: setting?.prefills_government_forms ?? false,
    };
  }

  private async placement(ctx: Context, task: Named): Promise<PlacementRow | undefined> {
    const values = [ctx.account.id, task.employee_id, task.placement_id, task.employer_id];
    return (await ctx.db.run<PlacementRow & Record<string, unknown>>(placementOfTask, values))[0];
  }

  private async employer(ctx: Context, id: string | null): Promise<TaskRecords['employer']> {
    return id === null ? null : unlessDeleted(this.employers.findInClear(ctx, id));
  }
}

interface PlacementRow {
  employer_id: string | null;
  attributes: CustomAttributes;
}

const rowOf = ({ employer_id, custom_attributes, system_attributes }: PlacementEntity): PlacementRow => ({
  employer_id,
  attributes: { ...custom_attributes, ...system_attributes },
});

/** A task outlives the records that it names. */
function unlessDeleted<Resource>(found: Promise<Resource>): Promise<Resource | null> {
  return found.catch((error: unknown) => {
    if (error instanceof ProblemError && error.status === 404) return null;
    throw error;
  });
}
