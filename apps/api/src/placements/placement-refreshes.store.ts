import { Injectable } from '@nestjs/common';
import type { Queries } from '../context/index.js';
import { statement } from '../database/index.js';
import type { PlacementRefreshEntity } from './placement-refresh.entity.js';

type Refresh = PlacementRefreshEntity & Record<string, unknown>;

const claim = statement(
  'placementRefreshes.claim',
  `SELECT * FROM placement_refreshes WHERE retry_at IS NULL OR retry_at <= $1
    ORDER BY position LIMIT 1 FOR UPDATE SKIP LOCKED`,
);
/** Changes of the same record that are visible now are answered by one look at its placements. */
const removeRepeated = statement(
  'placementRefreshes.removeRepeated',
  `DELETE FROM placement_refreshes WHERE position = ANY (ARRAY(
     SELECT position FROM placement_refreshes
      WHERE record_id = $1 AND position <> $2 FOR UPDATE SKIP LOCKED))`,
);
const nextOf = (column: string) =>
  statement(
    `placementRefreshes.nextOf.${column}`,
    `SELECT id, employee_id FROM placements
      WHERE account_id = $1 AND ${column} = $2 AND id > $3 AND deleted_at IS NULL ORDER BY id LIMIT 1`,
  );
const next = new Map(['employee', 'employer', 'client', 'job'].map((noun) => [noun, nextOf(`${noun}_id`)]));
const advance = statement(
  'placementRefreshes.advance',
  `UPDATE placement_refreshes SET after_id = $2, failures = 0, retry_at = NULL WHERE position = $1`,
);
const postpone = statement(
  'placementRefreshes.postpone',
  `UPDATE placement_refreshes SET retry_at = $2, failures = failures + 1 WHERE position = $1`,
);
const remove = statement('placementRefreshes.remove', `DELETE FROM placement_refreshes WHERE position = $1`);

/** Records whose placements are to be looked at again, over all accounts. */
@Injectable()
export class PlacementRefreshesStore {
  /** The oldest that no other worker has, for this transaction. */
  async claim(db: Queries, now: Date): Promise<PlacementRefreshEntity | undefined> {
    const [found] = await db.run<Refresh>(claim, [now]);
    if (found?.after_id === '') await db.run(removeRepeated, [found.record_id, found.position]);
    return found;
  }

  /** The next placement that names the record. */
  async findNext(
    db: Queries,
    { account_id, noun, record_id, after_id }: PlacementRefreshEntity,
  ): Promise<{ id: string; employee_id: string } | undefined> {
    const found = next.get(noun);
    if (!found) return undefined;
    return (await db.run<{ id: string; employee_id: string }>(found, [account_id, record_id, after_id]))[0];
  }

  async advance(db: Queries, position: string, afterId: string): Promise<void> {
    await db.run(advance, [position, afterId]);
  }

  async postpone(db: Queries, position: string, until: Date): Promise<void> {
    await db.run(postpone, [position, until]);
  }

  async remove(db: Queries, position: string): Promise<void> {
    await db.run(remove, [position]);
  }
}
