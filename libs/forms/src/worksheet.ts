import type { Answers } from './answers.js';
import type { Field } from './field.js';
import type { Localized } from './localized.js';

/** What a worksheet comes to: an amount for a field of the form, or why it cannot be worked out here. */
export type WorksheetResult =
  | {
      readonly amount: number;
      /** Beside the amount: an answer that the form wants together with it. */
      readonly answers?: Answers;
    }
  | { readonly outside: Localized };

/**
 * A worksheet of a government form as a few questions. What is entered is used to work out one amount and kept nowhere;
 * the person decides whether the amount becomes an answer.
 */
export interface Worksheet {
  readonly id: string;
  /** The id of the page that offers it. */
  readonly page: string;
  /** The field that the amount is for. */
  readonly target: string;
  readonly title: Localized;
  readonly description: Localized;
  /** What leads to it from its page. */
  readonly offer: Localized;
  readonly fields: readonly Field[];
  /** @param form the answers of the form itself, such as the filing status */
  readonly compute: (entered: Answers, form: Answers) => WorksheetResult;
}
