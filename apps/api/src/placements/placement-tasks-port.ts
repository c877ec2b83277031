import type { TaskStatus } from '@firstday/domain';
import type { Context } from '../context/index.js';
import type { PlacementEntity } from './placement.entity.js';

/** A task that has not been withdrawn. */
export interface ActiveTask {
  readonly id: string;
  readonly employeeId: string;
  readonly formId: string;
  readonly status: TaskStatus;
}

/** What placements need from tasks. The room of tasks implements it and provides it under this class. */
export abstract class PlacementTasksPort {
  /** The active tasks of these employees, newest first; a page of placements asks once. */
  abstract listActiveTasks(ctx: Context, employeeIds: readonly string[]): Promise<ActiveTask[]>;

  /**
   * Makes a task for each form with the placement's associations, in the context's transaction and with its events.
   * The placement's system attribute `start_date`, where it has one, is the first day of employment.
   */
  abstract createTasks(
    ctx: Context,
    wanted: { readonly placement: PlacementEntity; readonly formIds: readonly string[] },
  ): Promise<ActiveTask[]>;

  /** An employment of the employee began, ended or goes on for longer than was known: how long forms are kept comes from it. */
  abstract onEmploymentChanged(ctx: Context, employeeId: string): Promise<void>;
}
