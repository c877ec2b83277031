/** SQL over tables of rooms above this one: an access rule may lead from a record to others. */
interface ScopeSql {
  /** Columns of an account's active employees that meet a condition over a row of `employees`. */
  employees(columns: string, accountId: string, condition: string): string;
  /** Whether an account has an active placement that meets a condition over a row of `placements`. */
  placementExists(accountId: string, condition: string): string;
  /** Whether an account has a task that is still to be done and meets a condition over a row of `tasks`. */
  openTaskExists(accountId: string, condition: string): string;
  /** The ids of an account's tasks, withdrawn ones too, that meet a condition over a row of `tasks`. */
  taskIds(accountId: string, condition: string): string;
}

/** Nothing is shown by a rule that cannot be asked. */
const missing = (): never => {
  throw new Error('a room has not published its SQL for access rules');
};

let published: ScopeSql = {
  employees: missing,
  placementExists: missing,
  openTaskExists: missing,
  taskIds: missing,
};

/** The rooms that own the tables publish theirs when they are made. */
export function publishScopeSql(given: Partial<ScopeSql>): void {
  published = { ...published, ...given };
}

export const scopeSql = (): ScopeSql => published;
