import { notFound, redirect } from 'next/navigation';
import { cache } from 'react';
import { identityPath, isProofMissing } from '../identity/identity-path';
import { readSession, readSheet } from '../session/read-session';
import { type TaskView, toTaskView } from './task-view';

/** A task whole; whoever is still to confirm who they are does that first, and comes back. */
export const readTask = cache(async (session: string, task: string): Promise<TaskView> => {
  const [onboarding, sheet] = await Promise.all([readSession(session), readSheet(session, task)]);
  if (isProofMissing(onboarding)) redirect(identityPath(session, { task }));
  return toTaskView(onboarding, sheet) ?? notFound();
});
