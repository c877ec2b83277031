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

/** The form with what is wrong about it. */
export const refuseCaseForm = (
  before: CaseFormState,
  form: FormData,
  issues: readonly CaseIssue[],
): CaseFormState => ({ attempt: before.attempt + 1, issues, given: givenIn(form) });

const givenIn = (form: FormData): Record<string, string> =>
  Object.fromEntries([...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
