import type { Page, Section } from '../../edition.js';
import type { Field } from '../../field.js';
import { asPrinted } from '../as-printed.js';
import { irs8850PrintedText as text } from './irs-8850-printed-text.js';

const title = asPrinted('For Employer’s Use Only');

const employerPage: Page = {
  id: 'employer',
  title,
  layout: 'form',
  fields: [
    {
      path: 'task.employer_name',
      kind: 'text',
      label: asPrinted('Employer’s name'),
      required: true,
      maxLength: 100,
      prefill: 'employer.name',
      autocomplete: 'organization',
    },
    {
      path: 'task.employer_phone',
      kind: 'phone',
      label: asPrinted('Telephone no.'),
      required: true,
      prefill: 'employer.phone',
      autocomplete: 'tel',
    },
    {
      path: 'task.employer_ein',
      kind: 'ein',
      label: asPrinted('EIN'),
      required: true,
      prefill: 'employer.ein',
    },
    {
      path: 'task.employer_address',
      kind: 'address',
      label: asPrinted('Street address'),
      required: true,
      prefill: 'employer.address',
    },
    {
      path: 'task.contact_name',
      kind: 'text',
      label: asPrinted('Person to contact, if different from above'),
      maxLength: 80,
    },
    { path: 'task.contact_phone', kind: 'phone', label: asPrinted('Telephone no.') },
    { path: 'task.contact_address', kind: 'address', label: asPrinted('Street address') },
  ],
};

const day = (path: string, label: string, prefill?: string): Field => ({
  path,
  kind: 'date',
  label: asPrinted(label),
  required: true,
  ...(prefill === undefined ? {} : { prefill }),
});

const hirePage: Page = {
  id: 'hire',
  title: asPrinted('Date applicant'),
  layout: 'form',
  fields: [
    {
      path: 'task.group',
      kind: 'radio',
      label: asPrinted(text.group),
      required: true,
      options: [
        { value: 'none', label: { en: 'Neither', es: 'Ninguno', ar: 'لا هذا ولا ذاك' } },
        { value: '4', label: { en: 'Group 4', es: 'Grupo 4', ar: 'المجموعة 4' } },
        { value: '6', label: { en: 'Group 6', es: 'Grupo 6', ar: 'المجموعة 6' } },
      ],
    },
    day('task.gave_information_on', 'Gave information', 'applicant.signed_on'),
    day('task.offered_on', 'Was offered job'),
    day('task.hired_on', 'Was hired', 'placement.offer_accepted_on'),
    day('task.started_on', 'Started job', 'placement.start_date'),
    {
      path: 'task.title',
      kind: 'text',
      label: asPrinted('Title'),
      required: true,
      maxLength: 60,
      autocomplete: 'organization-title',
    },
  ],
};

/** 26 U.S.C. 51(d)(13)(A)(ii): it is with the state’s agency by the 28th day after the work begins, signed by both. */
export const forEmployersUse: Section = {
  id: 'employer',
  title,
  assignee: 'employer',
  signer: 'employer',
  opens: 'in_order',
  checks: ['irs_8850_days', 'irs_8850_group', 'irs_8850_targeted'],
  due: { calendarDays: 28, citation: '26 U.S.C. 51(d)(13)(A)(ii)' },
  pages: [employerPage, hirePage],
  attestation: {
    text: asPrinted(text.employersDeclaration),
    acknowledgement: {
      en: 'I have read this declaration. I make it by signing.',
      es: 'He leído esta declaración. La hago al firmar.',
      ar: 'لقد قرأت هذا الإقرار، وأقدّمه بتوقيعي.',
    },
    citation: '26 U.S.C. 51(d)(13)(A)',
  },
  signatureLabel: asPrinted(text.employersSignature),
};
