import type { ImportKind, Permission } from '@firstday/domain';
import type { Context, Queries } from '../../context/index.js';
import { actorWithPermission } from '../../identity/index.js';
import type { ImportEntity } from './import.entity.js';

/** The importer, acting with the permission that each kind of record takes, and with the access rules of that. */
export interface ImporterContexts {
  readonly record: Context;
  readonly placement: Context;
}

/** The permissions that an import takes, besides the operation's own. */
const editPermissions = {
  employees: 'employee:edit',
  employers: 'employer:edit',
  clients: 'client:edit',
  jobs: 'job:edit',
} as const satisfies Record<ImportKind, Permission>;

/** The same importer within a transaction. */
export const contextsWithin = ({ record, placement }: ImporterContexts, db: Queries): ImporterContexts => ({
  record: { ...record, db },
  placement: { ...placement, db },
});

const isOfPlacement = (property: string | null) =>
  /^(?:placement|employer|client|job)\./.test(property ?? '');

/** The caller with what the import takes; nothing where a permission is missing. */
export function contextsOf(
  ctx: Context,
  { kind, mapping }: Pick<ImportEntity, 'kind' | 'mapping'>,
): ImporterContexts | undefined {
  const record = actorWithPermission(ctx.actor, editPermissions[kind]);
  if (!record || !actorWithPermission(ctx.actor, 'employee:edit')) return undefined;
  const places = kind === 'employees' && mapping.some(({ property }) => isOfPlacement(property));
  const placement = places ? actorWithPermission(ctx.actor, 'placement:edit') : record;
  return placement && { record: { ...ctx, actor: record }, placement: { ...ctx, actor: placement } };
}
