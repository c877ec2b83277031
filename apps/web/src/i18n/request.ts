import { defaultLocale, preferredLocale, supportedLocale } from '@firstday/domain/languages';
import { webWords } from '@firstday/domain/languages/web-words';
import { cookies, headers } from 'next/headers';
import { getRequestConfig } from 'next-intl/server';
import { dashboardLanguageCookie, languageCookie } from './language-cookie';
import { localeHeader } from './locale-header';

export default getRequestConfig(async () => {
  const [jar, asked] = [await cookies(), await headers()];
  const chosen =
    supportedLocale(asked.get(localeHeader)) ??
    supportedLocale(jar.get(languageCookie)?.value) ??
    supportedLocale(jar.get(dashboardLanguageCookie)?.value);
  const locale = chosen ?? preferredLocale(asked.get('accept-language')) ?? defaultLocale;
  return { locale, messages: webWords[locale], timeZone: 'UTC' };
});
