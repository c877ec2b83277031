import type { CustomProperty, UserSession } from '@firstday/domain';
import { readOrRedirect } from '../forms/write';
import { hasPermission } from '../session/current-session';
import type { ManagedKind } from './model/managed-kind';

export interface OwnProperties {
  readonly active: readonly CustomProperty[];
  /** Still readable, no longer taken. */
  readonly deprecated: readonly CustomProperty[];
}

/** The custom properties of a kind of record, for whoever may see what they are. */
export async function readOwnProperties(
  session: UserSession,
  path: string,
  kind: ManagedKind,
): Promise<OwnProperties> {
  if (!hasPermission(session, 'custom_property:view')) return { active: [], deprecated: [] };
  const read = async (status: 'active' | 'deprecated') => {
    const query = { entity_type: kind, status, per_page: 300 };
    return (await readOrRedirect(path, 'custom_properties.list', { query })).data;
  };
  const [active, deprecated] = await Promise.all([read('active'), read('deprecated')]);
  return { active, deprecated };
}
