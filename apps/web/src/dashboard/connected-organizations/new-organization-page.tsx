import type { UserSession } from '@firstday/domain';
import { Heading } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';
import { paths } from '../paths';
import { Back } from '../shell/back';
import { RequirePermission } from '../shell/require-permission';
import { OrganizationForm } from './organization-form';

export async function NewOrganizationPage({ session }: { readonly session: UserSession }) {
  const t = await getTranslations('connectedOrganizations');
  const page = { session, section: 'connectedOrganizations' as const, title: t('add') };
  return (
    <RequirePermission {...page} needs="connected_organization:edit">
      {() => (
        <div className="dash-column">
          <Back href={paths.connectedOrganizations}>{t('back')}</Back>
          <Heading title={{ text: t('add') }}>
            <p className="fd-hint">{session.account.mode === 'test' ? t('addTestHint') : t('addHint')}</p>
          </Heading>
          <OrganizationForm
            session={session}
            here={paths.newConnectedOrganization}
            back={paths.connectedOrganizations}
          />
        </div>
      )}
    </RequirePermission>
  );
}
