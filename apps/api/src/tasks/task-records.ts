import type { CustomAttributes, Employee, Employer } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { EmployeesService, EmployersService, noSite, type SiteProperties } from '../records/index.js';
import { type Context, ProblemError } from '../context/index.js';
import { findPlacementOfTask, type PlacementEntity, placementOfTask } from '../placements/index.js';
import type { TaskEntity } from './task.entity.js';

/** What a task knows of the records around it; sensitive values are in clear. */
export interface TaskRecords {
  /** Null once the record was deleted. */
  readonly employee: (Employee & Readonly<Record<string, unknown>>) | null;
  /** As it last was where it was deleted: the form remains one of that employer. */
  readonly employer: (Employer & Readonly<Record<string, unknown>>) | null;
  /** The placement's scalar attributes, system and custom ones; empty without a placement. */
  readonly placement: CustomAttributes;
  /** What the placement's job and client say of it. */
  readonly site: SiteProperties;
}

type TaskReferences = Pick<TaskEntity, 'employee_id' | 'employer_id' | 'placement_id'>;

@Injectable()
export class TaskRecordsReader {
  constructor(
    private readonly employees: EmployeesService,
    private readonly employers: EmployersService,
  ) {}

  /** @param knownPlacement the task's placement, where the caller has it at hand */
  async read(ctx: Context, task: TaskReferences, knownPlacement?: PlacementEntity): Promise<TaskRecords> {
    const [placement, employee, namedEmployer] = await Promise.all([
      knownPlacement ? placementOfTask(ctx, knownPlacement) : findPlacementOfTask(ctx, task),
      nullIfNotFound(this.employees.getUnmasked(ctx, task.employee_id)),
      this.findEmployer(ctx, task.employer_id),
    ]);
    const isOfPlacement = task.employer_id === null;
    const employer = isOfPlacement
      ? await this.findEmployer(ctx, placement?.employer_id ?? null)
      : namedEmployer;
    return {
      employee,
      employer,
      placement: placement?.attributes ?? {},
      site: placement?.site ?? noSite,
    };
  }

  private async findEmployer(ctx: Context, id: string | null): Promise<TaskRecords['employer']> {
    return id === null ? null : nullIfNotFound(this.employers.getUnmaskedEver(ctx, id));
  }
}

/** Only a plain true counts: the SSN in Section 1 and the alternative procedure hang on it. */
export const usesEverify = (employer: NonNullable<TaskRecords['employer']>): boolean =>
  ({ ...employer.custom_attributes, ...employer })['uses_e_verify'] === true;

/** A task outlives the records that it names. */
function nullIfNotFound<Resource>(found: Promise<Resource>): Promise<Resource | null> {
  return found.catch((error: unknown) => {
    if (error instanceof ProblemError && error.status === 404) return null;
    throw error;
  });
}
