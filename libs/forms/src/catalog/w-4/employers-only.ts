import type { Section } from '../../edition.js';
import { asPrinted } from '../as-printed.js';

/** The bottom of the form, filled in by the service from the records. */
export const employersOnly: Section = {
  id: 'employers_only',
  title: asPrinted('Employers Only'),
  assignee: 'system',
  signer: 'nobody',
  opens: 'in_order',
  pages: [
    {
      id: 'employers_only',
      title: asPrinted('Employers Only'),
      layout: 'form',
      fields: [
        {
          path: 'task.employer_name_and_address',
          kind: 'text',
          label: asPrinted('Employer’s name and address'),
          maxLength: 300,
          prefill: 'employer.name_and_address',
        },
        {
          path: 'task.first_date_of_employment',
          kind: 'date',
          label: asPrinted('First date of employment'),
          prefill: 'placement.start_date',
        },
        {
          path: 'task.employer_identification_number',
          kind: 'ein',
          label: asPrinted('Employer identification number (EIN)'),
          prefill: 'employer.ein',
        },
      ],
    },
  ],
};
