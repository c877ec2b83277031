import type { UserSession } from '@firstday/domain';
import { getTranslations } from 'next-intl/server';
import { readOrRedirect } from '../forms/write';
import { paths } from '../paths';
import { toActionContext } from '../session/current-session';
import { Confirm } from '../shell/confirm';
import { RequirePermission } from '../shell/require-permission';
import { type PropertyEnd, retireProperty } from './retire-property';

interface RetirePropertyPageProps {
  readonly session: UserSession;
  readonly id: string;
  readonly end: PropertyEnd;
}

export async function RetirePropertyPage({ session, id, end }: RetirePropertyPageProps) {
  const t = await getTranslations('customProperties');
  const here = end === 'delete' ? paths.deleteCustomProperty(id) : paths.deprecateCustomProperty(id);
  const page = { session, section: 'customProperties' as const, title: t('title') };
  return (
    <RequirePermission {...page} needs="custom_property:edit">
      {async () => {
        const params = { custom_property_id: id };
        const { label } = await readOrRedirect(here, 'custom_properties.findById', { params });
        return (
          <Confirm
            title={t(`${end}Title`, { label })}
            send={retireProperty.bind(null, toActionContext(session, here), { id, end })}
            submit={t(end)}
            keep={paths.customProperty(id)}
          >
            <p>{t(`${end}Hint`)}</p>
          </Confirm>
        );
      }}
    </RequirePermission>
  );
}
