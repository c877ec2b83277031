import type { Context } from '../context/index.js';
import { statement } from '../database/index.js';
import type { RecordNoun } from './record-attributes.service.js';

const columns = { client: 'client_id', employer: 'employer_id', job: 'job_id' } as const;

const namedBy = (column: string) =>
  statement(
    `session.names.${column}`,
    `SELECT 1 FROM tasks
      WHERE account_id = $1 AND employee_id = $2 AND ${column} = $3 AND deleted_at IS NULL
        AND ($4::text[] IS NULL OR id = ANY ($4)) LIMIT 1`,
  );
const statements = {
  client: namedBy(columns.client),
  employer: namedBy(columns.employer),
  job: namedBy(columns.job),
};

/** A form session sees its employee and the records that the tasks of its link name; others see their whole account. */
export async function isVisibleToSession(ctx: Context, noun: RecordNoun, id: string): Promise<boolean> {
  const { actor } = ctx;
  if (actor.kind !== 'form_session') return true;
  if (noun === 'employee') return id === actor.employeeId;
  if (noun === 'placement') return false;
  const values = [ctx.account.id, actor.employeeId, id, actor.taskIds];
  return (await ctx.db.run(statements[noun], values)).length > 0;
}
