import type { FormBox } from '@firstday/domain';
import type { Condition } from '@firstday/policy-engine';
import type { Section } from '../../edition.js';
import type { Field } from '../../field.js';
import type { Localized } from '../../localized.js';

/** Whom an employee may name in writing before an injury: 8 CCR 9783 and 9783.1, the last two pages of the pamphlet. */
export type Named = 'physician' | 'chiropractor';

const yesOrNo = [
  { value: 'yes', label: { en: 'Yes', es: 'Sí' } },
  { value: 'no', label: { en: 'No', es: 'No' } },
];

const names = (whom: Named): Condition => ({ fact: `task.names_${whom}`, operator: 'equals', value: 'yes' });

/** Whether somebody is named: nobody has to. */
export const choiceOf = (whom: Named, label: Localized, hint: Localized): Field => ({
  path: `task.names_${whom}`,
  kind: 'radio',
  label,
  hint,
  required: true,
  options: yesOrNo,
});

interface Words {
  readonly title: Localized;
  readonly name: Localized;
  readonly declaration: Localized;
}

/** A section of its own: nothing is signed on a page of the pamphlet that was left blank. */
export const designationOf = (
  whom: Named,
  { title, name, declaration }: Words,
  more: readonly Field[] = [],
): Section => ({
  id: whom,
  title,
  assignee: 'employee',
  signer: 'employee',
  opens: 'in_order',
  when: names(whom),
  pages: [
    {
      id: `${whom}_named`,
      title,
      layout: 'question',
      fields: [
        { path: `task.${whom}_name`, kind: 'text', label: name, required: true, maxLength: 100 },
        {
          path: `task.${whom}_address`,
          kind: 'address',
          label: { en: 'Address of the office', es: 'Dirección del consultorio' },
          required: true,
        },
        {
          path: `task.${whom}_phone`,
          kind: 'phone',
          label: { en: 'Phone', es: 'Teléfono' },
          required: true,
        },
        {
          path: `task.${whom}_employee_address`,
          kind: 'address',
          label: { en: 'Your own address', es: 'Su propia dirección' },
          required: true,
          prefill: 'employee.address',
        },
        ...more,
      ],
    },
  ],
  attestation: {
    text: declaration,
    acknowledgement: {
      en: 'I have read this statement. I make it by signing.',
      es: 'He leído esta declaración. La hago al firmar.',
    },
  },
  signatureLabel: { en: 'Your signature', es: 'Su firma' },
});

/** Where the pamphlet has its fields, in points. */
export const designationBoxes: readonly FormBox[] = [
  { page: 7, x: 88.4, y: 412.1, width: 140.2, height: 14.4, shows: 'answer', field: 'task.employer_name' },
  { page: 7, x: 172.4, y: 393.3, width: 358.8, height: 16.4, shows: 'answer', field: 'task.physician_name' },
  {
    page: 7,
    x: 68.3,
    y: 365.6,
    width: 325.1,
    height: 14.4,
    shows: 'answer',
    field: 'task.physician_address',
  },
  { page: 7, x: 94.6, y: 341.5, width: 250.1, height: 14.4, shows: 'answer', field: 'task.physician_phone' },
  { page: 7, x: 214.1, y: 316.1, width: 321.1, height: 17.1, shows: 'signer', section: 'physician' },
  {
    page: 7,
    x: 154.8,
    y: 291.5,
    width: 381.4,
    height: 17.6,
    shows: 'answer',
    field: 'task.physician_employee_address',
  },
  { page: 7, x: 99.9, y: 250.3, width: 445.6, height: 15.4, shows: 'answer', field: 'task.health_coverage' },
  { page: 7, x: 155, y: 224.5, width: 178.9, height: 20.4, shows: 'signature', section: 'physician' },
  { page: 7, x: 383.8, y: 225.2, width: 50, height: 14.4, shows: 'signed_on', section: 'physician' },
  {
    page: 8,
    x: 71.5,
    y: 349.1,
    width: 465.1,
    height: 20.8,
    shows: 'answer',
    field: 'task.chiropractor_name',
  },
  {
    page: 8,
    x: 72.5,
    y: 307.8,
    width: 461.3,
    height: 19,
    shows: 'answer',
    field: 'task.chiropractor_address',
  },
  { page: 8, x: 68.8, y: 267, width: 181.7, height: 19.9, shows: 'answer', field: 'task.chiropractor_phone' },
  { page: 8, x: 235.9, y: 227.4, width: 298.4, height: 28.8, shows: 'signer', section: 'chiropractor' },
  {
    page: 8,
    x: 65.2,
    y: 187.2,
    width: 465,
    height: 19,
    shows: 'answer',
    field: 'task.chiropractor_employee_address',
  },
  { page: 8, x: 186, y: 146.7, width: 196.8, height: 25.7, shows: 'signature', section: 'chiropractor' },
  { page: 8, x: 426.4, y: 145.7, width: 113.6, height: 28.8, shows: 'signed_on', section: 'chiropractor' },
];
