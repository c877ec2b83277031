'use server';
import { ContinueSession } from '@firstday/domain';
import { supportedLocale } from '@firstday/domain/languages';
import { getLocale } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { unavailabilityIn } from '../../api/api-unavailable';
import { call } from '../../api/call';
import { isSessionId, sessionPath, storeLocale, storeToken } from '../session/session-token';
import { taskPaths } from '../task/task-paths';

/** Exchanges the one-time code for a session of this device, and leads to the page that was left on the other. */
export async function goOnHere(code: string): Promise<void> {
  const asked = ContinueSession.safeParse({ code, locale: await getLocale() });
  redirect(asked.success ? await continued(asked.data) : '/onboarding/continue');
}

async function continued(body: ContinueSession): Promise<string> {
  try {
    const answer = await call('form_sessions.continue', { body }, undefined);
    if (!answer.ok) return '/onboarding/continue';
    const { session, task_id: task, page_id: page } = answer.value;
    if (!isSessionId(session.id)) return '/onboarding/continue';
    await storeToken(session);
    const locale = supportedLocale(session.locale);
    if (locale) await storeLocale(session.id, locale);
    if (task === null) return sessionPath(session.id);
    const paths = taskPaths(session.id, task);
    return page === null ? paths.task : paths.page(page);
  } catch (error) {
    if (unavailabilityIn(error)) return '/onboarding/unavailable';
    throw error;
  }
}
