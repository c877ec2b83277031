'use server';
import { findPage } from '@firstday/forms';
import { redirect } from 'next/navigation';
import { call } from '../../api/call';
import { withToken } from '../session/read-session';
import { readTask } from '../task/read-task';
import { differingOn } from '../task/task-view';
import { taskPaths } from '../task/task-paths';

interface ComparedPlace {
  readonly session: string;
  readonly task: string;
  readonly page: string;
  readonly goTo: string;
}

/** Puts the number of the other form into this one. It goes from service to service: no page has it in clear. */
export async function takeOther({ session, task, page, goTo }: ComparedPlace): Promise<void> {
  const view = await readTask(session, task);
  const shown = findPage(view.edition, page);
  const differing = shown && differingOn(view, shown);
  if (differing) {
    const other = await readTask(session, differing.task_id);
    const there = other.sheet.differing.find((it) => it.task_id === task);
    const value = there && other.answers[there.path];
    if (typeof value === 'string') {
      const input = { params: { task_id: task }, body: { fields: [{ path: differing.path, value }] } };
      const answer = await withToken(session, (token) => call('tasks.updateFields', input, token));
      if (!answer.ok) redirect(taskPaths(session, task).page(page));
    }
  }
  redirect(goTo);
}
