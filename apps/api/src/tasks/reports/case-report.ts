import type { Context } from '../../context/index.js';

/** The rows of a report as SQL, `$1` is the account: see `ReportSource`. */
type Mark = (value: unknown) => string;

/** The outcomes of E-Verify cases. The room of E-Verify, which stands above this one, provides them under this class. */
export abstract class CaseReport {
  /**
   * Rows of the cases that were made in a period and that the caller may see, as a statement; undefined where they may see none.
   * @param conditions over `everify_cases`, besides
   */
  abstract source(ctx: Context, mark: Mark, period: CasePeriod): string | undefined;
}

export interface CasePeriod {
  readonly begin: Date;
  readonly end: Date;
  readonly employerId: string | undefined;
}
