import type { Condition } from '@firstday/policy-engine';

import type { Page, Section } from '../../edition.js';
import type { Field } from '../../field.js';
import { asPrinted, verbatim } from '../as-printed.js';
import { appliedForNumber, socialSecurityNumber } from './awaits-number.js';
import { standIns } from './stand-ins.js';
import { i9PrintedText } from './i-9-printed-text.js';

const { antiDiscriminationNotice, employeeAttestation, preparerHead, sectionOneHead, startHere, todaysDate } =
  i9PrintedText;

const isStatus = (status: string): Condition => ({
  fact: 'task.citizenship_status',
  operator: 'equals',
  value: status,
});

const usesEVerify: Condition = { fact: 'employer.uses_e_verify', operator: 'equals', value: true };

/** The account knows of no number that was applied for. */
const isNotKnownToBeAppliedFor: Condition = {
  any: [
    { fact: 'employee.has_applied_for_ssn', operator: 'is_absent' },
    { fact: 'employee.has_applied_for_ssn', operator: 'equals', value: false },
  ],
};

/**
 * The E-Verify user agreement requires the SSN. M-274, 3.0: a new hire whose number was not issued yet leaves it blank, and
 * enters it once it arrives.
 */
const socialSecurityNumberIsNeeded: Condition = {
  all: [
    usesEVerify,
    isNotKnownToBeAppliedFor,
    { any: [isStatus('citizen'), { fact: appliedForNumber, operator: 'equals', value: 'no' }] },
  ],
};

/** Citizens are not asked, and no one is where the number is voluntary: leaving it blank then needs no reason. */
const isAskedForApplication: Condition = {
  all: [
    usesEVerify,
    isNotKnownToBeAppliedFor,
    { fact: socialSecurityNumber, operator: 'is_absent' },
    {
      fact: 'task.citizenship_status',
      operator: 'in',
      value: ['noncitizen_national', 'lawful_permanent_resident', 'alien_authorized_to_work'],
    },
  ],
};

const names: readonly Field[] = [
  {
    path: 'task.last_name',
    kind: 'name',
    label: asPrinted('Last Name (Family Name)'),
    required: true,
    prefill: 'employee.last_name',
    autocomplete: 'family-name',
  },
  {
    path: 'task.first_name',
    kind: 'name',
    label: asPrinted('First Name (Given Name)'),
    required: true,
    prefill: 'employee.first_name',
    autocomplete: 'given-name',
  },
  {
    path: 'task.middle_initial',
    kind: 'name',
    label: asPrinted('Middle Initial (if any)'),
    maxLength: 1,
    prefill: 'employee.middle_initial',
    autocomplete: 'additional-name',
  },
  { path: 'task.other_last_names', kind: 'name', label: asPrinted('Other Last Names Used (if any)') },
];

const address: readonly Field[] = [
  {
    path: 'task.address_street',
    kind: 'text',
    label: asPrinted('Address (Street Number and Name)'),
    required: true,
    maxLength: 100,
    prefill: 'employee.address.street',
    autocomplete: 'address-line1',
  },
  {
    path: 'task.address_apartment',
    kind: 'text',
    label: asPrinted('Apt. Number (if any)'),
    maxLength: 20,
    prefill: 'employee.address.secondary',
    autocomplete: 'address-line2',
  },
  {
    path: 'task.address_city',
    kind: 'text',
    label: asPrinted('City or Town'),
    required: true,
    maxLength: 60,
    prefill: 'employee.address.city',
    autocomplete: 'address-level2',
  },
  {
    path: 'task.address_state',
    kind: 'state',
    label: asPrinted('State'),
    required: true,
    rules: [{ rule: 'also_one_of', value: ['CAN', 'MEX'] }],
    prefill: 'employee.address.state',
    autocomplete: 'address-level1',
  },
  {
    path: 'task.address_zip',
    kind: 'text',
    label: asPrinted('ZIP Code'),
    required: true,
    // The box of the official form takes six characters: five digits, or a Canadian postal code.
    maxLength: 6,
    rules: [{ rule: 'postal_code_of', value: 'task.address_state' }],
    prefill: 'employee.address.zip',
    autocomplete: 'postal-code',
  },
];

