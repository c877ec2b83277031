import { page as pageOf, UserGroup } from '@firstday/domain';
import { readOrRedirect } from '../forms/ask';
import { withQuery } from '../paths';

/** Every group, oldest first, to choose from. */
export async function readGroups(path: string): Promise<UserGroup[]> {
  const groups: UserGroup[] = [];
  for (let page = 1, pages = 1; page <= pages; page++) {
    const list = await readOrRedirect(
      path,
      pageOf(UserGroup),
      withQuery('/user_groups', { page, per_page: 100 }),
    );
    groups.push(...list.data);
    pages = list.total_pages;
  }
  return groups.reverse();
}
