import type { Condition } from '@firstday/policy-engine';

import type { Page, Section } from '../../edition.js';
import type { Field } from '../../field.js';
import { asPrinted, verbatim } from '../as-printed.js';
import {
  acceptableDocuments,
  documentOptions,
  documentOptionsOf,
  statementKeys,
} from './acceptable-documents.js';
import { extensionFields } from './document-extension.js';
import { isExaminedByVideo, remoteExamination } from './remote-examination.js';
import { i9PrintedText } from './i-9-printed-text.js';

const {
  alternativeProcedure,
  antiDiscriminationNotice,
  employerCertification,
  sectionTwoHead,
  supplementBReference,
  todaysDate,
} = i9PrintedText;

const choice = (list: 'a' | 'b_and_c'): Condition => ({
  fact: 'task.list_choice',
  operator: 'equals',
  value: list,
});

const keysWith = (row: 'second' | 'third') =>
  acceptableDocuments.filter((it) => it[row] !== undefined).map((it) => it.key);

/** The second and third rows of List A are for combinations only: a passport with its Form I-94, and so on. */
const beside = (row: 'second' | 'third'): Condition => ({
  all: [choice('a'), { fact: 'task.list_a_1.document', operator: 'in', value: keysWith(row) }],
});

const rows: readonly Field[] = [
  {
    path: 'task.list_choice',
    kind: 'radio',
    label: {
      en: 'Which documents did the employee choose to show?',
      es: '¿Qué documentos eligió mostrar el empleado?',
    },
    required: true,
    options: [
      { value: 'a', label: asPrinted('List A') },
      { value: 'b_and_c', label: asPrinted('List B AND List C') },
    ],
  },
  {
    path: 'task.list_a_1',
    kind: 'document',
    label: asPrinted('List A: Document Title 1'),
    when: choice('a'),
    required: true,
    sensitive: true,
    rules: [{ rule: 'issuing_authority' }],
    documents: documentOptions('a'),
  },
  {
    path: 'task.list_a_2',
    kind: 'document',
    label: asPrinted('List A: Document Title 2 (if any)'),
    when: beside('second'),
    required: true,
    sensitive: true,
    rules: [{ rule: 'issuing_authority' }],
    documents: documentOptionsOf('form_i94', 'form_i94a'),
  },
  {
    path: 'task.list_a_3',
    kind: 'document',
    label: asPrinted('List A: Document Title 3 (if any)'),
    when: beside('third'),
    sensitive: true,
    rules: [{ rule: 'issuing_authority' }],
    documents: documentOptionsOf('form_i20', 'form_ds2019'),
  },
  {
    path: 'task.list_b',
    kind: 'document',
    label: asPrinted('List B'),
    when: choice('b_and_c'),
    required: true,
    sensitive: true,
    rules: [{ rule: 'issuing_authority', value: statementKeys }],
    documents: documentOptions('b'),
  },
  {
    path: 'task.list_c',
    kind: 'document',
    label: asPrinted('List C'),
    when: choice('b_and_c'),
    required: true,
    sensitive: true,
    rules: [{ rule: 'issuing_authority' }],
    documents: documentOptions('c'),
  },
];

const documents: Page = {
  id: 'section_2_documents',
  title: asPrinted('Section 2. Employer Review and Verification'),
  layout: 'form',
  mustVisit: true,
  fields: [
    verbatim('section_2_notice', antiDiscriminationNotice),
    verbatim('section_2_head', sectionTwoHead),
    ...rows,
    ...extensionFields('section_2'),
    ...remoteExamination('section_2'),
    {
      path: 'task.additional_information',
      kind: 'long_text',
      label: asPrinted('Additional Information'),
      maxLength: 500,
    },
    {
      path: 'task.alternative_procedure',
      kind: 'checkbox',
      label: asPrinted(alternativeProcedure),
      // 88 FR 47990, 8 CFR 274a.2(b)(1)(ix): only employers in E-Verify, in good standing.
      when: { fact: 'employer.uses_e_verify', operator: 'equals', value: true },
      tickedWhen: isExaminedByVideo('section_2'),
    },
  ],
};

const certification: Page = {
  id: 'section_2_certification',
  title: asPrinted('Section 2. Employer Review and Verification'),
  layout: 'form',
  mustVisit: true,
  fields: [
    {
      path: 'task.first_day_of_employment',
      kind: 'date',
      label: asPrinted('First Day of Employment (mm/dd/yyyy):'),
      required: true,
      rules: [{ rule: 'not_before', value: 'placement.offer_accepted_on' }],
      prefill: 'placement.start_date',
    },
    {
      path: 'task.employer_representative',
      kind: 'text',
      label: asPrinted('Last Name, First Name and Title of Employer or Authorized Representative'),
      required: true,
      maxLength: 150,
      rules: [{ rule: 'name_and_title' }],
    },
    {
      path: 'task.employer_name',
      kind: 'text',
      label: asPrinted("Employer's Business or Organization Name"),
      required: true,
      maxLength: 200,
      prefill: 'employer.name',
      autocomplete: 'organization',
    },
    {
      path: 'task.employer_address',
      kind: 'text',
      label: asPrinted("Employer's Business or Organization Address, City or Town, State, ZIP Code"),
      required: true,
      maxLength: 250,
      prefill: 'employer.full_address',
    },
    verbatim('supplement_b_reference', supplementBReference),
  ],
};

export const section2: Section = {
  id: 'section_2',
  title: asPrinted('Section 2. Employer Review and Verification'),
  assignee: 'employer',
  signer: 'employer',
  opens: 'in_order',
  preparesEverifyCase: true,
  lockedNotice: {
    en: 'Section 2 opens when {name} has signed Section 1',
    es: 'La Sección 2 se abre cuando {name} haya firmado la Sección 1',
    ar: 'يُفتح القسم 2 بعد أن يوقّع {name} القسم 1',
  },
  // 8 CFR 274a.2(b)(1)(ii)(B): within three business days of the hire; starts Monday, due Thursday (M-274 4.0).
  // 8 CFR 274a.2(b)(1)(iii): employment of less than three business days, no later than the first day.
  due: { businessDays: 3, unlessJobShorterThan: 3, citation: '8 CFR 274a.2(b)(1)(ii)(B), (iii)' },
  checks: [
    'document_parts_complete',
    'documents_unexpired',
    'extension_is_possible',
    'first_day_after_birth',
    'receipts_acceptable',
    'under_18_documents',
    'e_verify_photo',
    'list_b_as_section_1',
    'alternative_procedure',
    'remote_examination',
    'examination_pictures',
    'signer_is_not_employee',
  ],
  advices: [
    'document_number_looks_unusual',
    'documents_contradict_section_1',
    'expiration_looks_far_away',
    'photo_to_look_for',
    'representative_has_employees_name',
    'representative_is_company',
    'restricted_card_is_refused',
  ],
  pages: [documents, certification],
  attestation: {
    text: asPrinted(employerCertification),
    acknowledgement: { en: 'I have read this certification.', es: 'He leído esta certificación.' },
    isTicked: true,
    citation: '8 CFR 274a.2(b)(1)(ii), (h)(1)',
  },
  signatureLabel: asPrinted('Signature of Employer or Authorized Representative'),
  dateLabel: asPrinted(todaysDate),
};
