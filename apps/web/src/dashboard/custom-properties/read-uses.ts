import type { CustomProperty, Policy, UserSession } from '@firstday/domain';
import { readOrRedirect } from '../forms/write';
import { readGroups } from '../groups/read-groups';
import { paths } from '../paths';
import { hasPermission } from '../session/current-session';

/** A policy or a group that asks for a property. */
export interface PropertyUse {
  readonly id: string;
  readonly name: string;
}

/** Which policies and groups ask for a property, of those that the reader may see. */
export async function readUses(session: UserSession, { id, path }: CustomProperty) {
  const here = paths.customProperty(id);
  const asks = (rule: unknown) => JSON.stringify(rule)?.includes(JSON.stringify(path)) ?? false;
  const policies = hasPermission(session, 'policy:view') ? await readPolicies(here) : [];
  const groups = hasPermission(session, 'user:view') ? await readGroups(here) : [];
  return { policies: policies.filter(asks).map(named), groups: groups.filter(asks).map(named) };
}

const named = ({ id, name }: PropertyUse): PropertyUse => ({ id, name });

async function readPolicies(path: string): Promise<Policy[]> {
  const policies: Policy[] = [];
  for (let page = 1, pages = 1; page <= pages; page++) {
    const list = await readOrRedirect(path, 'policies.list', { query: { page, per_page: 100 } });
    policies.push(...list.data);
    pages = list.total_pages;
  }
  return policies;
}
