import { notFound } from 'next/navigation';
import { cache } from 'react';
import { readSession, readSheet } from '../session/read';
import { type TaskView, taskView } from './task-view';

export const readTask = cache(async (session: string, task: string): Promise<TaskView> => {
  const [onboarding, sheet] = await Promise.all([readSession(session), readSheet(session, task)]);
  return taskView(onboarding, sheet) ?? notFound();
});
