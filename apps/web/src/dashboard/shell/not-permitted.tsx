import type { Permission, UserSession } from '@firstday/domain';
import { Heading } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';
import { permissionLabels } from '../groups/permission-labels';
import { LockedCard } from './locked-card';

interface NotPermittedProps {
  readonly session: UserSession;
  readonly title: string;
  readonly needs: Permission;
}

/** Says who can, so that one knows whom to ask. */
export async function NotPermitted({ session, title, needs }: NotPermittedProps) {
  const [t, words] = [await getTranslations('dashboard'), await permissionLabels()];
  const { organization_name: organization } = session.account;
  return (
    <>
      <Heading title={{ text: title }} />
      <LockedCard title={t('notForYou')}>
        {t('whoCan', { page: title, permission: words(needs), organization })}
      </LockedCard>
    </>
  );
}
