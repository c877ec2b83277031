import type { FormBox } from '@firstday/domain';
import type { Field } from '../../field.js';
import type { Section } from '../../edition.js';

/** Who handles the employer's claims: the pamphlet leaves it to be filled in (8 CCR 9883). */
export const claimsSection: Section = {
  id: 'claims',
  title: { en: 'Who handles your claims', es: 'Quién gestiona sus reclamos' },
  assignee: 'employer',
  signer: 'employer',
  opens: 'in_order',
  pages: [
    {
      id: 'claims_administrator',
      title: {
        en: 'Who handles workers’ compensation claims?',
        es: '¿Quién gestiona los reclamos de compensación de trabajadores?',
      },
      layout: 'question',
      fields: [
        {
          path: 'task.employer_name',
          kind: 'text',
          label: { en: 'Your company', es: 'Su empresa' },
          required: true,
          maxLength: 100,
          prefill: 'employer.name',
        },
        {
          path: 'task.claims_administrator',
          kind: 'text',
          label: {
            en: 'Insurer, or whoever handles claims if you insure yourself',
            es: 'Aseguradora, o quien gestiona los reclamos si usted se asegura a sí mismo',
          },
          required: true,
          maxLength: 100,
        },
        {
          path: 'task.claims_address',
          kind: 'address',
          label: { en: 'Their address', es: 'Su dirección' },
          required: true,
        },
        {
          path: 'task.claims_phone',
          kind: 'phone',
          label: { en: 'Their phone', es: 'Su teléfono' },
          required: true,
        },
        {
          path: 'task.medical_facility',
          kind: 'text',
          label: {
            en: 'Where people go for care that is no emergency (optional)',
            es: 'Adónde se va para atención que no es de emergencia (opcional)',
          },
          maxLength: 120,
        },
      ],
    },
  ],
  attestation: {
    text: {
      en: 'This is who handles workers’ compensation claims for my company.',
      es: 'Esta es la entidad que gestiona los reclamos de compensación de trabajadores de mi empresa.',
    },
    acknowledgement: {
      en: 'I have read this statement. I make it by signing.',
      es: 'He leído esta declaración. La hago al firmar.',
    },
  },
  signatureLabel: { en: 'Your signature', es: 'Su firma' },
};

/** The same to the employee, whose pages show the pamphlet before it was filled in. */
export const claimsToRead: Field = {
  path: 'content.claims',
  kind: 'content',
  label: { en: 'Who handles claims for your employer', es: 'Quién gestiona los reclamos de su empleador' },
  text: {
    en: '{task.claims_administrator}, {task.claims_address}, {task.claims_phone}. For care that is no emergency: {task.medical_facility}',
    es: '{task.claims_administrator}, {task.claims_address}, {task.claims_phone}. Para atención que no es de emergencia: {task.medical_facility}',
  },
};

/** Where the pamphlet has its fields, in points. */
export const claimsBoxes: readonly FormBox[] = [
  {
    page: 3,
    x: 145.3,
    y: 355.6,
    width: 312.6,
    height: 26.5,
    shows: 'answer',
    field: 'task.claims_administrator',
  },
  { page: 3, x: 153.5, y: 321.7, width: 306.5, height: 26.5, shows: 'answer', field: 'task.claims_address' },
  { page: 3, x: 151.5, y: 288, width: 300.1, height: 26.5, shows: 'answer', field: 'task.claims_phone' },
  { page: 4, x: 126, y: 685.1, width: 342.1, height: 28.8, shows: 'answer', field: 'task.medical_facility' },
];
