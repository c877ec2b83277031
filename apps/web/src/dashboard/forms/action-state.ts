import type { ChoiceOption } from '@firstday/ui';

/** What is to be put right, and the id of the control that it is about. */
export interface FormIssue {
  readonly target?: string;
  readonly message: string;
}

/** Something that is shown once and kept nowhere. */
export interface Secret {
  readonly title: string;
  readonly hint: string;
  readonly text: string;
  /** Where one goes on once it is kept. */
  readonly next?: { readonly href: string; readonly label: string };
}

/** A component that was opened to be looked at, and the code that a partner writes for it. */
export interface Preview {
  readonly src: string;
  readonly title: string;
  readonly code: Readonly<Record<'iframe' | 'react' | 'script' | 'server', string>>;
}

/** What would come of the form: shown before it is sent for good. */
export interface Foreseen {
  readonly title: string;
  readonly hint: string;
  readonly lists: readonly { readonly title: string; readonly lines: readonly string[] }[];
}

/** How a form stands after it was sent. */
export interface ActionState {
  /** Grows with each sending: the page then shows it anew. */
  readonly attempt: number;
  readonly issues: readonly FormIssue[];
  /** What was typed, by the names of the controls, to be shown again. */
  readonly values: Readonly<Record<string, readonly string[]>>;
  readonly secret?: Secret;
  readonly preview?: Preview;
  readonly foreseen?: Foreseen;
  /** A page outside the dashboard, to be loaded whole. */
  readonly goTo?: string;
  /** Records that may have been meant, to be chosen from before it is sent again. */
  readonly choices?: readonly ChoiceOption[];
  /** Ids of what was made, by their names, for what can be done next. */
  readonly made?: Readonly<Record<string, string>>;
}

export type Send = (before: ActionState, form: FormData) => Promise<ActionState>;

export const initialActionState: ActionState = { attempt: 0, issues: [], values: {} };

/** One line that was typed. */
export function readText(form: FormData, name: string): string {
  const given = form.get(name);
  return typeof given === 'string' ? given.trim() : '';
}

/** All that was chosen of a list. */
export const readList = (form: FormData, name: string): string[] =>
  form.getAll(name).filter((given) => typeof given === 'string');

/** What stands in a form, to be shown again; passwords are typed again. */
export function typedValues(form: FormData): ActionState['values'] {
  const names = [...new Set(form.keys())].filter((name) => !/^\$|password/.test(name));
  return Object.fromEntries(names.map((name) => [name, readList(form, name)]));
}

/** The form with what is wrong about it. */
export function rejectForm(before: ActionState, form: FormData, issues: readonly FormIssue[]): ActionState {
  return { attempt: before.attempt + 1, issues, values: typedValues(form) };
}
