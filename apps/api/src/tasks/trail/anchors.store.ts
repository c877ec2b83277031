import type { Queries, Statement } from '../../context/index.js';
import { statement } from '../../database/index.js';
import type { Anchor, AnchoredHead, TrailHead } from './anchor.js';
import type { AnchorEntity, AnchoredHeadEntity } from './anchor.entity.js';

const lock = statement('anchors.lock', `SELECT pg_advisory_xact_lock(hashtext('firstday.trail_anchors'))`);
const selectLast = statement('anchors.last', `SELECT * FROM trail_anchors ORDER BY sequence DESC LIMIT 1`);
/**
 * Of entries since the last anchor that was not full: what did not fit into a full one is not left out, even where the
 * process ended between two. Entries appear a little after the time that they bear, when their transaction commits. An anchor
 * that a clock dated ahead of now says nothing of what was written since.
 */
const selectNewHeads = statement(
  'anchors.newHeads',
  `SELECT head.task_id, head.sequence, head.hash
     FROM (SELECT DISTINCT ON (task_id) task_id, sequence, hash
             FROM audit_events
            WHERE task_id > $1
              AND at >= coalesce((SELECT at - interval '10 minutes' FROM trail_anchors
                                   WHERE heads < $2 AND at <= $3
                                   ORDER BY sequence DESC LIMIT 1), '-infinity')
            ORDER BY task_id, sequence DESC) AS head
    WHERE NOT EXISTS (SELECT FROM anchored_heads AS known
                       WHERE known.task_id = head.task_id AND known.sequence = head.sequence)
    ORDER BY head.task_id LIMIT $2`,
);
const insertAnchor = statement(
  'anchors.insert',
  `INSERT INTO trail_anchors (sequence, at, heads, root, previous_hash, hash, signature, key_id)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
);
/** Paths of one anchor differ in length: each comes as JSON. */
const insertHeads = statement(
  'anchors.insertHeads',
  `INSERT INTO anchored_heads (task_id, sequence, hash, anchor_sequence, leaf_index, path)
   SELECT task_id, sequence, hash, $1, leaf_index, path
     FROM jsonb_to_recordset($2::jsonb) AS head (task_id text, sequence int, hash text, leaf_index int, path text[])`,
);
const selectHead = statement(
  'anchors.headOf',
  `SELECT * FROM anchored_heads WHERE task_id = $1 ORDER BY sequence DESC LIMIT 1`,
);
const selectHeadsOfTask = statement(
  'anchors.headsOfTask',
  `SELECT sequence, hash FROM anchored_heads WHERE task_id = $1`,
);
const selectAnchor = statement('anchors.find', `SELECT * FROM trail_anchors WHERE sequence = $1`);
const selectAfter = statement(
  'anchors.after',
  `SELECT * FROM trail_anchors WHERE sequence > $1 ORDER BY sequence LIMIT $2`,
);
const selectHeads = statement(
  'anchors.headsOf',
  `SELECT task_id, sequence, hash, anchor_sequence, leaf_index, path FROM anchored_heads
    WHERE anchor_sequence = ANY($1) ORDER BY anchor_sequence, leaf_index`,
);
/** Paths are most of a head: an anchor is made anew without. */
const selectLeaves = statement(
  'anchors.leavesOf',
  `SELECT task_id, sequence, hash, anchor_sequence, leaf_index, '{}'::text[] AS path FROM anchored_heads
    WHERE anchor_sequence = ANY($1) ORDER BY anchor_sequence, leaf_index`,
);
/**
 * An anchor bears the time at which it was begun, which may be a little before that of an entry in it. From the first anchor
 * since then all count, whatever time they bear: a clock that was set back is no gap.
 */
const firstSince = `SELECT min(sequence) FROM trail_anchors WHERE at >= $1::timestamptz - interval '10 minutes'`;

/** Anchors of the end that are gone are missed by who writes them down. */
const countSince = statement(
  'anchors.countSince',
  `SELECT max(sequence) - min(sequence) + 1 = count(*)
          AND sum(heads) = (SELECT count(*) FROM anchored_heads WHERE anchor_sequence >= min(since.sequence)) AS whole
     FROM trail_anchors AS since WHERE sequence >= (${firstSince})`,
);

/** The newest, until they have a number of heads. */
const selectSince = statement(
  'anchors.since',
  `SELECT sequence, at, heads, root, previous_hash, hash, signature, key_id
     FROM (SELECT *, sum(heads) OVER (ORDER BY sequence DESC) AS total FROM trail_anchors
            WHERE sequence >= (${firstSince})) AS since
    WHERE heads > 0 AND total <= $2 ORDER BY sequence`,
);

export interface HeadsToAnchor {
  /** The task behind which to begin; empty for all. */
  readonly after: string;
  /** How many an anchor holds. */
  readonly most: number;
  readonly now: Date;
}

export const anchorsStore = {
  /** Blocks other processes that would add an anchor until the transaction ends. */
  lock: (db: Queries) => db.run(lock),
  last: async (db: Queries) => toAnchor((await db.run<Row<AnchorEntity>>(selectLast))[0]),
  /** Heads of trails that changed and are not anchored yet, in the order of their tasks. */
  newHeads: ({ after, most, now }: HeadsToAnchor, db: Queries) =>
    db.run<TrailHead & Record<string, unknown>>(selectNewHeads, [after, most, now]),
  insert: async (anchor: Anchor, heads: readonly AnchoredHead[], db: Queries) => {
    const { sequence, at, root, previous_hash, hash, signature, key_id } = anchor;
    const values = [sequence, at, anchor.heads, root, previous_hash, hash, signature, key_id];
    await db.run(insertAnchor, values);
    if (heads.length > 0) await db.run(insertHeads, [sequence, JSON.stringify(heads)]);
  },
  /** The last head of a trail that was anchored, with the anchor that holds it. */
  ofTask: async (taskId: string, db: Queries) => {
    const [head] = await db.run<Row<AnchoredHeadEntity>>(selectHead, [taskId]);
    if (!head) return undefined;
    const [anchor] = await db.run<Row<AnchorEntity>>(selectAnchor, [head.anchor_sequence]);
    return { head, anchor: toAnchor(anchor) };
  },
  /** All heads of a trail that were ever anchored. */
  headsOfTask: (taskId: string, db: Queries) =>
    db.run<Pick<TrailHead, 'sequence' | 'hash'> & Record<string, unknown>>(selectHeadsOfTask, [taskId]),
  /** The heads of some anchors by the anchor's sequence, in the order of their leaves. */
  headsOf: (anchors: readonly Anchor[], db: Queries) => headsBy(selectHeads, anchors, db),
  /** The same without what shows that each is in its anchor. */
  leavesOf: (anchors: readonly Anchor[], db: Queries) => headsBy(selectLeaves, anchors, db),
  /** Whether no anchor since a time is missing between others, and as many heads are kept as were anchored. */
  areWholeSince: async (at: string, db: Queries) =>
    (await db.run<{ whole: boolean | null }>(countSince, [at]))[0]?.whole !== false,
  since: async (at: string, mostHeads: number, db: Queries) =>
    (await db.run<Row<AnchorEntity>>(selectSince, [at, mostHeads])).flatMap((row) => toAnchor(row) ?? []),
  after: async (sequence: number, limit: number, db: Queries) =>
    (await db.run<Row<AnchorEntity>>(selectAfter, [sequence, limit])).flatMap((row) => toAnchor(row) ?? []),
};

async function headsBy(select: Statement, anchors: readonly Anchor[], db: Queries) {
  const rows = await db.run<Row<AnchoredHeadEntity>>(select, [anchors.map(({ sequence }) => sequence)]);
  const heads = new Map(anchors.map(({ sequence }) => [sequence, new Array<Row<AnchoredHeadEntity>>()]));
  for (const row of rows) heads.get(row.anchor_sequence)?.push(row);
  return heads;
}

type Row<Entity> = Entity & Record<string, unknown>;

const toAnchor = (row: AnchorEntity | undefined): Anchor | undefined =>
  row && { ...row, at: row.at.toISOString() };
