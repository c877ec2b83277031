import { type Prunable, retentionCutoff } from '../../background/index.js';

/** Sessions of components that have ended. */
export const prunableComponentSessions: readonly Prunable[] = [
  {
    table: 'component_sessions',
    condition: `code_expires_at < ${retentionCutoff} AND (expires_at IS NULL OR expires_at < ${retentionCutoff})`,
  },
];
