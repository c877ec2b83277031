import { notFound, redirect } from 'next/navigation';
import { cache } from 'react';
import { identityPath, needsRepresentativeCode } from '../identity/identity-path';
import { readSession, readSheet } from '../session/read-session';
import { sessionPath } from '../session/session-token';
import { type TaskView, toTaskView } from './task-view';

/** A task whole. A representative enters their code first, and comes back. */
export const readTask = cache(async (session: string, task: string): Promise<TaskView> => {
  const asked = Promise.allSettled([readSheet(session, task)]);
  const onboarding = await readSession(session);
  if (needsRepresentativeCode(onboarding)) redirect(identityPath(session, { task }));
  // What they signed is open to a representative no more.
  if (onboarding.representative?.status === 'signed') redirect(sessionPath(session));
  await asked;
  return toTaskView(onboarding, await readSheet(session, task)) ?? notFound();
});
