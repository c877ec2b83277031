import type { PolicyVersion } from '@firstday/policy-engine';

import type { Answers } from '../answers.js';
import type { CompletedForm, LegalDeadline } from '../deadlines/legal-deadline.js';
import { isRenewed, type RenewalDay } from '../deadlines/renewal-of.js';
import { personnelRecord, type Retention } from '../deadlines/retention.js';
import type { Edition } from '../edition.js';
import type { FieldIssue } from '../field-issue.js';
import type { Signature } from '../signature.js';
import type { DatedEdition } from './edition-dates.js';
import type { AwaitedNumber, OpeningReason, RehireTerms, FormDefinition } from './form-definition.js';
import { forms } from './index.js';
import { inOtherLanguages } from './in-other-languages.js';
import { hashesIn, type OfficialDocumentOfForm } from './official-document.js';
import type { OfficialPdf } from './official-pdf.js';

export type KnownFormKey = keyof typeof forms;

const rank = ({ editions: [edition] }: FormDefinition): number => (edition.source === 'government' ? 0 : 1);

/** The government's forms first, then our own, each by its key. */
const definitions: readonly FormDefinition[] = Object.values<FormDefinition>(forms)
  .map(inOtherLanguages)
  .sort((one, other) => rank(one) - rank(other) || (one.key < other.key ? -1 : 1));

const byKey: ReadonlyMap<string, FormDefinition> = new Map(definitions.map((it) => [it.key, it]));

/** Every edition ever published. */
export const catalog: readonly Edition[] = definitions.flatMap(({ editions }) => editions);

/** The keys of the forms. */
export const formKeys: readonly string[] = definitions.map(({ key }) => key);

export const isFormKey = (form: string): form is KnownFormKey => byKey.has(form);

const definitionOf = (form: string): FormDefinition | undefined => byKey.get(form);

/** Every edition of a form, oldest first; none where there is no such form. */
export const datedEditionsOf = (form: string): readonly DatedEdition[] =>
  definitionOf(form)?.editions.map((edition) => ({
    edition,
    dates: definitionOf(form)?.editionDates?.[edition.edition] ?? null,
  })) ?? [];

/** The last edition that the program has; people may be given it from a later day on (`editionOn`). */
export function currentEdition(form: KnownFormKey): Edition;
export function currentEdition(form: string): Edition | undefined;
export function currentEdition(form: string): Edition | undefined {
  return definitionOf(form)?.editions.at(-1);
}

export const findEdition = (form: string, edition: string): Edition | undefined =>
  definitionOf(form)?.editions.find((it) => it.edition === edition);

/** How long a completed form is kept. */
export const retentionOf = (form: string): Retention => definitionOf(form)?.retention ?? personnelRecord;

/** The forms that leave something to be done by law once they are completed. */
export const formsWithDeadlines: readonly string[] = definitions
  .filter((it) => it.deadlines)
  .map(({ key }) => key);

/** The forms that inspectors of the government ask for. */
export const inspectedForms: readonly string[] = definitions
  .filter((it) => it.isInspected)
  .map(({ key }) => key);

/** What a completed form leaves to be done by law. */
export const legalDeadlinesOf = (form: string, completed: CompletedForm): readonly LegalDeadline[] =>
  definitionOf(form)?.deadlines?.(completed) ?? [];

/** The law behind a day that a form leaves, where the form has one of its own. */
export const deadlineCitationOf = (form: string, kind: LegalDeadline['kind']): string | undefined =>
  definitionOf(form)?.deadlineCitations?.[kind];

/** The forms that may be asked for again on a day, once they are completed. */
export const formsAskedAgain: readonly string[] = definitions
  .filter(({ editions, renewal }) => renewal ?? editions.some(({ scope }) => isRenewed(scope)))
  .map(({ key }) => key);

/** When a completed form is asked for again because of what was answered; `asked` is the edition that is given then. */
export const lawfulRenewalOf = (form: string, completed: CompletedForm, asked: string): RenewalDay | null =>
  definitionOf(form)?.renewal?.(completed, asked) ?? null;

