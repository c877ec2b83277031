import './appearance.css';
import type { Theme, UserSession } from '@firstday/domain';
import { themeCss } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';
import { headers } from 'next/headers';
import { readOrRedirect } from '../forms/write';
import { paths } from '../paths';
import { hasPermission } from '../session/current-session';
import { RequirePermission } from '../shell/require-permission';
import { logoAddress } from './theme-form';
import { ThemeSample } from './theme-sample';
import { themeWords } from './theme-words';

interface ThemePreviewPageProps {
  readonly session: UserSession;
  readonly id: string;
}

/** A page of a new hire with nothing of the dashboard around it, light or dark as the reader's system is. */
export async function ThemePreviewPage({ session, id }: ThemePreviewPageProps) {
  const t = await getTranslations('appearance');
  if (!hasPermission(session, 'theme:view'))
    return (
      <RequirePermission session={session} section="appearance" needs="theme:view" title={t('theme')}>
        {() => null}
      </RequirePermission>
    );
  const theme = await readOrRedirect(paths.previewTheme(id), 'themes.findById', { params: { theme_id: id } });
  const nonce = (await headers()).get('x-nonce') ?? undefined;
  return (
    <>
      <style nonce={nonce} suppressHydrationWarning>
        {themeCss({ light: theme.light ?? null, dark: theme.dark ?? null })}
      </style>
      <main className="theme-whole" id="main">
        <h1 className="fd-visually-hidden">{t('previewOf', { name: theme.name })}</h1>
        <div role="img" aria-label={t('previewOf', { name: theme.name })}>
          <div inert>
            <Sample session={session} theme={theme} />
          </div>
        </div>
        <p className="theme-note">
          {t('previewNote')} <a href={paths.theme(id)}>{t('backToTheme')}</a>
        </p>
      </main>
    </>
  );
}

async function Sample({ session, theme }: { readonly session: UserSession; readonly theme: Theme }) {
  const { sample } = await themeWords(session);
  const logo = logoAddress(theme, 'light') ?? logoAddress(theme, 'dark');
  return <ThemeSample id="sample" words={sample} logo={logo} />;
}
