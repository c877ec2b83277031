import './appearance.css';
import type { Appearance, Theme, UserSession } from '@firstday/domain';
import { Heading, LinkButton } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';
import { readOrRedirect } from '../forms/write';
import { paths } from '../paths';
import { hasPermission } from '../session/current-session';
import { Back } from '../shell/back';
import { RequirePermission } from '../shell/require-permission';
import { logoAddress } from './theme-form';
import { ThemePreviews } from './theme-previews';
import { ThemeWearers } from './theme-wearers';
import { themeWords } from './theme-words';

interface ThemePageProps {
  readonly session: UserSession;
  readonly id: string;
  readonly page: number;
  readonly done: unknown;
}

/** One theme: how it looks, who wears it, and how that is changed. */
export async function ThemePage({ session, id, page, done }: ThemePageProps) {
  const t = await getTranslations('appearance');
  const here = paths.theme(id);
  return (
    <RequirePermission
      session={session}
      section="appearance"
      needs="theme:view"
      title={t('theme')}
      done={done}
    >
      {async () => {
        const [theme, appearance] = await Promise.all([
          readOrRedirect(here, 'themes.findById', { params: { theme_id: id } }),
          readOrRedirect(here, 'appearance.find', {}),
        ]);
        return (
          <>
            <Back href={paths.appearance}>{t('back')}</Back>
            <Head session={session} theme={theme} />
            <ThemeWearers session={session} theme={theme} appearance={appearance} page={page} />
            <Look session={session} theme={theme} />
            {hasPermission(session, 'theme:edit') ? <Deletion theme={theme} /> : null}
          </>
        );
      }}
    </RequirePermission>
  );
}

interface PartProps {
  readonly session: UserSession;
  readonly theme: Theme;
  readonly appearance: Appearance;
}

async function Head({ session, theme }: Omit<PartProps, 'appearance'>) {
  const t = await getTranslations('appearance');
  return (
    <div className="dash-head">
      <Heading title={{ text: theme.name }} />
      <div className="fd-actions">
        <LinkButton variant="secondary" href={paths.previewTheme(theme.id)} target="_blank">
          {t('openPreview')}
        </LinkButton>
        {hasPermission(session, 'theme:edit') ? (
          <LinkButton href={paths.editTheme(theme.id)}>{t('edit')}</LinkButton>
        ) : null}
      </div>
    </div>
  );
}

async function Look({ session, theme }: Omit<PartProps, 'appearance'>) {
  const t = await getTranslations('appearance');
  const logos = { light: logoAddress(theme, 'light'), dark: logoAddress(theme, 'dark') };
  return (
    <section className="hosted-section" aria-labelledby="look">
      <h2 id="look">{t('look')}</h2>
      <ThemePreviews theme={theme} words={await themeWords(session)} logos={logos} />
    </section>
  );
}

async function Deletion({ theme }: Pick<PartProps, 'theme'>) {
  const t = await getTranslations('appearance');
  return (
    <section className="hosted-section">
      <h2>{t('deleteSubmit')}</h2>
      <p>{t('deleteHint')}</p>
      <div className="fd-actions">
        <LinkButton variant="danger" href={paths.deleteTheme(theme.id)}>
          {t('delete')}
        </LinkButton>
      </div>
    </section>
  );
}
