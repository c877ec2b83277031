import type { UserSession } from '@firstday/domain';
import { Heading } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';
import { readOrRedirect } from '../forms/write';
import { paths } from '../paths';
import { Back } from '../shell/back';
import { RequirePermission } from '../shell/require-permission';
import { ThemeForm } from './theme-form';
import { ThemeStyle } from './theme-style';

/** A theme that is not there yet. */
export async function NewThemePage({ session }: { readonly session: UserSession }) {
  const t = await getTranslations('appearance');
  return (
    <RequirePermission session={session} section="appearance" needs="theme:edit" title={t('addTitle')}>
      {() => (
        <>
          <Back href={paths.appearance}>{t('back')}</Back>
          <Heading title={{ text: t('addTitle') }}>
            <p className="fd-hint">{t('addHint')}</p>
          </Heading>
          <ThemeStyle theme={{}} />
          <ThemeForm session={session} here={paths.newTheme} />
        </>
      )}
    </RequirePermission>
  );
}

interface EditThemePageProps {
  readonly session: UserSession;
  readonly id: string;
}

/** A theme that is changed; where it is worn, at once. */
export async function EditThemePage({ session, id }: EditThemePageProps) {
  const t = await getTranslations('appearance');
  const here = paths.editTheme(id);
  return (
    <RequirePermission session={session} section="appearance" needs="theme:edit" title={t('editTitle')}>
      {async () => {
        const theme = await readOrRedirect(here, 'themes.findById', { params: { theme_id: id } });
        return (
          <>
            <Back href={paths.theme(id)}>{theme.name}</Back>
            <Heading title={{ text: t('editTitle') }}>
              <p className="fd-hint">{t('editHint')}</p>
            </Heading>
            <ThemeStyle theme={theme} />
            <ThemeForm session={session} here={here} theme={theme} />
          </>
        );
      }}
    </RequirePermission>
  );
}
