export interface CaseIssue {
  /** The field that it concerns; the form as a whole where there is none. */
  readonly path?: string;
  readonly message: string;
}

/** What an attempt came to, where it did not lead on. */
export interface CaseFormState {
  readonly attempt: number;
  readonly issues: readonly CaseIssue[];
  /** What was entered, by the names of the controls, for a page without JavaScript. */
  readonly given: Readonly<Record<string, string>>;
}

export const initialCaseFormState: CaseFormState = { attempt: 0, issues: [], given: {} };
