import type { Page } from '../../edition.js';
import type { Field } from '../../field.js';
import { asPrinted, verbatim } from '../as-printed.js';
import { irs8850PrintedText as text } from './irs-8850-printed-text.js';

const personPage: Page = {
  id: 'applicant',
  title: asPrinted('Job applicant'),
  layout: 'form',
  mustVisit: true,
  fields: [
    verbatim('voluntary', text.voluntary),
    verbatim('instruction', text.instruction),
    {
      path: 'task.name',
      kind: 'text',
      label: asPrinted('Your name'),
      required: true,
      maxLength: 100,
      prefill: 'employee.full_name',
      autocomplete: 'name',
    },
    {
      path: 'task.social_security_number',
      kind: 'ssn',
      label: asPrinted('Social security number'),
      required: true,
      sensitive: true,
      prefill: 'employee.social_security_number',
    },
    {
      path: 'task.address',
      kind: 'address',
      label: asPrinted('Street address where you live'),
      required: true,
      prefill: 'employee.address',
      autocomplete: 'street-address',
    },
    {
      path: 'task.county',
      kind: 'text',
      label: asPrinted('County'),
      required: true,
      maxLength: 60,
      prefill: 'employee.residence_county',
    },
    {
      path: 'task.phone',
      kind: 'phone',
      label: asPrinted('Telephone number'),
      required: true,
      prefill: 'employee.phone_number',
      autocomplete: 'tel',
    },
    // Not filled in from the record: who is 40 or older is not asked for it (29 U.S.C. 623).
    {
      path: 'task.date_of_birth',
      kind: 'date',
      label: asPrinted(text.dateOfBirth),
      sensitive: true,
      rules: [{ rule: 'past' }],
    },
  ],
};

const numbers = [1, 2, 3, 4, 5, 6, 7] as const;

/** A box of the form: its own words whole, and one square. */
const boxFields = (number: (typeof numbers)[number]): readonly Field[] => [
  verbatim(`box_${number}`, text.boxes[number]),
  {
    path: `task.box_${number}`,
    kind: 'checkbox',
    label: {
      en: `Yes, check box ${number}`,
      es: `Sí, marcar la casilla ${number}`,
      ar: `نعم، ضع علامة في الخانة ${number}`,
    },
    mark: String(number),
  },
];

const boxesPage: Page = {
  id: 'boxes',
  title: asPrinted('Check any boxes that apply'),
  layout: 'form',
  mustVisit: true,
  fields: numbers.flatMap(boxFields),
};

export const applicantPages: readonly Page[] = [personPage, boxesPage];
