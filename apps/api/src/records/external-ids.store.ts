import { isInScope } from '../identity/index.js';
import { type Context, ProblemError, type Statement } from '../context/index.js';
import { sharedStatement } from '../database/index.js';

/**
 * Which record of a table has a name that the caller gave. A unique index holds that it is one; here it is said who
 * stands in the way, if the caller may know.
 */
export class ExternalIdsStore {
  private readonly find: Statement;

  /** @param table of records, a constant of the code */
  constructor(private readonly table: string) {
    this.find = sharedStatement(
      `${table}.findByExternalId`,
      `SELECT id FROM ${table} WHERE account_id = $1 AND external_id = $2 AND deleted_at IS NULL`,
    );
  }

  /** Whoever asks. */
  async findId(ctx: Context, externalId: string): Promise<string | undefined> {
    return (await ctx.db.run<{ id: string }>(this.find, [ctx.account.id, externalId]))[0]?.id;
  }

  /** @throws ProblemError 409 where a record is about to be given the external id of another */
  async assertFree(ctx: Context, before: Named, after: Named): Promise<void> {
    if (after.external_id === null || after.external_id === before.external_id) return;
    const id = await this.findId(ctx, after.external_id);
    if (id !== undefined && id !== after.id) throw await this.conflict(ctx, after.external_id);
  }

  async conflict(ctx: Context, externalId: string | null): Promise<ProblemError> {
    const id = externalId === null ? undefined : await this.findId(ctx, externalId);
    return externalIdConflict(id !== undefined && (await isInScope(ctx, this.table, id)) ? id : null);
  }

  /** What was written at the same time is found by the index alone. */
  toProblem(error: unknown): unknown {
    const isTaken =
      error instanceof Error && 'constraint' in error && error.constraint === `${this.table}_external_id`;
    return isTaken ? externalIdConflict(null) : error;
  }
}

interface Named {
  readonly id: string;
  readonly external_id: string | null;
}

const externalIdConflict = (id: string | null) =>
  new ProblemError(409, 'ExternalIdConflictError', 'Another record of this kind has this external_id', {
    meta: { id },
  });