const personal: readonly Field[] = [
  {
    path: 'task.date_of_birth',
    kind: 'date',
    label: asPrinted('Date of Birth (mm/dd/yyyy)'),
    required: true,
    sensitive: true,
    rules: [{ rule: 'past' }],
    prefill: 'employee.date_of_birth',
    autocomplete: 'bday',
  },
  {
    path: socialSecurityNumber,
    kind: 'ssn',
    label: asPrinted('U.S. Social Security Number'),
    required: socialSecurityNumberIsNeeded,
    sensitive: true,
    prefill: 'employee.social_security_number',
  },
  {
    path: 'task.email',
    kind: 'email',
    label: asPrinted("Employee's Email Address"),
    prefill: 'employee.email',
    autocomplete: 'email',
  },
  {
    path: 'task.phone',
    kind: 'phone',
    label: asPrinted("Employee's Telephone Number"),
    prefill: 'employee.phone',
    autocomplete: 'tel',
  },
];

const information: Page = {
  id: 'section_1_information',
  title: asPrinted('Section 1. Employee Information and Attestation'),
  layout: 'form',
  mustVisit: true,
  fields: [
    verbatim('start_here', startHere, {
      href: 'https://www.uscis.gov/i-9',
      label: {
        en: 'Form I-9 and its instructions on uscis.gov',
        es: 'El Formulario I-9 y sus instrucciones en uscis.gov',
      },
    }),
    verbatim('anti_discrimination_notice', antiDiscriminationNotice),
    verbatim('section_1_head', sectionOneHead),
    ...names,
    ...address,
    ...personal,
  ],
};

/** Box 3 takes a USCIS or A-Number; box 4 takes exactly one of three identifiers (the check `one_identifier`). */
const status: Page = {
  id: 'section_1_status',
  title: asPrinted('Section 1. Employee Information and Attestation'),
  layout: 'form',
  mustVisit: true,
  fields: [
    {
      path: 'task.citizenship_status',
      kind: 'radio',
      label: asPrinted(
        'Check one of the following boxes to attest to your citizenship or immigration status (See page 2 and 3 of the instructions.):',
      ),
      required: true,
      options: [
        { value: 'citizen', label: asPrinted('1. A citizen of the United States') },
        {
          value: 'noncitizen_national',
          label: asPrinted('2. A noncitizen national of the United States (See Instructions.)'),
        },
        {
          value: 'lawful_permanent_resident',
          label: asPrinted('3. A lawful permanent resident (Enter USCIS or A-Number.)'),
        },
        {
          value: 'alien_authorized_to_work',
          label: asPrinted('4. An alien authorized to work until (exp. date, if any)'),
        },
      ],
    },
    {
      path: 'task.lpr_number',
      kind: 'text',
      label: asPrinted('USCIS or A-Number'),
      mark: '3',
      when: isStatus('lawful_permanent_resident'),
      required: true,
      sensitive: true,
      maxLength: 12,
      rules: [{ rule: 'a_number' }],
    },
    {
      path: 'task.work_authorization_expires_on',
      kind: 'text',
      label: asPrinted('(exp. date, if any)'),
      mark: '4',
      when: isStatus('alien_authorized_to_work'),
      maxLength: 10,
      rules: [{ rule: 'date_or_one_of', value: ['N/A', 'D/S'] }],
    },
    {
      ...verbatim('one_of_these', 'If you check Item Number 4., enter one of these:'),
      when: isStatus('alien_authorized_to_work'),
    },
    {
      path: 'task.uscis_number',
      kind: 'text',
      label: asPrinted('USCIS A-Number'),
      mark: '4',
      when: isStatus('alien_authorized_to_work'),
      sensitive: true,
      maxLength: 12,
      rules: [{ rule: 'a_number' }],
    },
    {
      path: 'task.i94_number',
      kind: 'text',
      label: asPrinted('Form I-94 Admission Number'),
      mark: '4',
      when: isStatus('alien_authorized_to_work'),
      sensitive: true,
      maxLength: 11,
      rules: [{ rule: 'i94_number' }],
    },
    {
      path: 'task.foreign_passport_number',
      kind: 'text',
      label: asPrinted('Foreign Passport Number'),
      mark: '4',
      when: isStatus('alien_authorized_to_work'),
      sensitive: true,
      maxLength: 12,
      rules: [{ rule: 'passport_number' }],
    },
    {
      path: 'task.foreign_passport_country',
      kind: 'country',
      label: asPrinted('Country of Issuance'),
      mark: '4',
      when: isStatus('alien_authorized_to_work'),
    },
    {
      // No data element of the form and never printed, as the questions about preparers.
      path: appliedForNumber,
      kind: 'radio',
      label: {
        en: 'You left the Social Security number blank. Have you applied for a number that you have not received yet?',
        es: 'Dejó en blanco el número de Seguro Social. ¿Solicitó un número que todavía no ha recibido?',
      },
      isAddedLater: true,
      when: isAskedForApplication,
      required: true,
      options: [
        { value: 'yes', label: { en: 'Yes', es: 'Sí' } },
        { value: 'no', label: { en: 'No', es: 'No' } },
      ],
    },
  ],
};

