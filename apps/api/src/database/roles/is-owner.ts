import { z } from 'zod';
import { rolesSql } from './roles-sql.js';

const Answer = z.tuple([z.object({ owns: z.boolean() })]);

/** Whether the tables belong to who asks, or there are none yet. */
export async function isOwner(database: { query(text: string): Promise<unknown> }): Promise<boolean> {
  return Answer.parse(await database.query(rolesSql.serverSql))[0].owns;
}
