/** What a form is called on the page, and the language of it. */
export interface FormName {
  readonly text: string;
  readonly lang: string;
}

/** By the names that the API gives. */
export type FormNames = Readonly<Record<string, FormName>>;

/** As it is told in a sentence. What others made is called as they called it. */
export const formNameOf = (name: string, names: FormNames): string => names[name]?.text ?? name;
