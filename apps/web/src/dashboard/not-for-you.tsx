import type { Permission, UserSession } from '@firstday/domain';
import { Banner } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';
import { Heading } from '../frame/heading';
import { permissionWords } from '../groups/permission-words';

interface NotForYouProps {
  readonly session: UserSession;
  readonly title: string;
  readonly needs: Permission;
}

/** Says who can, so that one knows whom to ask. */
export async function NotForYou({ session, title, needs }: NotForYouProps) {
  const [t, words] = [await getTranslations('dashboard'), await permissionWords()];
  const { organization_name: organization } = session.account;
  return (
    <>
      <Heading title={{ text: title }} />
      <Banner tone="muted" icon="lock" title={t('notForYou')}>
        <p>{t('whoCan', { permission: words(needs), organization })}</p>
      </Banner>
    </>
  );
}
