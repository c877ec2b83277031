import { type Prunable, retentionCutoff } from '../../background/index.js';

/** As long as browsers keep the device's cookie. */
const deviceCutoff = `now() - interval '400 days'`;

/** Onboarding links and their sessions that have ended, with their one-time codes; and devices that are not used any more. */
export const prunableLinks: readonly Prunable[] = [
  { table: 'identity_codes', condition: `expires_at < ${retentionCutoff}` },
  { table: 'employee_devices', condition: `last_used_at < ${deviceCutoff}` },
  { table: 'form_sessions', condition: `expires_at < ${retentionCutoff}` },
  { table: 'onboarding_links', condition: `expires_at < ${retentionCutoff}` },
];
