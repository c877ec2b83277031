'use server';
import { supportedLocale } from '@firstday/domain/languages';
import { redirect } from 'next/navigation';
import { storeLocale, sessionPath } from '../session/session-token';

/** Sets the language and nothing else: the page is shown again as it stands, with all that was typed. */
export async function chooseLanguage(session: string, form: FormData): Promise<void> {
  const chosen = form.get('locale');
  const locale = supportedLocale(typeof chosen === 'string' ? chosen : undefined);
  if (locale) await storeLocale(session, locale);
}

export async function chooseFirstLanguage(session: string, form: FormData): Promise<void> {
  await chooseLanguage(session, form);
  redirect(sessionPath(session));
}
