import { statement } from '../database/index.js';

/** Who sends again what had ended keeps out those who fan out and finish, so that one of them sees what is first of its resource. */
const key = `hashtext('firstday.webhooks.order')`;
const exclusive = statement('webhooks.closeGate', `SELECT pg_advisory_xact_lock(${key})`);
const shared = statement('webhooks.passGate', `SELECT pg_advisory_xact_lock_shared(${key})`);
/**
 * Before results are kept: what is found by its key is never read from end to end instead, whatever the planner believes.
 * Not even along an index: only a bitmap is made of what has a key.
 */
const sharedByKeys = statement(
  'webhooks.passGateByKeys',
  `SELECT pg_advisory_xact_lock_shared(${key}), set_config('enable_hashjoin', 'off', true),
          set_config('enable_mergejoin', 'off', true), set_config('enable_seqscan', 'off', true),
          set_config('enable_indexscan', 'off', true), set_config('enable_bitmapscan', 'on', true)`,
);

export const orderLockSql = { exclusive, shared, sharedByKeys };
