import type { TaskStatus } from '@firstday/domain';
import type { Context } from '../context/index.js';
import type { EmploymentRecord } from './employment-record.js';
import type { FactHashes } from './hash-facts.js';
import type { PlacementEntity } from './placement.entity.js';

/** A task that has not been withdrawn. */
export interface ActiveTask {
  readonly id: string;
  readonly employeeId: string;
  readonly employerId: string | null;
  readonly placementId: string | null;
  readonly formId: string;
  /** The task that it was asked for again after. */
  readonly renewsTaskId: string | null;
  /** Of the facts of its placement, as they were when it was made. */
  readonly factHashes: FactHashes | null;
  readonly status: TaskStatus;
}

/** A form that a task is to be made of, and the task that it asks for again, where there is one. */
export interface WantedForm {
  readonly formId: string;
  readonly renewsTaskId: string | null;
}

export interface WantedTasks {
  readonly placement: PlacementEntity;
  readonly forms: readonly WantedForm[];
  /** All placements of an employee who was written in the same transaction, by id. They are read where it is left out. */
  readonly employments?: Readonly<Record<string, EmploymentRecord>> | undefined;
}

/** What placements need from tasks. The room of tasks implements it and provides it under this class. */
export abstract class PlacementTasksPort {
  /** The active tasks of these employees, newest first; a page of placements asks once. */
  abstract listActiveTasks(ctx: Context, employeeIds: readonly string[]): Promise<ActiveTask[]>;

  /**
   * Makes a task for each form with the placement's associations, in the context's transaction and with its events.
   * The placement's system attribute `start_date`, where it has one, is the first day of employment.
   */
  abstract createTasks(ctx: Context, wanted: WantedTasks): Promise<ActiveTask[]>;

  /** An employment of the employee began, ended or goes on for longer than was known: how long forms are kept comes from it. */
  abstract onEmploymentChanged(ctx: Context, employeeId: string): Promise<void>;

  /** A placement has a new employer, client, job or day, or was deleted or restored: the trails of forms that inspectors ask for attest it. */
  abstract onEmploymentRecorded(
    ctx: Context,
    placement: Pick<PlacementEntity, 'id' | 'employee_id'>,
    facts: Partial<EmploymentRecord>,
  ): Promise<void>;

  /** A placement of the employee needs other forms than it did: when they are asked for again comes from it. */
  abstract onNeedsChanged(ctx: Context, employeeId: string): Promise<void>;
}
