import { Injectable } from '@nestjs/common';
import type { Context } from '../context/index.js';
import { statement } from '../database/index.js';
import { type FormSessionActor, FormSessionRecords } from '../records/index.js';

const includes = (noun: 'client' | 'employer' | 'form' | 'job') =>
  statement(
    `tasks.sessionRecords.${noun}`,
    `SELECT 1 FROM tasks
      WHERE account_id = $1 AND employee_id = $2 AND ${noun}_id = $3 AND deleted_at IS NULL
        AND ($4::text[] IS NULL OR id = ANY ($4)) LIMIT 1`,
  );
const statements = {
  client: includes('client'),
  employer: includes('employer'),
  form: includes('form'),
  job: includes('job'),
};

/** Finds whether the tasks of a form session name a record. */
@Injectable()
export class SessionRecordsStore extends FormSessionRecords {
  async includes(
    ctx: Context,
    { employeeId, taskIds }: FormSessionActor,
    { noun, id }: { readonly noun: keyof typeof statements; readonly id: string },
  ): Promise<boolean> {
    const values = [ctx.account.id, employeeId, id, taskIds];
    return (await ctx.db.run(statements[noun], values)).length > 0;
  }
}
