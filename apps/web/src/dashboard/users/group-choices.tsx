import type { UserGroup, UserSession } from '@firstday/domain';
import { getTranslations } from 'next-intl/server';
import { CheckboxList } from '../forms/checkbox-list';
import { paths } from '../paths';
import { hasPermission } from '../session/current-session';
import { groupNames } from '../groups/group-names';

interface GroupChoicesProps {
  readonly session: UserSession;
  readonly groups: readonly UserGroup[];
  readonly initial: readonly string[];
}

/** The groups to be in; those that hold more than the giver does can be seen and not given. */
export async function GroupChoices({ session, groups, initial }: GroupChoicesProps) {
  const [t, nameOf] = [await getTranslations('users'), await groupNames()];
  const choices = groups.map((group) => {
    const isBeyond = group.permissions.some((permission) => !hasPermission(session, permission));
    const hint = isBeyond ? t('beyondYou') : (group.sentence ?? undefined);
    return { value: group.id, label: nameOf(group), isDisabled: isBeyond, ...(hint ? { hint } : {}) };
  });
  return (
    <>
      <CheckboxList
        name="user_group_ids"
        label={t('groups')}
        hint={t('groupsHint')}
        choices={choices}
        initial={initial}
      />
      <p>
        <a href={paths.groups}>{t('whatGroups')}</a>
      </p>
    </>
  );
}