/** The law that has a form asked for again, where there is one. */
export const renewalCitationOf = (form: string): string | undefined => definitionOf(form)?.renewalCitation;

/** Whether this person's right to work is never verified again. */
export const neverReverified = (form: string, answers: Answers): boolean =>
  definitionOf(form)?.neverReverified?.(answers) ?? true;

/** The forms of which an earlier one may serve for somebody who is hired again. */
export const formsOfRehires: readonly string[] = definitions
  .filter(({ rehire }) => rehire)
  .map(({ key }) => key);

/** What an earlier form is worth to somebody who is hired again; null for a form that is asked anew. */
export const rehireTermsOf = (
  form: string,
  completed: CompletedForm,
  rehiredOn: string,
): RehireTerms | null => definitionOf(form)?.rehire?.(completed, rehiredOn) ?? null;

/** What is known of a section when it is opened for a reason, as answers of it. */
export const openingAnswersOf = (form: string, sectionId: string, reason: OpeningReason): Answers =>
  definitionOf(form)?.openingAnswers?.(sectionId, reason) ?? {};

/** Whether the employee is to show a document before a section can be signed. */
export const asksForDocument = (form: string, answers: Answers, sectionId: string): boolean =>
  definitionOf(form)?.asksForDocument?.(answers, sectionId) ?? false;

/** The answers as a document of the form shows them. */
export const printedAnswersOf = (form: string, answers: Answers, signatures: readonly Signature[]): Answers =>
  definitionOf(form)?.printedAnswers?.(answers, signatures) ?? answers;

export const isWithholdingCertificate = (form: string): boolean =>
  definitionOf(form)?.isWithholdingCertificate === true;

export const isReplacedByNewer = (form: string): boolean => definitionOf(form)?.isReplacedByNewer === true;

export const employeeMayRenew = (form: string): boolean => definitionOf(form)?.employeeMayRenew === true;

/** The law by which a policy that an account starts with asks for its form; null where none does. */
export const builtInCitationOf = (form: string): string | null =>
  definitionOf(form)?.policy?.citation ?? null;

/** The policies that an account starts with. An account may archive or replace them with its own. */
export const builtInPolicies: readonly PolicyVersion[] = definitions.flatMap(({ key, policy }) =>
  policy ? [{ ...policy, key, forms: [key], status: 'active' as const }] : [],
);

/** The Social Security number that a form may be signed without while it is awaited. */
export const awaitedNumberOf = (form: string): AwaitedNumber | undefined => definitionOf(form)?.awaitedNumber;

/** Where the answers, as the reader sees them, cannot all be right. */
export const contradictionsOf = (form: string, answers: Answers): readonly FieldIssue[] =>
  definitionOf(form)?.contradictions?.(answers) ?? [];

/** A contradiction as the API answers it, with the words of the form. */
export function contradictionIssue(
  form: string,
  { path, rule }: { readonly path: string; readonly rule: string },
): FieldIssue {
  const messages = definitionOf(form)?.contradictionMessages ?? {};
  const message = Object.hasOwn(messages, rule) ? messages[rule] : undefined;
  return { path: [path], code: rule, ...(message ? { message } : {}) };
}

/** The forms whose answers say who the employee is. */
export const identifyingForms: readonly string[] = definitions
  .filter((it) => it.identifiesEmployee)
  .map(({ key }) => key);

/** An official file that can be filled in, and the form that it is of. */
export interface OfficialPdfOfForm extends OfficialPdf {
  readonly form: string;
}

export const officialPdfs: readonly OfficialPdfOfForm[] = definitions.flatMap(
  ({ key, officialPdfs: files = [] }) => files.map((file) => ({ ...file, form: key })),
);

export const officialDocuments: readonly OfficialDocumentOfForm[] = definitions.flatMap(
  ({ key, officialDocuments: files = [] }) => files.map((file) => ({ ...file, form: key })),
);

/** The agencies' files without which an edition cannot be shown; none for a form of an account's own. */
export function officialDocumentsOf(edition: Edition): readonly OfficialDocumentOfForm[] {
  const named = hashesIn(edition);
  return officialDocuments.filter(({ form, sha256 }) => form === edition.form && named.has(sha256));
}
