import { ImportKind, type Permission, type UserSession } from '@firstday/domain';
import { hasPermission } from '../session/current-session';

const needs = {
  employees: 'employee:edit',
  employers: 'employer:edit',
  clients: 'client:edit',
  jobs: 'job:edit',
} as const satisfies Record<ImportKind, Permission>;

/** The kinds of lists that somebody may import. */
export const importKindsFor = (session: UserSession): readonly ImportKind[] =>
  ImportKind.options.filter((kind) => hasPermission(session, needs[kind]));
