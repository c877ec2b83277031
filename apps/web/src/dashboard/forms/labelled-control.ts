/** What every control of a form is given. */
export interface LabelledControl {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
}
