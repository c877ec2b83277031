/** What is wrong and what to do about it, in every language of the product. `{blanks}` are filled by the values. */
export interface Message {
  readonly en: string;
  readonly es: string;
  readonly ar: string;
}

/** By the code of the issue. */
export type Messages = Readonly<Record<string, Message>>;
