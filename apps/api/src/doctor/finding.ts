/** What was looked at. */
export type FindingArea = 'database' | 'files' | 'forms' | 'keys' | 'mail' | 'reach' | 'time' | 'backup';

/** What the doctor says of one thing: what was found, and where it is not in order, what to do. Never a secret. */
export interface Finding {
  readonly area: FindingArea;
  readonly state: 'ok' | 'warning' | 'fault';
  readonly text: string;
  readonly remedy?: string;
}

/** Makes findings of one area. */
export const findingsOf = (area: FindingArea) => ({
  ok: (text: string): Finding => ({ area, state: 'ok', text }),
  warning: (text: string, remedy: string): Finding => ({ area, state: 'warning', text, remedy }),
  fault: (text: string, remedy: string): Finding => ({ area, state: 'fault', text, remedy }),
});
