import { type Prunable, retentionCutoff } from '../../background/index.js';

/** Onboarding links and their sessions that have ended. */
export const prunableLinks: readonly Prunable[] = [
  { table: 'form_sessions', condition: `expires_at < ${retentionCutoff}` },
  { table: 'onboarding_links', condition: `expires_at < ${retentionCutoff}` },
];
