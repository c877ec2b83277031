'use server';
import { type Locale, supportedLocale } from '@firstday/domain/languages';
import { cookies } from 'next/headers';
import { unavailabilityIn } from '../../api/api-unavailable';
import { call } from '../../api/call';
import { userCredential } from '../../api/user-credential';
import { dashboardLanguageCookie } from '../../i18n/language-cookie';
import { isHttps } from '../../api/is-https';
import { readText } from '../forms/action-state';

/** Sets the language and nothing else: the page is shown again as it stands. Whoever is signed in is also written to in it. */
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
  await keepForUser(locale);
}

/** A session that has ended, or an API that is not there, keeps nobody from reading the page in another language. */
async function keepForUser(language: Locale): Promise<void> {
  const credential = await userCredential();
  if (!credential) return;
  try {
    await call('sessions.setLanguage', { body: { language } }, credential);
  } catch (error) {
    if (!unavailabilityIn(error)) throw error;
  }
}
