import type { Account, Context } from './context.js';
import type { Queries } from './queries.js';

/** The context of background work in one account. */
export const systemContext = (account: Account, now: Date, db: Queries): Context => ({
  account,
  actor: { kind: 'system' },
  requestId: '',
  eventIds: [],
  now,
  origin: { ip: '', userAgent: '' },
  db,
});
