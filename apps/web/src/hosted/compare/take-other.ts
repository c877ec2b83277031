'use server';
import { findPage } from '@firstday/forms';
import { redirect } from 'next/navigation';
import { call } from '../../api/call';
import type { ActState } from '../act/act-state';
import { performAct } from '../act/perform-act';
import { readTask } from '../task/read-task';
import { differingOn } from '../task/task-view';

interface ComparedPlace {
  readonly session: string;
  readonly task: string;
  readonly page: string;
  readonly goTo: string;
}

/** Puts the number of the other form into this one. It goes from service to service: no page has it in clear. */
export async function takeOther(place: ComparedPlace, before: ActState): Promise<ActState> {
  const taken = await performAct(place.session, (token) => take(place, token));
  if (!taken.ok) return { attempt: before.attempt + 1, errorCode: taken.errorCode };
  redirect(place.goTo);
}

const nothingDiffers = { ok: true, value: null } as const;

async function take({ session, task, page }: ComparedPlace, token: string) {
  const view = await readTask(session, task);
  const shown = findPage(view.edition, page);
  const differing = shown && differingOn(view, shown);
  if (!differing) return nothingDiffers;
  const other = await readTask(session, differing.task_id);
  const there = other.sheet.differing.find((it) => it.task_id === task);
  const value = there && other.answers[there.path];
  if (typeof value !== 'string') return nothingDiffers;
  const input = { params: { task_id: task }, body: { fields: [{ path: differing.path, value }] } };
  return call('tasks.updateFields', input, token);
}