/** Decides whether Supplement A is shown; it is not a data element of the form and is never printed. */
const preparers: Page = {
  id: 'section_1_preparers',
  title: asPrinted('Preparer and/or Translator'),
  layout: 'form',
  mustVisit: true,
  fields: [
    verbatim('preparer_head', preparerHead),
    {
      path: 'task.section_1_completed_by',
      kind: 'radio',
      label: {
        en: 'Who completes Section 1? Somebody else does so only for employees who cannot show a document from List B.',
        es: '¿Quién llena la Sección 1? Otra persona lo hace solo por empleados que no pueden mostrar un documento de la Lista B.',
      },
      isAddedLater: true,
      options: [
        { value: 'employee', label: { en: 'The employee', es: 'El empleado' } },
        {
          value: 'parent_or_guardian',
          label: {
            en: 'A parent or legal guardian, for an employee under 18',
            es: 'El padre, la madre o el tutor legal, por un empleado menor de 18 años',
          },
        },
        {
          value: 'placement_representative',
          label: {
            en: 'A representative, parent or guardian, for an employee with a disability in a special placement',
            es: 'Un representante, padre, madre o tutor, por un empleado con discapacidad en una colocación especial',
          },
        },
      ],
    },
    {
      path: 'task.preparer_count',
      kind: 'radio',
      label: {
        en: 'How many people helped you fill in or translate Section 1?',
        es: '¿Cuántas personas le ayudaron a llenar o traducir la Sección 1?',
      },
      required: true,
      options: [
        { value: '0', label: { en: 'No one helped me', es: 'Nadie me ayudó' } },
        { value: '1', label: { en: 'One person', es: 'Una persona' } },
        { value: '2', label: { en: 'Two people', es: 'Dos personas' } },
        { value: '3', label: { en: 'Three people', es: 'Tres personas' } },
        { value: '4', label: { en: 'Four people', es: 'Cuatro personas' } },
      ],
    },
  ],
};

export const section1: Section = {
  id: 'section_1',
  title: asPrinted('Section 1. Employee Information and Attestation'),
  assignee: 'employee',
  signer: 'employee',
  opens: 'in_order',
  isNeverPrefilled: true,
  // 8 CFR 274a.2(b)(1)(i)(A): no later than the first day of employment.
  due: { businessDays: 0, citation: '8 CFR 274a.2(b)(1)(i)(A)' },
  checks: [
    'not_before_offer',
    'unknown_in_one_name_only',
    'end_of_authorization',
    'one_identifier',
    'passport_with_country',
    'not_too_old',
    'old_enough_alone',
    'parent_of_minor',
    'stand_in_certifies',
    'stand_in_without_e_verify',
  ],
  advices: ['address_looks_like_post_box', 'authorization_looks_expired'],
  pages: [information, status, preparers],
  standIns,
  attestation: {
    text: asPrinted(employeeAttestation),
    // 8 CFR 274a.2(h)(1)(i): the signatory acknowledges that the attestation was read.
    acknowledgement: {
      en: 'I have read this attestation.',
      es: 'He leído esta declaración.',
    },
    isTicked: true,
    citation: '8 CFR 274a.2(b)(1)(i)(A), (h)(1)',
  },
  signatureLabel: asPrinted('Signature of Employee'),
  dateLabel: asPrinted(todaysDate),
};
