'use server';
import { call } from '../../api/call';
import type { ActErrorCode } from '../act/act-state';
import { performAct } from '../act/perform-act';

interface ActionTarget {
  readonly session: string;
  readonly task: string;
}

/** What came of asking for a code. */
export interface NewCodeState {
  readonly code?: string;
  readonly trouble?: ActErrorCode;
}

/** Creates a code, which is answered once. */
export async function createCode({ session, task }: ActionTarget): Promise<NewCodeState> {
  const input = { params: { task_id: task } };
  const answer = await performAct(session, (token) => call('tasks.createRepresentativeCode', input, token));
  return answer.ok ? { code: answer.value.code } : { trouble: answer.errorCode };
}
