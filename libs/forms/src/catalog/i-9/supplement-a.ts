import type { Section } from '../../edition.js';
import { asPrinted, verbatim } from '../as-printed.js';
import { nameFromSection1 } from './name-from-section-1.js';
import { i9PrintedText } from './i-9-printed-text.js';

const { preparerAttestation, supplementAInstructions } = i9PrintedText;

const atLeast = (n: number) => ['1', '2', '3', '4'].filter((count) => Number(count) >= n);

/** One certification area of Supplement A; each preparer or translator completes, signs and dates their own. */
const certification = (n: number): Section => ({
  id: `supplement_a_${n}`,
  title: asPrinted('Supplement A, Preparer and/or Translator Certification for Section 1'),
  assignee: 'employee',
  signer: 'preparer',
  opens: 'in_order',
  when: { fact: 'task.preparer_count', operator: 'in', value: atLeast(n) },
  due: { businessDays: 0, citation: '8 CFR 274a.2(b)(1)(i)(A)' },
  pages: [
    {
      id: `supplement_a_${n}_preparer`,
      title: asPrinted('Supplement A, Preparer and/or Translator Certification for Section 1'),
      layout: 'form',
      mustVisit: true,
      fields: [
        verbatim(`supplement_a_${n}_instructions`, supplementAInstructions),
        {
          path: `task.preparer_${n}_last_name`,
          kind: 'name',
          label: asPrinted('Last Name (Family Name)'),
          required: true,
        },
        {
          path: `task.preparer_${n}_first_name`,
          kind: 'name',
          label: asPrinted('First Name (Given Name)'),
          required: true,
        },
        {
          path: `task.preparer_${n}_middle_initial`,
          kind: 'name',
          label: asPrinted('Middle Initial (if any)'),
          maxLength: 1,
        },
        {
          path: `task.preparer_${n}_address_street`,
          kind: 'text',
          label: asPrinted('Address (Street Number and Name)'),
          required: true,
          maxLength: 100,
        },
        {
          path: `task.preparer_${n}_address_city`,
          kind: 'text',
          label: asPrinted('City or Town'),
          required: true,
          maxLength: 60,
        },
        {
          path: `task.preparer_${n}_address_state`,
          kind: 'state',
          label: asPrinted('State'),
          required: true,
          rules: [{ rule: 'also_one_of', value: ['CAN', 'MEX'] }],
        },
        {
          path: `task.preparer_${n}_address_zip`,
          kind: 'text',
          label: asPrinted('ZIP Code'),
          required: true,
          maxLength: 6,
          rules: [{ rule: 'postal_code_of', value: `task.preparer_${n}_address_state` }],
        },
      ],
    },
  ],
  attestation: {
    text: asPrinted(preparerAttestation),
    acknowledgement: { en: 'I have read this attestation.', es: 'He leído esta declaración.' },
    isTicked: true,
    citation: '8 CFR 274a.2(b)(1)(i)(A), (h)(1)',
  },
  signatureLabel: asPrinted('Signature of Preparer or Translator'),
  dateLabel: asPrinted('Date (mm/dd/yyyy)'),
  repeats: nameFromSection1,
});

export const supplementA: readonly Section[] = [1, 2, 3, 4].map(certification);
