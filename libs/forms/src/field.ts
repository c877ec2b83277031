import type { Condition } from '@firstday/policy-engine';
import type { Localized } from './localized.js';

export type FieldKind =
  | 'text'
  | 'long_text'
  | 'name'
  | 'ssn'
  | 'ein'
  | 'date'
  | 'phone'
  | 'email'
  | 'address'
  | 'money'
  | 'number'
  | 'select'
  | 'radio'
  | 'checkbox'
  | 'checkbox_group'
  | 'country'
  | 'state'
  | 'document'
  | 'file'
  | 'routing_number'
  | 'account_number'
  | 'content';

/** Whether the documents of a kind have something: a number, an expiration date. */
export type OnDocument = 'always' | 'sometimes' | 'never';

/** A document that may be chosen for a field of kind `document`. */
export interface DocumentOption {
  readonly key: string;
  /** In English, as it is written into the form's box. */
  readonly title: string;
  /** Its expiration date may be D/S, duration of status. */
  readonly durationOfStatus?: true;
  /** Where it may lack one, `sometimes` unless it is given, that is said and not left blank. */
  readonly numbered?: OnDocument;
  readonly expires?: OnDocument;
  /** It is no document: nothing but the title is written. */
  readonly isStatement?: true;
}

export interface Option {
  readonly value: string;
  readonly label: Localized;
  readonly hint?: Localized;
  readonly when?: Condition;
}

/** A rule by name; its code is in `rules/`, its message in `messages/`. */
export interface Rule {
  readonly rule: string;
  readonly value?: string | number | readonly string[];
  /** Where the law says so, e.g. `8 CFR 274a.2(b)(1)(i)`. */
  readonly citation?: string;
}

export interface Field {
  /** `employee.*` also reads and writes the employee's record; `task.*` stays in the task. Unique in the edition; also the field's id. */
  readonly path: string;
  readonly kind: FieldKind;
  readonly label: Localized;
  readonly hint?: Localized;
  /** Its number on the paper form: `1(c)`, `4(a)`. */
  readonly mark?: string;
  readonly required?: boolean | Condition;
  readonly when?: Condition;
  readonly maxLength?: number;
  readonly options?: readonly Option[];
  /** For `address`: one outside the United States, whose country is asked for. */
  readonly isAbroad?: true;
  /** For `document`: what may be chosen. */
  readonly documents?: readonly DocumentOption[];
  readonly rules?: readonly Rule[];
  /** It came to an edition that was in use: left blank, it is no part of what is signed, so that earlier signatures hold. */
  readonly isAddedLater?: true;
  /** Masked for everyone but the signer, and encrypted at rest. */
  readonly sensitive?: boolean;
  /** For texts in the clear: an answer that looks like a Social Security number is not taken. */
  readonly refusesSsn?: true;
  /** For `file`: pictures only, each another one than those of the other fields marked so. */
  readonly distinctPictures?: true;
  /** For `file`: none that is there already, in it or in the other fields of files that are told apart. */
  readonly distinctFiles?: true;
  /** For `checkbox`: it says what other answers say, so they tick it, and nobody does by hand. */
  readonly tickedWhen?: Condition;
  /** A path of the context that fills the field until it is answered. */
  readonly prefill?: string;
  /** The HTML autocomplete token. */
  readonly autocomplete?: string;
  /** For `content`: paragraphs of fixed text. */
  readonly text?: Localized;
  /** For `content`: fixed by law word for word, set apart by a rule at its left, never translated. */
  readonly verbatim?: boolean;
  /** For `content`: a link shown after the text. */
  readonly link?: { readonly href: string; readonly label: Localized };
}
