import type { Context } from '../context/index.js';
import type { TaskAggregate } from './task-aggregate.js';

/** What happened to a case of a task, and the notices that are kept with it. */
export interface TaskCaseHistory {
  readonly id: string;
  readonly case_number: string | null;
  readonly history: Readonly<Record<string, unknown>>;
  readonly files: readonly { readonly name: string; readonly key: string }[];
}

/** One thing that happened to a case. */
export interface TaskCaseStep {
  readonly case_id: string;
  readonly sequence: number;
  readonly at: Date;
  readonly what: string;
  /** A kind of credential, `everify` for its own answers, `system` for this service. */
  readonly by: string;
  readonly by_id: string | null;
  readonly by_name: string | null;
  readonly to_status: string | null;
}

/** A notice that an employee was told of in private, and has to do something about by a day. */
export interface TaskCaseNotice {
  readonly id: string;
  readonly employee_id: string;
  readonly told_at: Date;
  /** Null while no day is known. */
  readonly due_on: string | null;
}

/** A case that its employer has to act on by a day. */
export interface DueTaskCase {
  readonly id: string;
  readonly employer_id: string;
  readonly due_on: string;
}

/** The E-Verify cases of tasks. The room of E-Verify, which stands above this one, provides it under this class. */
export abstract class TaskCases {
  /** Whether the task is the Form I-9 of a case that the caller sees. */
  abstract isOfVisibleCase(ctx: Context, taskId: string): Promise<boolean>;

  /** Whether E-Verify found the employee of a Form I-9 authorized to work. */
  abstract wasAuthorized(ctx: Context, taskId: string): Promise<boolean>;

  /** Gives a case that waits for a Social Security number the one that was entered in the employee's record. */
  abstract takeNumber(ctx: Context, aggregate: TaskAggregate): Promise<void>;

  abstract listOfEmployees(
    ctx: Context,
    employeeIds: readonly string[],
  ): Promise<{ readonly id: string; readonly employee_id: string }[]>;

  /** All cases of a task, closed ones too, from the first. */
  abstract historyOf(ctx: Context, taskId: string): Promise<readonly TaskCaseHistory[]>;

  /** Forgets what the cases of a task hold. @returns the keys under which its contents are stored */
  abstract purge(ctx: Context, taskId: string): Promise<string[]>;

  /** What employees were told of and have not done yet. */
  abstract listNotices(ctx: Context, employeeIds: readonly string[]): Promise<readonly TaskCaseNotice[]>;

  /** Employees who were told of something that they may still have to act on. */
  abstract listNotified(ctx: Context): Promise<readonly string[]>;

  /** What employers have to do next, by a day, of the cases that the caller sees: the first days first, and no more than 200. */
  abstract listDue(ctx: Context, until: string): Promise<readonly DueTaskCase[]>;

  /** What happened to those of an employee's cases that the caller sees. */
  abstract listStepsOf(ctx: Context, employeeId: string): Promise<readonly TaskCaseStep[]>;
}
