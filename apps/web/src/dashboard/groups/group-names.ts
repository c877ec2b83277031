import { firstGroups, type UserGroup } from '@firstday/domain';
import { getTranslations } from 'next-intl/server';

/** A group by its name; those that every account begins with are named in the reader's language until they are renamed. */
export async function groupNames(): Promise<(group: Pick<UserGroup, 'key' | 'name'>) => string> {
  const t = await getTranslations('groups');
  return ({ key, name }) => {
    if (key === 'admin' || key === 'recruiter' || key === 'viewer')
      return name === firstGroups[key].name ? t(`first_${key}`) : name;
    return name;
  };
}
