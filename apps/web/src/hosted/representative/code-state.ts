export type CodeErrorCode = 'codeRequired' | 'codeWrong' | 'unavailable';

/** What an attempt to give the code came to, where it did not lead on. */
export interface CodeState {
  readonly attempt: number;
  readonly trouble?: CodeErrorCode;
  readonly triesLeft?: number;
  readonly code: string;
}

export const initialCodeState: CodeState = { attempt: 0, code: '' };
