import { firstGroups } from '@firstday/domain';
import { statement } from '../../database/index.js';
import { newId, type Queries } from '../../context/index.js';

const insert = statement(
  'user_groups.insertFirst',
  `INSERT INTO user_groups (id, account_id, key, name, permissions, created_at, updated_at)
   VALUES ($1, $2, $3, $4, $5, $6, $6) ON CONFLICT (account_id, key) DO NOTHING`,
);

/** The default groups of a new account. */
export async function insertFirstGroups(db: Queries, accountId: string, now: Date): Promise<void> {
  for (const [key, { name, permissions }] of Object.entries(firstGroups))
    await db.run(insert, [newId('userGroup', now), accountId, key, name, [...permissions], now]);
}
