export interface SendBackState {
  readonly attempt: number;
  readonly reason: string;
  readonly trouble?: 'reasonRequired' | 'refused' | 'unavailable';
}

export const initialSendBackState: SendBackState = { attempt: 0, reason: '' };
