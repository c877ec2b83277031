import type { Section } from '../../edition.js';
import { asPrinted, verbatim } from '../as-printed.js';
import { documentOptions } from './acceptable-documents.js';
import { extensionFields } from './document-extension.js';
import { i9PrintedText } from './i-9-printed-text.js';
import { eventsField } from './supplement-b-event-checks.js';
import { isExaminedByVideo, remoteExamination } from './remote-examination.js';
import { nameFromSection1 } from './name-from-section-1.js';

const {
  alternativeProcedure,
  antiDiscriminationNotice,
  reverificationAttestation,
  reverificationHead,
  supplementBInstructions,
  todaysDate,
} = i9PrintedText;

/** One block of Supplement B; a new one for each reverification, rehire or change of name. */
const block = (n: number): Section => ({
  id: `supplement_b_${n}`,
  title: asPrinted('Supplement B, Reverification and Rehire (formerly Section 3)'),
  assignee: 'employer',
  signer: 'employer',
  opens: 'on_request',
  ...(n > 1 ? { follows: `supplement_b_${n - 1}` } : {}),
  checks: [
    'reverification_has_an_event',
    'reverification_is_allowed',
    'rehire_has_happened',
    'rehire_within_three_years',
    'rehire_is_authorized',
    'document_parts_complete',
    'documents_unexpired',
    'extension_is_possible',
    'receipts_acceptable',
    'alternative_procedure',
    'remote_examination',
    'signer_is_not_employee',
  ],
  advices: [
    'document_number_looks_unusual',
    'expiration_looks_far_away',
    'representative_has_employees_name',
    'restricted_card_is_refused',
  ],
  pages: [
    {
      id: `supplement_b_${n}_block`,
      title: asPrinted('Supplement B, Reverification and Rehire (formerly Section 3)'),
      layout: 'form',
      mustVisit: true,
      fields: [
        verbatim(`supplement_b_${n}_instructions`, supplementBInstructions),
        verbatim(`supplement_b_${n}_notice`, antiDiscriminationNotice),
        eventsField(n),
        {
          path: `task.rehire_${n}_date`,
          kind: 'date',
          label: asPrinted('Date of Rehire (if applicable): Date (mm/dd/yyyy)'),
        },
        {
          path: `task.rehire_${n}_last_name`,
          kind: 'name',
          label: asPrinted('New Name (if applicable): Last Name (Family Name)'),
        },
        {
          path: `task.rehire_${n}_first_name`,
          kind: 'name',
          label: asPrinted('New Name (if applicable): First Name (Given Name)'),
        },
        {
          path: `task.rehire_${n}_middle_initial`,
          kind: 'name',
          label: asPrinted('New Name (if applicable): Middle Initial'),
          maxLength: 1,
        },
        verbatim(`supplement_b_${n}_reverification`, reverificationHead),
        {
          path: `task.reverify_${n}_document`,
          kind: 'document',
          label: asPrinted('Document Title'),
          sensitive: true,
          // List A or List C only: an identity document is never reverified (M-274 5.1).
          documents: [...documentOptions('a'), ...documentOptions('c')],
        },
        ...extensionFields(`supplement_b_${n}`),
        ...remoteExamination(`supplement_b_${n}`),
        {
          path: `task.reverify_${n}_representative`,
          kind: 'text',
          label: asPrinted('Name of Employer or Authorized Representative'),
          required: true,
          maxLength: 150,
        },
        {
          path: `task.reverify_${n}_additional_information`,
          kind: 'long_text',
          label: asPrinted('Additional Information (Initial and date each notation.)'),
          maxLength: 500,
        },
        {
          path: `task.reverify_${n}_alternative_procedure`,
          kind: 'checkbox',
          label: asPrinted(alternativeProcedure),
          when: { fact: 'employer.uses_e_verify', operator: 'equals', value: true },
          tickedWhen: isExaminedByVideo(`supplement_b_${n}`),
        },
      ],
    },
  ],
  attestation: {
    text: asPrinted(reverificationAttestation),
    acknowledgement: { en: 'I have read this attestation.', es: 'He leído esta declaración.' },
    isTicked: true,
    citation: '8 CFR 274a.2(b)(1)(vii), (h)(1)',
  },
  signatureLabel: asPrinted('Signature of Employer or Authorized Representative'),
  dateLabel: asPrinted(todaysDate),
  repeats: nameFromSection1,
});

export const supplementB: readonly Section[] = [1, 2, 3].map(block);
