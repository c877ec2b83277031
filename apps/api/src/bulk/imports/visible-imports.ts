import type { ImportKind, Permission } from '@firstday/domain';
import { forbidden, type Context } from '../../context/index.js';
import { hasPermissionForAll, securityActorOf } from '../../identity/index.js';
import type { ImportEntity } from './import.entity.js';
import { contextsOf, type ImporterContexts } from './importer-contexts.js';

/** Which imports a caller sees: a condition on their columns. */
export type VisibleImports =
  | Pick<ImportEntity, 'kind'>
  | { readonly created_by_kind: ImportEntity['created_by_kind']; readonly created_by_id: string };

const viewPermissions = {
  employees: 'employee:view',
  employers: 'employer:view',
  clients: 'client:view',
  jobs: 'job:view',
} as const satisfies Record<ImportKind, Permission>;
const kinds: readonly ImportKind[] = ['employees', 'employers', 'clients', 'jobs'];

/** Those of kinds of records all of which they see, and their own. */
export function visibleImports({ actor }: Context): VisibleImports[] {
  const { actor_kind: created_by_kind, actor_id: created_by_id } = securityActorOf(actor);
  const whole = kinds.filter((kind) => hasPermissionForAll(actor, viewPermissions[kind]));
  const own = created_by_id === null ? [] : [{ created_by_kind, created_by_id }];
  return [...whole.map((kind) => ({ kind })), ...own];
}

/** @throws ProblemError 403 where the caller lacks what the import takes besides the operation's own permission */
export function assertMayImport(
  ctx: Context,
  wanted: Pick<ImportEntity, 'kind' | 'mapping'>,
): ImporterContexts {
  const found = contextsOf(ctx, wanted);
  if (!found)
    throw forbidden(
      `An import of ${wanted.kind} takes the permission to edit them, and placements where it has any`,
    );
  return found;
}
