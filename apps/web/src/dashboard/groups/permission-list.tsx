import type { Permission } from '@firstday/domain';
import { getTranslations } from 'next-intl/server';
import { permissionAreas } from './permission-areas';
import { permissionLabels } from './permission-labels';

/** What may be done, area by area. */
export async function PermissionList({ held }: { readonly held: readonly Permission[] }) {
  const [t, words] = [await getTranslations('groups'), await permissionLabels()];
  if (held.length === 0) return <p>{t('nothing')}</p>;
  return permissionAreas.map(({ id, permissions }) => {
    const listed = permissions.filter((permission) => held.includes(permission));
    return listed.length === 0 ? null : (
      <div key={id} className="dash-permissions">
        <h3>{t(`area_${id}`)}</h3>
        <ul className="hosted-list">
          {listed.map((permission) => (
            <li key={permission}>{words(permission)}</li>
          ))}
        </ul>
      </div>
    );
  });
}
