'use server';
import { supportedLocale } from '@firstday/domain/languages';
import { redirect } from 'next/navigation';
import { unavailabilityIn } from '../../api/api-unavailable';
import { callRaw } from '../../api/call';
import { sessionToken, storeLocale, sessionPath } from '../session/session-token';

/** Sets the language and nothing else: the page is shown again as it stands, with all that was typed. */
export async function chooseLanguage(session: string, form: FormData): Promise<void> {
  const chosen = form.get('locale');
  const locale = supportedLocale(typeof chosen === 'string' ? chosen : undefined);
  if (!locale) return;
  await storeLocale(session, locale);
  await rememberLanguage(session, locale);
}

/** With the employee, for other browsers and later links; the page is in the language all the same if that fails. */
async function rememberLanguage(session: string, locale: string): Promise<void> {
  const token = await sessionToken(session);
  if (!token) return;
  try {
    await callRaw('form_sessions.chooseLanguage', { body: { locale } }, token);
  } catch (error) {
    if (!unavailabilityIn(error)) throw error;
  }
}

export async function chooseFirstLanguage(session: string, form: FormData): Promise<void> {
  await chooseLanguage(session, form);
  redirect(sessionPath(session));
}
