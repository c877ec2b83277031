import { refresh } from 'next/cache';
import type { ActErrorCode, ActState } from './act-state';

/** For actions: the form says what came of it, and where it was refused the page is made anew, to show how it stands by now. */
export function failAct({ attempt }: Pick<ActState, 'attempt'>, errorCode: ActErrorCode): ActState {
  if (errorCode === 'refused') refresh();
  return { attempt: attempt + 1, errorCode };
}
