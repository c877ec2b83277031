import type { Context } from '../../context/index.js';
import type { BindValue } from '../../identity/index.js';

/** Problems of the connection to E-Verify, and what is to be asked of it regularly. The module of E-Verify, which is above this one, provides them under this class. */
export abstract class EverifyProblems {
  /**
   * SQL of rows of `problem` (`status_change_report` where that report is to be imported), `since` and `expires_on` (a day, or null) of the caller's account, which is `$1`; undefined where the
   * caller may see none.
   */
  abstract select(ctx: Context, mark: BindValue): string | undefined;
}
