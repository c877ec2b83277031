import type { PolicyVersion } from '@firstday/policy-engine';

import type { CompletedForm, LegalDeadline } from '../deadlines/legal-deadline.js';
import type { RenewalDay } from '../deadlines/renewal-of.js';
import type { Retention } from '../deadlines/retention.js';
import type { Answers } from '../answers.js';
import type { FieldIssue } from '../field-issue.js';
import type { AnswersInContext } from '../form-state.js';
import type { Edition } from '../edition.js';
import type { Messages } from '../messages/message.js';
import type { Signature } from '../signature.js';
import type { Worksheet } from '../worksheet.js';
import type { LibraryPolicy } from '../library/library-policy.js';
import type { EditionDates } from './edition-dates.js';
import type { OfficialDocument } from './official-document.js';
import type { OfficialPdf } from './official-pdf.js';

/** The policy of the built-in library that asks for a form; its key is the form's. */
export type FormPolicy = Pick<PolicyVersion, 'version' | 'name' | 'condition' | 'tags'> & {
  /** The law that asks for the form; without it, none does. */
  readonly citation?: string;
};

/** What an earlier form is worth to somebody who is hired again. */
export interface RehireTerms {
  readonly completedOn: string;
  /** The last day of a rehire for which it serves. */
  readonly usableUntil: string;
  readonly isInTime: boolean;
  /** The authorization that it proves has ended: the employee shows a document. */
  readonly needsDocument: boolean;
}

/** Why a section that follows a completed form is opened. */
export type OpeningReason =
  | { readonly kind: 'reverification' }
  | { readonly kind: 'rehire'; readonly rehiredOn: string };

/** A number that the employee applied for: they add it to a section that they signed without it. */
export interface AwaitedNumber {
  readonly sectionId: string;
  /** The field that it is entered in. */
  readonly path: string;
  readonly isAwaited: (form: AnswersInContext) => boolean;
}

/** All that the product knows of a form besides its checks: it stands in the form's folder, and nowhere else. */
export interface FormDefinition {
  /** Also the name of its folder, e.g. `i-9`. Tasks, policies and documents keep it. */
  readonly key: string;
  /** Every edition ever published, oldest first: new tasks pin the one of the day, others stay for the tasks that pin them. */
  readonly editions: readonly [Edition, ...Edition[]];
  /** By edition: from when until when an agency's form is used, and when the next one is expected. */
  readonly editionDates?: Readonly<Record<string, EditionDates>>;
  /** How long a completed one is kept; as other personnel records are, where nothing is said. */
  readonly retention?: Retention;
  readonly policy?: FormPolicy;
  /** Policies of the library that ask for it: an account has them once it adds them. */
  readonly offers?: readonly LibraryPolicy[];
  /** What it leaves to be done by law once it is completed. */
  readonly deadlines?: (form: CompletedForm) => readonly LegalDeadline[];
  /** The law behind such a day, where it is another one than that of the federal forms. */
  readonly deadlineCitations?: Partial<Readonly<Record<LegalDeadline['kind'], string>>>;
  /** When a completed one is asked for again by law because of what was answered; `asked` is the edition that is given then. */
  readonly renewal?: (form: CompletedForm, asked: string) => RenewalDay | null;
  /** The law that has it asked for again, by that or by the scope of its editions. */
  readonly renewalCitation?: string;
  /** A newer one of the same employer takes its place, and what it left to be done is no longer due. */
  readonly isReplacedByNewer?: true;
  /** The answers as they are written onto the form, where that is more than the boxes were answered with. */
  readonly printedAnswers?: (answers: Answers, signatures: readonly Signature[]) => Answers;
  /** Whose right to work is never verified again, whatever becomes of the document. */
  readonly neverReverified?: (answers: Answers) => boolean;
  /** Whether an earlier one serves for somebody who is hired again, and what that takes; null where it was not completed. */
  readonly rehire?: (form: CompletedForm, rehiredOn: string) => RehireTerms | null;
  /** What is known of a section when it is opened for a reason, as answers of it. */
  readonly openingAnswers?: (sectionId: string, reason: OpeningReason) => Answers;
  /** Whether the employee is to show a document before a section can be signed. */
  readonly asksForDocument?: (answers: Answers, sectionId: string) => boolean;
  /** The employee may fill in a new one whenever something has changed; the finished one is kept. */
  readonly employeeMayRenew?: true;
  /** It says how much federal income tax is withheld. */
  readonly isWithholdingCertificate?: true;
  /** By edition: what works an answer out, with the figures of its year. */
  readonly worksheets?: Readonly<Record<string, readonly Worksheet[]>>;
  /** The agency's own files, which are filled in where the operator has installed them. */
  readonly officialPdfs?: readonly OfficialPdf[];
  /** The agency's own files that its editions show to be read: without them it is given to nobody. */
  readonly officialDocuments?: readonly OfficialDocument[];
  /** Inspectors of the government ask for it (8 CFR 274a.2(b)(2)(ii)): it goes into inspection packages. */
  readonly isInspected?: true;
  /** Its answers say who the employee is: people can be asked by them who they are. */
  readonly identifiesEmployee?: true;
  /** Where answers of different signers cannot all be right. It refuses nothing; masked answers are compared with nothing. */
  readonly contradictions?: (answers: Answers) => readonly FieldIssue[];
  /** What they say, by their codes. */
  readonly contradictionMessages?: Messages;
  /** A Social Security number that may be awaited when its section is signed. */
  readonly awaitedNumber?: AwaitedNumber;
}
