import type { Context } from '../../context/index.js';
import type { BindValue } from '../../identity/index.js';

/** Problems of the connection to E-Verify. The module of E-Verify, which is above this one, provides them under this class. */
export abstract class EverifyProblems {
  /**
   * SQL of rows of `problem`, `since` and `expires_on` (a day, or null) of the caller's account, which is `$1`; undefined where the
   * caller may see none.
   */
  abstract select(ctx: Context, mark: BindValue): string | undefined;
}
