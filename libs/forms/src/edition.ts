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

/** One document presented for Form I-9, as its row on the form. */
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
export type Surroundings = Readonly<Record<string, AnswerValue | undefined>>;

/** A document that may be chosen for a field of kind `document`. */
export interface DocumentOption {
  readonly key: string;
  /** In English, as it is written into the form's box. */
  readonly title: string;
  /** Its end may be written as D/S, duration of status. */
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
  /** `employee.*` reads and writes the record too; `task.*` lives in the task. Unique in the edition; also the field's id. */
  readonly path: string;
  readonly kind: FieldKind;
  readonly label: Localized;
  readonly hint?: Localized;
  /** The mark that the paper form gives it: `1(c)`, `4(a)`. */
  readonly mark?: string;
  readonly required?: boolean | Condition;
  readonly when?: Condition;
  readonly maxLength?: number;
  readonly options?: readonly Option[];
  /** For `document`: what may be chosen. */
  readonly documents?: readonly DocumentOption[];
  readonly rules?: readonly Rule[];
  /** Masked outside the signer's own page and sealed at rest. */
  readonly sensitive?: boolean;
  /** A path of the surroundings that fills the field until it is answered. */
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
  /** `question`: our own wording, one thing a page. `form`: law fixes wording and order, shown as it stands. */
  readonly layout: 'question' | 'form';
  /** Law asks that the signer be sent through this page before signing. */
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
  /** Counted from the first day of employment; 0 is that day itself. */
  readonly businessDays: number;
  /** Where the job lasts fewer business days than this, the first day counts instead. */
  readonly unlessJobShorterThan?: number;
}

export interface Section {
  readonly id: string;
  readonly title: Localized;
  readonly assignee: Assignee;
  /** Whose hand signs: a preparer signs on the employee's link. */
  readonly signer: 'employee' | 'employer' | 'preparer' | 'nobody';
  readonly when?: Condition;
  /** `on_request` sections are dormant until a change request starts at them (Supplement B). */
  readonly opens: 'in_order' | 'on_request';
  /** Where prefilling needs the account's leave (I-9 Section 1). */
  readonly prefill?: 'account_setting';
  readonly pages: readonly Page[];
  /** Rules across fields by name; their code is in a form's folder of the catalog. */
  readonly checks?: readonly string[];
  /** Advice across fields by name: shown, never in the way of signing. */
  readonly advices?: readonly string[];
  readonly attestation?: Attestation;
  /** What stands at the signature line; where law fixes it, to the letter. */
  readonly signatureLabel?: Localized;
  readonly due?: DueRule;
  /** What stands at the date beside the signature, where the form prints it in words of its own. */
  readonly dateLabel?: Localized;
  /** Answers of earlier sections that the printed section repeats at its head. */
  readonly repeats?: readonly { readonly path: string; readonly label: Localized }[];
  /** Told to those who wait while the section is locked; `{name}` is the employee. */
  readonly lockedNotice?: Localized;
  /** Its signature completes what an E-Verify case is made of. */
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
  /** In the order in which they are asked. */
  readonly sections: readonly Section[];
  /** Ids of the sections as they follow each other on paper, where that is another order. */
  readonly printedOrder?: readonly string[];
  /** The employer examines the employee's answers in clear, sensitive ones too. */
  readonly examinedInClear?: true;
}

/** A signature as documents and pages show it; the evidence behind it is kept by the API. */
export interface Signature {
  readonly sectionId: string;
  readonly method: 'typed' | 'drawn';
  /** The signer's name as typed. */
  readonly name: string;
  /** A PNG data URL where it was drawn. */
  readonly image?: string;
  /** ISO 8601 UTC. */
  readonly signedAt: string;
  /** ISO date at the signer's place: what stands beside the signature. */
  readonly signedOn: string;
}

/** Something wrong with an answer: `code` names it, `values` fill the blanks of its message. Never echoes an answer. */
export interface FieldIssue {
  /** The field's path, then a part of it (`['task.list_a_1', 'number']`); empty where it concerns the section as a whole. */
  readonly path: readonly (string | number)[];
  readonly code: string;
  readonly values?: Readonly<Record<string, string | number>>;
  /** The form's own words, where a check of the form found it; else `messages/` has them by the code. */
  readonly message?: Message;
}
