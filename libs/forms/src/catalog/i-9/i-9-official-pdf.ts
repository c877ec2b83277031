import type { Answers, DocumentAnswer } from '../../answers.js';
import {
  checkBox,
  dateAsPrinted,
  textBox,
  writerFor,
  type FilledBox,
  type OfficialPdf,
  type OfficialPlace,
  type OfficialSignature,
} from '../official-pdf.js';
import { documentExpiration, documentNumber, documentTitle } from '../../kinds/document.js';
import { acceptableDocuments } from './acceptable-documents.js';
import { i9Sheet } from './generated/i-9-sheet.js';
import { i9 } from './i-9.js';
import { i9BoxName } from './i-9-box-name.js';

const write = writerFor(i9);

/** The boxes of one column of Section 2 in the order of the form: title, authority, number, expiration. */
type DocumentBoxes = readonly [title: string, authority: string, number: string, expiration: string];

// The names are the PDF's own, and several mislead: the expiration of List A's third document is called a number.
const documentBoxes: Readonly<Record<string, DocumentBoxes>> = {
  'task.list_a_1': [
    'Document Title 1',
    'Issuing Authority 1',
    'Document Number 0 (if any)',
    'Expiration Date if any',
  ],
  'task.list_a_2': [
    'Document Title 2 If any',
    'Issuing Authority_2',
    'Document Number If any_2',
    'List A.  Document 2. Expiration Date (if any)',
  ],
  'task.list_a_3': [
    'List A.   Document Title 3.  If any',
    'List A. Document 3.  Enter Issuing Authority',
    'List A.  Document 3 Number.  If any',
    'Document Number if any_3',
  ],
  'task.list_b': [
    'List B Document 1 Title',
    'List B Issuing Authority 1',
    'List B Document Number 1',
    'List B Expiration Date 1',
  ],
  'task.list_c': [
    'List C Document Title 1',
    'List C Issuing Authority 1',
    'List C Document Number 1',
    'List C Expiration Date 1',
  ],
};

/** Two boxes share this name: Supplement B's second block (widget 0) and List A's first document (widget 1). */
const SHARED_TITLE = 'Document Title 1';

const statusBoxes: Readonly<Record<string, string>> = {
  citizen: 'CB_1',
  noncitizen_national: 'CB_2',
  lawful_permanent_resident: 'CB_3',
  alien_authorized_to_work: 'CB_4',
};

/** To the right of the four statuses, where the form prints nothing. */
const statusNote = (box: string): OfficialPlace => {
  const row = Object.values(statusBoxes).indexOf(box);
  return { page: 1, x: 500, y: 523.5 - 12 * row, width: 74, height: 8 };
};

/** What is above the square is another box. */
const afterAlternativeProcedure: OfficialPlace = { page: 1, x: 564, y: 148.5, width: 12, height: 8 };

export const i9OfficialPdf: OfficialPdf = {
  edition: '01/20/25',
  sha256: '780f348c34df694bb0b4dbbfaf9f22b99b9757b80d16a37ba89aadf069597281',
  sheet: i9Sheet,
  boxes: (answers) => [
    ...sectionOne(answers),
    ...statusOf(answers),
    ...[1, 2, 3, 4].flatMap((n) => supplementA(answers, n)),
    ...sectionTwo(answers),
    ...[1, 2, 3].flatMap((n) => supplementB(answers, n)),
    ...namesOnSupplements(answers),
  ],
  signatures: [
    signed('section_1', 'Signature of Employee', "Today's Date mmddyyy"),
    ...[1, 2, 3, 4].map((n) =>
      signed(
        `supplement_a_${n}`,
        `Signature of Preparer or Translator ${n - 1}`,
        `Sig Date mmddyyyy ${n - 1}`,
      ),
    ),
    signed('section_2', 'Signature of Employer or AR', 'S2 Todays Date mmddyyyy'),
    ...[1, 2, 3].map((n) =>
      signed(`supplement_b_${n}`, `Signature of Emp Rep ${n - 1}`, `Todays Date ${n - 1}`),
    ),
  ],
  boxName: i9BoxName,
  holder: (answers) =>
    ['first_name', 'middle_initial', 'last_name']
      .map((path) => write(answers, `task.${path}`))
      .filter((name) => name !== '' && name !== 'N/A')
      .join(' '),
};

function signed(sectionId: string, signature: string, date: string): OfficialSignature {
  return { sectionId, signature: { field: signature }, date: { field: date } };
}

function sectionOne(answers: Answers): FilledBox[] {
  const words = (path: string) => write(answers, `task.${path}`);
  return [
    ...textBox('Last Name (Family Name)', words('last_name')),
    ...textBox('First Name Given Name', words('first_name')),
    ...textBox('Employee Middle Initial (if any)', words('middle_initial')),
    ...textBox('Employee Other Last Names Used (if any)', words('other_last_names')),
    ...textBox('Address Street Number and Name', words('address_street')),
    ...textBox('Apt Number (if any)', words('address_apartment')),
    ...textBox('City or Town', words('address_city')),
    ...textBox('State', words('address_state')),
    ...textBox('ZIP Code', words('address_zip')),
    ...textBox('Date of Birth mmddyyyy', words('date_of_birth')),
    ...textBox('US Social Security Number', words('social_security_number').replace(/\D/g, '')),
    ...textBox('Employees E-mail Address', words('email')),
    ...textBox('Telephone Number', words('phone')),
  ];
}

