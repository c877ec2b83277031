export interface ReasonState {
  readonly attempt: number;
  readonly reason: string;
  readonly trouble?: 'reasonRequired' | 'refused' | 'unavailable';
}

export const initialReasonState: ReasonState = { attempt: 0, reason: '' };
