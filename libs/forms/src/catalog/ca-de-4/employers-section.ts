import type { Section } from '../../edition.js';

const title = { en: 'Employer’s section', es: 'Sección del empleador', ar: 'قسم صاحب العمل' };

/** The foot of the form, filled in from the records. */
export const employersSection: Section = {
  id: 'employers_section',
  title,
  assignee: 'system',
  signer: 'nobody',
  opens: 'in_order',
  pages: [
    {
      id: 'employers_section',
      title,
      layout: 'form',
      fields: [
        {
          path: 'task.employer_name',
          kind: 'text',
          label: { en: 'Employer’s name', es: 'Nombre del empleador', ar: 'اسم صاحب العمل' },
          maxLength: 200,
          prefill: 'employer.name',
        },
        {
          path: 'task.employer_address',
          kind: 'text',
          label: { en: 'Employer’s address', es: 'Dirección del empleador', ar: 'عنوان صاحب العمل' },
          maxLength: 300,
          prefill: 'employer.full_address',
        },
        {
          path: 'task.employer_payroll_tax_account_number',
          kind: 'text',
          label: {
            en: 'California employer payroll tax account number',
            es: 'Número de cuenta de impuestos de nómina del empleador en California',
            ar: 'رقم حساب ضرائب الرواتب لصاحب العمل في كاليفورنيا',
          },
          maxLength: 10,
          // A property that an account gives its employers: the number is California's, and no other form asks for it.
          prefill: 'employer.edd_number',
        },
      ],
    },
  ],
};
