import type { FormPdfContent, FormScope, ReadDocumentContent } from '@firstday/domain';
import type { Condition } from '@firstday/policy-engine';
import type { Field } from './field.js';
import type { Answers } from './answers.js';
import type { Guide } from './guide.js';
import type { Localized } from './localized.js';

export type Assignee = 'employee' | 'employer' | 'system';

/** Where a page keeps what it shows of the account's document: the paths of three of its fields. */
export interface PresentedDocumentPaths {
  readonly title: string;
  readonly version: string;
  /** SHA-256 of the file, in hex: empty until the file was opened. */
  readonly sha256: string;
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
  /** It shows the account's own document, where one is published: these fields are filled when it is opened, and not typed. */
  readonly presents?: PresentedDocumentPaths;
  /** A PDF that is shown on it, the account's or an agency's, and has to have been seen before signing. */
  readonly document?: ReadDocumentContent;
  readonly fields: readonly Field[];
}

/** What the signer declares. The text is shown whole, acknowledged, hashed and kept with the signature. */
export interface Attestation {
  /** Verbatim, in the language that the law has it. */
  readonly text: Localized;
  /** What the signer says of the text before signing. */
  readonly acknowledgement: Localized;
  /** The acknowledgement is an act of its own, a box to tick; elsewhere it is read, and made by signing. */
  readonly isTicked?: true;
  readonly citation?: string;
}

/** The last day on which a section may be signed in time, counted in business days. */
export interface DueInBusinessDays {
  /** After the first day of employment; 0 is that day itself. */
  readonly businessDays: number;
  /** If the job lasts fewer business days than this, the section is due on the first day. */
  readonly unlessJobShorterThan?: number;
  /** The law that says so. */
  readonly citation?: string;
}

/** The same, counted in calendar days: weekends and holidays move nothing. */
export interface DueInCalendarDays {
  /** After the first day of employment. */
  readonly calendarDays: number;
  readonly citation?: string;
}

export type DueRule = DueInBusinessDays | DueInCalendarDays;

/** Somebody completes the section in the employee's place, and the law fixes what is entered as the signature. */
export interface StandIn {
  readonly when: Condition;
  /** What stands in the signature field, word for word. */
  readonly signature: string;
  /** The section that they sign with their own name. */
  readonly certifiesIn: string;
}

export interface Section {
  readonly id: string;
  readonly title: Localized;
  readonly assignee: Assignee;
  /** Who signs; a preparer signs through the employee's link. */
  readonly signer: 'employee' | 'employer' | 'preparer' | 'nobody';
  readonly when?: Condition;
  /** `on_request` sections stay closed until somebody opens them (Supplement B, pictures of what a representative sees). */
  readonly opens: 'in_order' | 'on_request';
  /** The section that has to be opened before this one. */
  readonly follows?: string;
  /** The document entered in it, at `by`, takes the place of the one at `path`, which stays and is lined through. */
  readonly amends?: { readonly path: string; readonly by: string };
  /** Only the employee fills it in. 8 CFR 274a.2(b)(1)(i)(A): the employee completes Section 1 of Form I-9. */
  readonly isNeverPrefilled?: true;
  readonly pages: readonly Page[];
  /** Rules across fields by name; their code is in a form's folder of the catalog. */
  readonly checks?: readonly string[];
  /** Advice across fields by name: shown, but it never prevents signing. */
  readonly advices?: readonly string[];
  readonly attestation?: Attestation;
  /** Who may complete it in the employee's place. */
  readonly standIns?: readonly StandIn[];
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

/** What an authorized representative of the employer does with a form. */
export interface RepresentativeRule {
  /** The section that they sign. */
  readonly signs: string;
  /** Where it has their name. */
  readonly nameAt: string;
  /** The sections that they fill in, that one among them. */
  readonly fills: readonly string[];
  /** Paths of the employee's answers that they need for it: they see no others. */
  readonly sees: readonly string[];
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
  /** The same to whoever hires: what they do with it. */
  readonly employerPurpose: Localized;
  /** Plain words beside those that the law fixes. */
  readonly guide?: Guide;
  /** Answers for tests of an integration, where those of their kind would not do: see `sampleAnswers`. */
  readonly samples?: Answers;
  /** In the order in which they are filled in. */
  readonly sections: readonly Section[];
  /** Ids of the sections in the order of the paper form, where that differs. */
  readonly printedOrder?: readonly string[];
  /** The employer sees the employee's answers unmasked, sensitive ones included. */
  readonly examinedInClear?: true;
  /** Where the employer may have somebody else examine and sign for it. */
  readonly representative?: RepresentativeRule;
  /** The PDF that is filled in, the account's or an agency's; without it, and without a drawn official one, the document is drawn. */
  readonly pdf?: FormPdfContent;
  /** For whom it is filled in once, and when again; once for the employee without it. */
  readonly scope?: FormScope;
  /** The path of the choice that says how it ended. */
  readonly outcome?: string;
  /** Its answers are kept apart from whoever hires. */
  readonly segregated?: true;
}
