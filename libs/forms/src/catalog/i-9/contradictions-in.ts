import type { Answers } from '../../answers.js';
import { issuesIn, textAnswer, type Check, type Checks } from '../../checks/check.js';
import type { FieldIssue } from '../../field-issue.js';
import { i9Messages } from './i-9-messages.js';
import { type PresentedDocument, presentedInSection } from './presented-document.js';
import { receiptEntries } from './receipt-replacements.js';

const issue = issuesIn(i9Messages);

const usPassports = ['us_passport', 'us_passport_card'];
const residentCards = [
  'permanent_resident_card',
  'alien_registration_receipt_card',
  'foreign_passport_i551_stamp',
  'foreign_passport_mriv',
  'form_i94_i551_stamp',
];
const workPermits = ['employment_authorization_document'];

type Code = keyof typeof i9Messages & `status_${string}`;

/** 22 CFR 51.2; 8 CFR 264.1(b), 274a.12(a): who is issued a document. Other documents say nothing about the status. */
const issuedToOthers: Readonly<
  Record<string, readonly (readonly [documents: readonly string[], code: Code])[]>
> = {
  citizen: [
    [residentCards, 'status_citizen_with_i551'],
    [workPermits, 'status_citizen_with_ead'],
  ],
  noncitizen_national: [
    [residentCards, 'status_national_with_i551'],
    [workPermits, 'status_national_with_ead'],
  ],
  lawful_permanent_resident: [[usPassports, 'status_resident_with_us_passport']],
  alien_authorized_to_work: [
    [usPassports, 'status_alien_with_us_passport'],
    [residentCards, 'status_alien_with_i551'],
  ],
};

/** Numbers that are in Section 1 too, by the document that has them. */
const numbersInSectionOne: Readonly<Record<string, { readonly path: string; readonly format: RegExp }>> = {
  social_security_card: { path: 'task.social_security_number', format: /^\d{9}$/ },
  form_i94: { path: 'task.i94_number', format: /^[0-9A-Z]{11}$/ },
  form_i94a: { path: 'task.i94_number', format: /^[0-9A-Z]{11}$/ },
  foreign_passport_with_i94: { path: 'task.foreign_passport_number', format: /^[0-9A-Z]{6,12}$/ },
  fsm_passport: { path: 'task.foreign_passport_number', format: /^[0-9A-Z]{6,12}$/ },
  rmi_passport: { path: 'task.foreign_passport_number', format: /^[0-9A-Z]{6,12}$/ },
};

/**
 * Where Section 1 and a document of Section 2 cannot both be right. Notes, and never a refusal or a reason to ask for another
 * document (8 U.S.C. 1324b(a)(6)). M-274, 9.0: each side corrects its own part.
 *
 * @param answers as the reader sees them: a number that is masked or left out is compared with nothing, so that a note tells
 *   nobody what they may not read
 */
export const contradictionsIn = (answers: Answers): readonly FieldIssue[] =>
  documentsShown(answers).flatMap((shown) => [...statusNote(answers, shown), ...numberNote(answers, shown)]);

/** A later document of Supplement B says nothing about the status on the day of Section 1. */
const documentsShown = (answers: Answers): readonly PresentedDocument[] =>
  [
    'section_2',
    ...receiptEntries.flatMap(({ sectionId, shownIn }) => (shownIn === 'section_2' ? [sectionId] : [])),
  ].flatMap((sectionId) => presentedInSection(answers, sectionId));

function statusNote(answers: Answers, { path, document }: PresentedDocument): readonly FieldIssue[] {
  const status = textAnswer(answers, 'task.citizenship_status');
  const rules = Object.hasOwn(issuedToOthers, status) ? (issuedToOthers[status] ?? []) : [];
  return rules
    .filter(([documents]) => documents.includes(document.key))
    .flatMap(([, code]) => issue([path, 'document'], code));
}

/** The number of a receipt is its own. */
function numberNote(answers: Answers, { path, answer, document }: PresentedDocument): readonly FieldIssue[] {
  const known = Object.hasOwn(numbersInSectionOne, document.key)
    ? numbersInSectionOne[document.key]
    : undefined;
  if (!known || answer.is_receipt === true) return [];
  const [there, here] = [textAnswer(answers, known.path), answer.number ?? ''].map(withoutSeparators);
  if (there === undefined || here === undefined) return [];
  const areWhole = known.format.test(there) && known.format.test(here);
  return areWhole && there !== here ? issue([path, 'number'], 'number_differs_from_section_1') : [];
}

const withoutSeparators = (number: string): string => number.replaceAll(/[\s-]/g, '').toUpperCase();

/** Advice to the person who examines the documents, who reads at each what to do about it. */
const documentsContradictSectionOne: Check = {
  run: ({ answers }) => {
    const notes = contradictionsIn(answers);
    const paths = [...new Set(notes.map(({ path: [path] }) => String(path)))];
    return [...notes, ...paths.flatMap((path) => issue([path], 'let_employee_check_section_1'))];
  },
};

export const contradictionAdvices: Checks = {
  documents_contradict_section_1: documentsContradictSectionOne,
};
