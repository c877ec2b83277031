import type { Condition } from '@firstday/policy-engine';

import type { Message } from './messages/message.js';

/** Languages that own forms and the interface are written in. Government text has `en` only. */
export type Localized = { readonly en: string; readonly [locale: string]: string };

export type Assignee = 'employee' | 'employer' | 'system';

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

/** Money is in dollars with at most two decimals; dates are ISO 8601 dates. */
export type AnswerValue =
  | string
  | number
  | boolean
  | readonly string[]
  | AddressAnswer
  | DocumentAnswer
  | readonly FileAnswer[]
  | null;

export interface AddressAnswer {
  readonly street: string;
  readonly secondary?: string | null;
  readonly city: string;
  readonly state: string;
  readonly zip?: string | null;
  /** ISO 3166-1 alpha-3 or alpha-2 as the record holds it. */
  readonly country: string;
}

/** A document that was presented, as a row of Form I-9 asks for it. */
export interface DocumentAnswer {
  /** The key of one of the field's `documents`. */
  readonly document: string;
  readonly issuing_authority?: string;
  readonly number?: string;
  /** ISO date, null where the document does not expire, `D/S` (duration of status) on Forms I-94, I-20 and DS-2019. */
  readonly expires_on?: string | null;
  readonly is_receipt?: boolean;
}

export interface FileAnswer {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly size: number;
}

/** Answers by field path (`task.filing_status`, `employee.first_name`). Sensitive ones are in clear here. */
export type Answers = Readonly<Record<string, AnswerValue | undefined>>;

/** What is known besides the answers, by path: `today`, `employer.name`, `employer.uses_e_verify`, `placement.start_date`. */
export type FormContext = Readonly<Record<string, AnswerValue | undefined>>;

/** A document that may be chosen for a field of kind `document`. */
export interface DocumentOption {
  readonly key: string;
  /** In English, as it is written into the form's box. */
  readonly title: string;
  /** Its expiration date may be D/S, duration of status. */
  readonly durationOfStatus?: true;
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
  /** For `document`: what may be chosen. */
  readonly documents?: readonly DocumentOption[];
  readonly rules?: readonly Rule[];
  /** Masked for everyone but the signer, and encrypted at rest. */
  readonly sensitive?: boolean;
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

export interface Page {
  readonly id: string;
  readonly title: Localized;
  readonly description?: Localized;
  readonly when?: Condition;
  /** `question`: our own wording, one question a page. `form`: the law fixes wording and order, shown as on the form. */
  readonly layout: 'question' | 'form';
  /** The law requires that the signer sees this page before signing. */
  readonly mustVisit?: boolean;
  readonly fields: readonly Field[];
}

/** What the signer declares. The text is shown whole, acknowledged, hashed and kept with the signature. */
export interface Attestation {
  /** Verbatim, in the language that the law has it. */
  readonly text: Localized;
  readonly acknowledgement: Localized;
  readonly citation?: string;
}

/** The last day on which a section may be signed in time. */
export interface DueRule {
  /** After the first day of employment; 0 is that day itself. */
  readonly businessDays: number;
  /** If the job lasts fewer business days than this, the section is due on the first day. */
  readonly unlessJobShorterThan?: number;
}

export interface Section {
  readonly id: string;
  readonly title: Localized;
  readonly assignee: Assignee;
  /** Who signs; a preparer signs through the employee's link. */
  readonly signer: 'employee' | 'employer' | 'preparer' | 'nobody';
  readonly when?: Condition;
  /** `on_request` sections stay closed until a change request opens them (Supplement B). */
  readonly opens: 'in_order' | 'on_request';
  /** Prefilled only where the account allows it (I-9 Section 1). */
  readonly prefill?: 'account_setting';
  readonly pages: readonly Page[];
  /** Rules across fields by name; their code is in a form's folder of the catalog. */
  readonly checks?: readonly string[];
  /** Advice across fields by name: shown, but it never prevents signing. */
  readonly advices?: readonly string[];
  readonly attestation?: Attestation;
  /** The label of the signature line; where the law fixes it, to the letter. */
  readonly signatureLabel?: Localized;
  readonly due?: DueRule;
  /** The label of the date beside the signature, where the form has wording of its own. */
  readonly dateLabel?: Localized;
  /** Answers of earlier sections that the printed section repeats at its head. */
  readonly repeats?: readonly { readonly path: string; readonly label: Localized }[];
  /** Shown to those who wait while the section is locked; `{name}` is the employee. */
  readonly lockedNotice?: Localized;
  /** Signing it completes the data for an E-Verify case, which is then prepared. */
  readonly preparesEverifyCase?: true;
}

/** One edition of a form: data, immutable once used; a task pins one. */
export interface Edition {
  /** The form's key, e.g. `i-9`. */
  readonly form: string;
  /** As printed on it, e.g. `01/20/25`. */
  readonly edition: string;
  readonly title: Localized;
  readonly shortName: Localized;
  readonly source: 'government' | 'own';
  /** `OMB No. 1615-0047`, printed on the drawn form. */
  readonly omb?: string;
  readonly expires?: string;
  readonly tags: readonly string[];
  /** About how long the employee needs. */
  readonly minutes: number;
  /** Why the law or the employer asks for it, one sentence for the person filling it in. */
  readonly purpose: Localized;
  /** In the order in which they are filled in. */
  readonly sections: readonly Section[];
  /** Ids of the sections in the order of the paper form, where that differs. */
  readonly printedOrder?: readonly string[];
  /** The employer sees the employee's answers unmasked, sensitive ones included. */
  readonly examinedInClear?: true;
}

/** A signature as documents and pages show it; the API keeps the evidence behind it. */
export interface Signature {
  readonly sectionId: string;
  readonly method: 'typed' | 'drawn';
  /** The signer's name as typed. */
  readonly name: string;
  /** A PNG data URL where it was drawn. */
  readonly image?: string;
  /** ISO 8601 UTC. */
  readonly signedAt: string;
  /** ISO date where the signer is: it is written beside the signature. */
  readonly signedOn: string;
}

/** Something wrong with an answer: `code` names it, `values` fill the blanks of its message. Never repeats an answer. */
export interface FieldIssue {
  /** The field's path, then a part of it (`['task.list_a_1', 'number']`); empty for an issue of the whole section. */
  readonly path: readonly (string | number)[];
  readonly code: string;
  readonly values?: Readonly<Record<string, string | number>>;
  /** The form's own message, for an issue that one of its checks found; other messages are in `messages/`, by code. */
  readonly message?: Message;
}
