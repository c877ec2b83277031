import type { UserSession } from '@firstday/domain';
import { getTranslations } from 'next-intl/server';
import { readOrRedirect } from '../forms/write';
import { paths } from '../paths';
import { toActionContext } from '../session/current-session';
import { Confirm } from '../shell/confirm';
import { RequirePermission } from '../shell/require-permission';
import { UsedBy } from './appearance-page';
import { deleteTheme } from './delete-theme';
import { readThemeUses } from './read-theme-uses';

interface DeleteThemePageProps {
  readonly session: UserSession;
  readonly id: string;
}

/** Says who wears it before it is gone. */
export async function DeleteThemePage({ session, id }: DeleteThemePageProps) {
  const t = await getTranslations('appearance');
  const here = paths.deleteTheme(id);
  return (
    <RequirePermission session={session} section="appearance" needs="theme:edit" title={t('deleteTitle')}>
      {async () => {
        const [theme, appearance, uses] = await Promise.all([
          readOrRedirect(here, 'themes.findById', { params: { theme_id: id } }),
          readOrRedirect(here, 'appearance.find', {}),
          readThemeUses(session, here, id, { most: 10 }),
        ]);
        return (
          <Confirm
            title={t('deleteTitleOf', { name: theme.name })}
            send={deleteTheme.bind(null, toActionContext(session, here), id)}
            submit={t('deleteSubmit')}
            keep={paths.theme(id)}
          >
            <p>
              {t('usedBy')}: <UsedBy theme={theme} appearance={appearance} uses={uses} />
            </p>
            <p>{t('deleteHint')}</p>
          </Confirm>
        );
      }}
    </RequirePermission>
  );
}
