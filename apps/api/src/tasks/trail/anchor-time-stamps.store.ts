import type { Queries } from '../../context/index.js';
import { statement } from '../../database/index.js';
import type { AnchorTimeStamp } from './anchor-time-stamp.js';
import type { AnchorTimeStampEntity } from './anchor-time-stamp.entity.js';

const insert = statement(
  'anchor_time_stamps.insert',
  `INSERT INTO anchor_time_stamps (sequence, hash, at, token) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING`,
);
const selectAfter = statement(
  'anchor_time_stamps.after',
  `SELECT * FROM anchor_time_stamps WHERE sequence > $1 ORDER BY sequence LIMIT $2`,
);
const selectLast = statement(
  'anchor_time_stamps.last',
  `SELECT * FROM anchor_time_stamps ORDER BY sequence DESC LIMIT 1`,
);
/** One that is stamped proves all before it. */
const selectUnproven = statement(
  'anchor_time_stamps.unproven',
  `SELECT count(*)::int AS depth, coalesce(extract(epoch FROM $1::timestamptz - min(at)), 0)::float8 AS age_seconds
     FROM trail_anchors WHERE sequence > coalesce((SELECT max(sequence) FROM anchor_time_stamps), 0)`,
);

/** The SQL of time-stamps of anchors. */
export const anchorTimeStampsStore = {
  insert: async ({ sequence, hash, at, token }: AnchorTimeStamp, db: Queries) => {
    await db.run(insert, [sequence, hash, at, token]);
  },
  last: async (db: Queries) => (await db.run<Row>(selectLast)).map(toTimeStamp)[0],
  after: async (sequence: number, limit: number, db: Queries) =>
    (await db.run<Row>(selectAfter, [sequence, limit])).map(toTimeStamp),
  /** Anchors behind the last that is stamped. */
  unproven: async (now: Date, db: Queries) => {
    const [row] = await db.run<{ depth: number; age_seconds: number }>(selectUnproven, [now]);
    return { depth: row?.depth ?? 0, ageSeconds: Math.max(0, row?.age_seconds ?? 0) };
  },
};

type Row = AnchorTimeStampEntity & Record<string, unknown>;

const toTimeStamp = ({ sequence, hash, at, token }: Row): AnchorTimeStamp => ({
  sequence,
  hash,
  at: at.toISOString(),
  token,
});
