import { type Prunable, retentionCutoff } from '../background/index.js';
import { smallestIdAt } from '../context/index.js';

const dayMilliseconds = 86_400_000;

/** Sessions and links that have ended, devices that are no longer known, failures to sign in, and what the security log keeps for long enough. */
export const prunableSignIns: readonly Prunable[] = [
  { table: 'user_sessions', condition: `expires_at < ${retentionCutoff}` },
  { table: 'magic_links', condition: `expires_at < ${retentionCutoff}` },
  { table: 'known_devices', condition: `expires_at < ${retentionCutoff}` },
  {
    table: 'security_events',
    isAppendOnly: true,
    // What is younger the database refuses to delete, by its own clock.
    condition: `id < $1 AND at < now() - interval '90 days'`,
    bound: (now, { securityLogDays }) =>
      smallestIdAt('securityEvent', new Date(now.getTime() - securityLogDays * dayMilliseconds)),
  },
  { table: 'sign_in_failures', condition: `expire < (extract(epoch FROM $1::timestamptz) * 1000)::bigint` },
];
