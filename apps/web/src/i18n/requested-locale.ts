import { defaultLocale, type Locale, preferredLocale, supportedLocale } from '@firstday/domain/languages';
import { cookies, headers } from 'next/headers';
import { dashboardLanguageCookie, languageCookie } from './language-cookie';
import { localeHeader } from './locale-header';

/** The language of the page that is asked for: what its address says, else what was chosen, else what the browser prefers. */
export async function requestedLocale(): Promise<Locale> {
  const [jar, asked] = [await cookies(), await headers()];
  const chosen =
    supportedLocale(asked.get(localeHeader)) ??
    supportedLocale(jar.get(languageCookie)?.value) ??
    supportedLocale(jar.get(dashboardLanguageCookie)?.value);
  return chosen ?? preferredLocale(asked.get('accept-language')) ?? defaultLocale;
}
