'use server';
import { RehireChoice } from '@firstday/domain';
import { redirect } from 'next/navigation';
import { call } from '../../api/call';
import { actOutcome } from '../act/act-outcome';
import type { ActState } from '../act/act-state';
import { failAct } from '../act/fail-act';
import { performAct } from '../act/perform-act';
import { sessionToken } from '../session/session-token';
import { taskPaths } from '../task/task-paths';

interface RehireTarget {
  readonly session: string;
  readonly task: string;
  /** The earlier form that was offered. */
  readonly earlier: string | undefined;
}

/** Carries out what the employer chose, and leads to the form that it is; also where somebody else has chosen meanwhile, which is said there. */
export async function decideRehire(
  { session, task, earlier }: RehireTarget,
  before: ActState,
  form: FormData,
): Promise<ActState> {
  const chosen = RehireChoice.safeParse(form.get('choice'));
  if (!chosen.success) return failAct(before, 'refused');
  const input = { params: { task_id: task }, body: { choice: chosen.data } };
  const answer = await performAct(session, (token) => call('rehires.decide', input, token));
  if (answer.ok) redirect(taskPaths(session, answer.value.decision?.task_id ?? task).task);
  if (answer.errorCode === 'refused') {
    // A form that is not asked any more is gone: what was chosen stands with the earlier one.
    const made = (await findDecision(session, task)) ?? (earlier && (await findDecision(session, earlier)));
    if (made) redirect(`${taskPaths(session, made.task_id).answers}?decided=${made.choice}`);
  }
  return failAct(before, answer.errorCode);
}

async function findDecision(session: string, task: string) {
  const token = await sessionToken(session);
  const found = await actOutcome(() => call('rehires.find', { params: { task_id: task } }, token));
  return found.ok ? found.value.decision : null;
}