/** Exactly one box is checked, and only its own numbers are written: the PDF's checkboxes know nothing of each other. */
function statusOf(answers: Answers): FilledBox[] {
  const words = (path: string) => write(answers, `task.${path}`);
  const status = answers['task.citizenship_status'];
  const box = typeof status === 'string' ? statusBoxes[status] : undefined;
  const checked = box ? checkBox(box, true, statusNote(box)) : [];
  if (status === 'lawful_permanent_resident')
    return [
      ...checked,
      ...textBox('3 A lawful permanent resident Enter USCIS or ANumber', words('lpr_number')),
    ];
  if (status !== 'alien_authorized_to_work') return checked;
  const passport = [words('foreign_passport_number'), words('foreign_passport_country')];
  return [
    ...checked,
    ...textBox('Exp Date mmddyyyy', dateAsPrinted(words('work_authorization_expires_on'))),
    ...textBox('USCIS ANumber', words('uscis_number').replace(/[\s-]/g, '')),
    ...textBox('Form I94 Admission Number', words('i94_number')),
    ...textBox('Foreign Passport Number and Country of IssuanceRow1', passport.filter(Boolean).join(', ')),
  ];
}

/** Each preparer or translator fills one block. Block 1 has its last and first name under one field name. */
function supplementA(answers: Answers, n: number): FilledBox[] {
  const words = (path: string) => write(answers, `task.preparer_${n}_${path}`);
  const block = n - 1;
  const last = `Preparer or Translator Last Name (Family Name) ${block}`;
  const first = `Preparer or Translator First Name (Given Name) ${block}`;
  const names =
    block === 1
      ? [...textBox(last, words('last_name'), 0), ...textBox(last, words('first_name'), 1)]
      : [...textBox(last, words('last_name')), ...textBox(first, words('first_name'))];
  return [
    ...names,
    ...textBox(`PT Middle Initial ${block}`, words('middle_initial')),
    ...textBox(`Preparer or Translator Address (Street Number and Name) ${block}`, words('address_street')),
    ...textBox(`Preparer or Translator City or Town ${block}`, words('address_city')),
    ...textBox(`Preparer State ${block}`, words('address_state')),
    ...textBox(`Zip Code ${block}`, words('address_zip')),
  ];
}

function sectionTwo(answers: Answers): FilledBox[] {
  const words = (path: string) => write(answers, `task.${path}`);
  return [
    ...Object.entries(documentBoxes).flatMap(([path, boxes]) => documentIn(boxes, documentOf(answers, path))),
    ...textBox('Additional Information', words('additional_information')),
    ...checkBox('CB_Alt', answers['task.alternative_procedure'], afterAlternativeProcedure),
    ...textBox('FirstDayEmployed mmddyyyy', words('first_day_of_employment')),
    ...textBox(
      'Last Name First Name and Title of Employer or Authorized Representative',
      words('employer_representative'),
    ),
    ...textBox('Employers Business or Org Name', words('employer_name')),
    ...textBox('Employers Business or Org Address', words('employer_address')),
  ];
}

function documentIn(
  [title, authority, number, expiration]: DocumentBoxes,
  document: DocumentAnswer | null,
): FilledBox[] {
  if (!document) return [];
  return [
    ...textBox(title, documentTitle(document, acceptableDocuments), title === SHARED_TITLE ? 1 : undefined),
    ...textBox(authority, document.issuing_authority),
    ...textBox(number, documentNumber(document)),
    ...textBox(expiration, dateAsPrinted(documentExpiration(document))),
  ];
}

function supplementB(answers: Answers, n: number): FilledBox[] {
  const rehire = (path: string) => write(answers, `task.rehire_${n}_${path}`);
  const reverify = (path: string) => write(answers, `task.reverify_${n}_${path}`);
  const document = documentOf(answers, `task.reverify_${n}_document`);
  const block = n - 1;
  const title = `Document Title ${block}`;
  return [
    ...textBox(`Date of Rehire ${block}`, rehire('date')),
    ...textBox(`Last Name ${block}`, rehire('last_name')),
    ...textBox(`First Name ${block}`, rehire('first_name')),
    ...textBox(`Middle Initial ${block}`, rehire('middle_initial')),
    ...(document
      ? [
          ...textBox(
            title,
            documentTitle(document, acceptableDocuments),
            title === SHARED_TITLE ? 0 : undefined,
          ),
          ...textBox(`Document Number ${block}`, documentNumber(document)),
          ...textBox(`Expiration Date ${block}`, dateAsPrinted(documentExpiration(document))),
        ]
      : []),
    ...textBox(`Name of Emp or Auth Rep ${block}`, reverify('representative')),
    ...textBox(`Addtl Info ${block}`, reverify('additional_information')),
    ...checkBox(`CB_Alt_${block}`, answers[`task.reverify_${n}_alternative_procedure`]),
  ];
}

/** A supplement that is used carries the employee's name from Section 1 at its head. */
function namesOnSupplements(answers: Answers): FilledBox[] {
  const used = (prefix: RegExp) =>
    Object.entries(answers).some(
      ([path, value]) => prefix.test(path) && value !== null && value !== undefined && value !== '',
    );
  const heads = [
    ...(used(/^task\.preparer_\d_/) ? [''] : []),
    ...(used(/^task\.(rehire|reverify)_\d_/) ? ['-2'] : []),
  ];
  return heads.flatMap((suffix) => [
    ...textBox(`Last Name Family Name from Section 1${suffix}`, write(answers, 'task.last_name')),
    ...textBox(`First Name Given Name from Section 1${suffix}`, write(answers, 'task.first_name')),
    ...textBox(`Middle initial if any from Section 1${suffix}`, write(answers, 'task.middle_initial')),
  ]);
}

function documentOf(answers: Answers, path: string): DocumentAnswer | null {
  const value = answers[path];
  return typeof value === 'object' && value !== null && 'document' in value ? value : null;
}
