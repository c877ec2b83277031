import { type Prunable, retentionCutoff } from '../../background/index.js';

/** A month after the end of the browser's cookie, which is kept for 400 days. */
const deviceCutoff = `${retentionCutoff} - interval '400 days'`;

/** Onboarding links and their sessions that have ended, with their one-time codes; and devices that are not used any more. */
export const prunableLinks: readonly Prunable[] = [
  { table: 'identity_codes', condition: `expires_at < ${retentionCutoff}` },
  { table: 'employee_devices', condition: `last_used_at < ${deviceCutoff}` },
  { table: 'form_sessions', condition: `expires_at < ${retentionCutoff}` },
  { table: 'onboarding_links', condition: `expires_at < ${retentionCutoff}` },
];
