import type { UserGroup } from '@firstday/domain';
import { readOrRedirect } from '../forms/write';

/** Every group, oldest first, to choose from. */
export async function readGroups(path: string): Promise<UserGroup[]> {
  const groups: UserGroup[] = [];
  for (let page = 1, pages = 1; page <= pages; page++) {
    const list = await readOrRedirect(path, 'user_groups.list', { query: { page, per_page: 100 } });
    groups.push(...list.data);
    pages = list.total_pages;
  }
  return groups.reverse();
}
