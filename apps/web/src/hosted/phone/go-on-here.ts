'use server';
import { ContinueSession } from '@firstday/domain';
import { supportedLocale } from '@firstday/domain/languages';
import { getLocale } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { call } from '../../api/call';
import type { OperationAnswer } from '../../api/operation-input';
import { actOutcome } from '../act/act-outcome';
import type { ActState } from '../act/act-state';
import { failAct } from '../act/fail-act';
import {
  isSessionId,
  newDevice,
  readDevice,
  sessionPath,
  storeDevice,
  storeLocale,
  storeToken,
} from '../session/session-token';
import { taskPaths } from '../task/task-paths';

/** Says that the code opens nothing any more, and how to come by another. */
const usedPath = '/onboarding/continue';

/** Exchanges the one-time code for a session of this device, and leads to the page that was left on the other. */
export async function goOnHere(code: string, before: ActState): Promise<ActState> {
  const device = (await readDevice()) ?? newDevice();
  const asked = ContinueSession.safeParse({ code, device, locale: await getLocale() });
  if (!asked.success) redirect(usedPath);
  const answer = await actOutcome(() => call('form_sessions.continue', { body: asked.data }, undefined));
  if (answer.ok) {
    await storeDevice(device);
    redirect(await pathOf(answer.value));
  }
  // The code was not used: it is tried again here.
  if (answer.errorCode === 'unavailable') return failAct(before, answer.errorCode);
  redirect(usedPath);
}

async function pathOf({
  session,
  task_id: task,
  page_id: page,
}: OperationAnswer<'form_sessions.continue'>): Promise<string> {
  if (!isSessionId(session.id)) return usedPath;
  await storeToken(session);
  const locale = supportedLocale(session.locale);
  if (locale) await storeLocale(session.id, locale);
  if (task === null) return sessionPath(session.id);
  const paths = taskPaths(session.id, task);
  return page === null ? paths.task : paths.page(page);
}
