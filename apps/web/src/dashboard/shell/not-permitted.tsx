import type { Permission, UserSession } from '@firstday/domain';
import { Banner, Heading } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';
import { permissionLabels } from '../groups/permission-labels';
import { paths } from '../paths';

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
      <Banner tone="muted" icon="lock" title={t('notForYou')}>
        <p>{t('whoCan', { permission: words(needs), organization })}</p>
        <p>
          <a href={paths.home}>{t('toHome')}</a>
        </p>
      </Banner>
    </>
  );
}
