import type { Condition } from '@firstday/policy-engine';

import type { Page, Section } from '../../edition.js';

const title = { en: 'Employer’s part', es: 'Parte del empleador', ar: 'جزء صاحب العمل' };

const isNewHire: Condition = { fact: 'task.new_hire', operator: 'equals', value: true };
const hasInsurance: Condition = {
  all: [isNewHire, { fact: 'task.dependent_health_insurance', operator: 'equals', value: 'yes' }],
};

/** The form: who the employer is stands on a copy that goes to the state, and on no other. */
const goesToState: Condition = {
  any: [isNewHire, { fact: 'task.new_york_state_allowances', operator: 'greater_than', value: 14 }],
};

const reported: Page = {
  id: 'employer',
  title: { en: 'A copy for the state', es: 'Una copia para el estado', ar: 'نسخة للولاية' },
  layout: 'form',
  fields: [
    {
      path: 'task.new_hire',
      kind: 'checkbox',
      mark: 'B',
      label: {
        en: 'The employee is a new hire or a rehire, and this form reports it',
        es: 'El empleado es nuevo o recontratado, y este formulario lo notifica',
        ar: 'الموظف جديد أو أُعيد توظيفه، وهذا النموذج يبلّغ بذلك',
      },
      prefill: 'placement.reports_new_hire_by_it_2104',
    },
    {
      path: 'task.first_day_of_work',
      kind: 'date',
      label: {
        en: 'First day of work for pay',
        es: 'Primer día de trabajo remunerado',
        ar: 'أول يوم عمل بأجر',
      },
      when: isNewHire,
      prefill: 'placement.start_date',
    },
    {
      path: 'task.dependent_health_insurance',
      kind: 'radio',
      label: {
        en: 'Can this employee get health insurance for dependents?',
        es: '¿Puede este empleado obtener seguro médico para sus dependientes?',
        ar: 'هل يمكن لهذا الموظف الحصول على تأمين صحي لمن يعيلهم؟',
      },
      when: isNewHire,
      prefill: 'placement.dependent_health_insurance',
      options: [
        { value: 'yes', label: { en: 'Yes', es: 'Sí', ar: 'نعم' } },
        { value: 'no', label: { en: 'No', es: 'No', ar: 'لا' } },
      ],
    },
    {
      path: 'task.qualifies_for_insurance_on',
      kind: 'date',
      label: { en: 'From what day', es: 'A partir de qué día', ar: 'ابتداءً من أي يوم' },
      when: hasInsurance,
      prefill: 'placement.dependent_health_insurance_from',
    },
    {
      path: 'task.employer_name',
      kind: 'text',
      label: { en: 'Employer’s name', es: 'Nombre del empleador', ar: 'اسم صاحب العمل' },
      maxLength: 200,
      when: goesToState,
      prefill: 'employer.name',
    },
    {
      path: 'task.employer_address',
      kind: 'text',
      label: { en: 'Employer’s address', es: 'Dirección del empleador', ar: 'عنوان صاحب العمل' },
      maxLength: 300,
      when: goesToState,
      prefill: 'employer.full_address',
    },
    {
      path: 'task.employer_identification_number',
      kind: 'ein',
      label: {
        en: 'Employer identification number (EIN)',
        es: 'Número de identificación del empleador (EIN)',
        ar: 'رقم تعريف صاحب العمل (EIN)',
      },
      when: goesToState,
      prefill: 'employer.ein',
    },
  ],
};

/**
 * The foot of the form, filled in from the records: nobody signs it. Box B and what belongs to it are properties that an account
 * gives its placements, since most employers report new hires online instead.
 */
export const employerPart: Section = {
  id: 'employer',
  title,
  assignee: 'system',
  signer: 'nobody',
  opens: 'in_order',
  pages: [reported],
};
