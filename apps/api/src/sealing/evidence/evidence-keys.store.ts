import type { Queries } from '../../context/index.js';
import { statement } from '../../database/index.js';
import type { EvidenceKeyEntity } from './evidence-key.entity.js';

const lock = statement(
  'evidenceKeys.lock',
  `SELECT pg_advisory_xact_lock(hashtext('firstday.evidence_keys'))`,
);
const findCurrent = statement(
  'evidenceKeys.current',
  `SELECT * FROM evidence_keys WHERE purpose = $1 AND retired_at IS NULL`,
);
const insert = statement(
  'evidenceKeys.insert',
  `INSERT INTO evidence_keys (id, purpose, public_part, sealed, created_at) VALUES ($1, $2, $3, $4, $5)`,
);

export const evidenceKeysStore = {
  /** Blocks others who would make a key until the transaction ends. */
  lock: (db: Queries) => db.run(lock),
  findCurrent: async (purpose: string, db: Queries) =>
    (await db.run<EvidenceKeyEntity & Record<string, unknown>>(findCurrent, [purpose]))[0],
  insert: (
    { id, purpose, public_part, sealed, created_at }: Omit<EvidenceKeyEntity, 'retired_at'>,
    db: Queries,
  ) => db.run(insert, [id, purpose, public_part, sealed, created_at]),
};
