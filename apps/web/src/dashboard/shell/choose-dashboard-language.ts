'use server';
import { supportedLocale } from '@firstday/domain/languages';
import { cookies } from 'next/headers';
import { dashboardLanguageCookie } from '../../i18n/language-cookie';
import { isHttps } from '../../api/is-https';
import { readText } from '../forms/action-state';

/** Sets the language and nothing else: the page is shown again as it stands. */
export async function chooseDashboardLanguage(form: FormData): Promise<void> {
  const locale = supportedLocale(readText(form, 'locale'));
  if (!locale) return;
  (await cookies()).set(dashboardLanguageCookie, locale, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: await isHttps(),
    maxAge: 365 * 24 * 60 * 60,
  });
}
