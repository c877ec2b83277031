import { cookies, headers } from 'next/headers';
import { getRequestConfig } from 'next-intl/server';
import ar from '../../messages/ar.json';
import en from '../../messages/en.json';
import es from '../../messages/es.json';
import { defaultLocale, type Locale, localeHeader, preferredLocale, supportedLocale } from './locale';

/** Sent on the paths of one session only, so that each session keeps its own language. */
export const languageCookie = '__language';

/** The language of the dashboard; a session's pages are in it where they have none of their own. */
export const dashboardLanguageCookie = '__dashboard_language';

const catalogs = { ar, en, es } satisfies Record<Locale, unknown>;

export default getRequestConfig(async () => {
  const [jar, asked] = [await cookies(), await headers()];
  const chosen =
    supportedLocale(asked.get(localeHeader)) ??
    supportedLocale(jar.get(languageCookie)?.value) ??
    supportedLocale(jar.get(dashboardLanguageCookie)?.value);
  const locale = chosen ?? preferredLocale(asked.get('accept-language')) ?? defaultLocale;
  return { locale, messages: catalogs[locale], timeZone: 'UTC' };
});
