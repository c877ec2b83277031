/** Why something was not done. */
export type ActErrorCode = 'refused' | 'unavailable';

/** How a form with nothing to fill in stands after it was sent. */
export interface ActState {
  /** Grows with each sending: what is said then takes the focus again. */
  readonly attempt: number;
  readonly errorCode?: ActErrorCode;
}

export type SendAct = (before: ActState, form: FormData) => Promise<ActState>;

export const initialActState: ActState = { attempt: 0 };
