import type { Context } from '../../context/index.js';

/** Rows with a deadline, as SQL: `$1` is the account, and the columns are named with their table. */
export interface DeadlineSource {
  readonly table: string;
  /** Whose deadline a row is; null where the rows are tasks. */
  readonly taskId: string | null;
  readonly kind: string;
  readonly id: string;
  readonly dueAt: string;
  /** That day at the employer's, `YYYY-MM-DD`. */
  readonly dueOn: string;
  readonly sectionId: string;
  readonly caseId: string;
  readonly conditions: readonly string[];
}

/** The deadlines of E-Verify cases. The room of E-Verify, which stands above this one, provides them under this class. */
export abstract class CaseDeadlines {
  /** Of the cases that the caller may see; undefined where they may see none. */
  abstract source(ctx: Context, mark: (value: unknown) => string): DeadlineSource | undefined;
}
