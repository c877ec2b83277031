import { grantedByNameOnly, ordinaryPermissions, type Permission, type UserSession } from '@firstday/domain';
import { getTranslations } from 'next-intl/server';
import { CheckboxList } from '../forms/checkbox-list';
import { hasPermission } from '../session/current-session';
import { permissionAreas } from './permission-areas';
import { permissionLabels } from './permission-labels';

interface PermissionChoicesProps {
  readonly session: UserSession;
  readonly initial: readonly string[];
}

/** The permissions area by area; nobody gives one that they may not give. */
export async function PermissionChoices({ session, initial }: PermissionChoicesProps) {
  const [t, words] = [await getTranslations('groups'), await permissionLabels()];
  return permissionAreas.map(({ id, permissions }) => (
    <CheckboxList
      key={id}
      name="permissions"
      id={`permissions-${id}`}
      label={t(`area_${id}`)}
      choices={permissions.map((permission) => ({
        value: permission,
        label: words(permission),
        ...(mayGive(session, permission) ? {} : { isDisabled: true, hint: t('notYours') }),
      }))}
      initial={initial}
    />
  ));
}

/** What is nobody's from the start is given by whoever has everything else. */
const mayGive = (session: UserSession, permission: Permission): boolean =>
  hasPermission(session, permission) ||
  (grantedByNameOnly.includes(permission) && ordinaryPermissions.every((it) => hasPermission(session, it)));
