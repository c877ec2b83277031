import { cookies, headers } from 'next/headers';
import { getRequestConfig } from 'next-intl/server';
import ar from '../../messages/ar.json';
import en from '../../messages/en.json';
import es from '../../messages/es.json';
import { dashboardLanguageCookie, languageCookie } from './language-cookie';
import { defaultLocale, type Locale, localeHeader, preferredLocale, supportedLocale } from './locale';

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
