import type { ActErrorCode } from '../act/act-state';

/** How the form that asks to agree stands after it was sent; `required` where the box was not ticked. */
export interface AgreeState {
  readonly attempt: number;
  readonly errorCode?: ActErrorCode | 'required';
}

export const initialAgreeState: AgreeState = { attempt: 0 };
