import type { FormContent } from '@firstday/domain';

/** Where the pages of a form are tried: framed by the builder of this very service, and by nobody else. */
export const trialPath = '/trial';

/** What the builder shows in the frame: a form as it is written, and what is selected of it. */
export interface TrialForm {
  readonly type: 'firstday.trial.form';
  readonly content: FormContent;
  /** Counts what was selected, so that the same may be shown again. */
  readonly selection: number;
  readonly section: string | null;
  readonly page: string | null;
  readonly field: string | null;
}

/** What the frame tells the builder: that it listens, and what was pressed. */
export type TrialEvent =
  | { readonly type: 'firstday.trial.ready' }
  | { readonly type: 'firstday.trial.selected'; readonly field: string };

export const isTrialForm = (data: unknown): data is TrialForm => typeOf(data) === 'firstday.trial.form';

export const isTrialEvent = (data: unknown): data is TrialEvent =>
  typeOf(data) === 'firstday.trial.ready' || typeOf(data) === 'firstday.trial.selected';

const typeOf = (data: unknown): unknown =>
  typeof data === 'object' && data !== null && 'type' in data ? data.type : undefined;
