import type { FormContent } from '@firstday/domain';
import type { PackWords } from './pack-words.js';
import { optional, question } from './question.js';

export type PackSection = FormContent['sections'][number];
export type PackPage = PackSection['pages'][number];

/** Who somebody is, as every certificate asks. */
export const identityPage: PackPage = {
  id: 'identity',
  title: { en: 'About you', es: 'Sobre usted', ar: 'عنك' },
  fields: [
    question(
      'first_name',
      'name',
      { en: 'First name', es: 'Nombre', ar: 'الاسم الأول' },
      {
        required: true,
        prefill: 'employee.first_name',
      },
    ),
    question(
      'middle_initial',
      'text',
      { en: 'Middle initial', es: 'Inicial del segundo nombre', ar: 'الحرف الأول من الاسم الأوسط' },
      {
        max_length: 1,
        prefill: 'employee.middle_initial',
      },
    ),
    question(
      'last_name',
      'name',
      { en: 'Last name', es: 'Apellido', ar: 'اسم العائلة' },
      {
        required: true,
        prefill: 'employee.last_name',
      },
    ),
    question(
      'social_security_number',
      'ssn',
      { en: 'Social Security number', es: 'Número de Seguro Social', ar: 'رقم الضمان الاجتماعي' },
      {
        required: true,
        prefill: 'employee.social_security_number',
      },
    ),
    question(
      'address',
      'address',
      { en: 'Home address', es: 'Domicilio', ar: 'عنوان المنزل' },
      {
        required: true,
        prefill: 'employee.address',
      },
    ),
  ],
};

export const employeeTitle: PackWords = { en: 'For the employee', es: 'Para el empleado', ar: 'للموظف' };
export const employerTitle: PackWords = {
  en: 'For the employer',
  es: 'Para el empleador',
  ar: 'لصاحب العمل',
};

/** What the employee fills in and signs, by the first day of work. */
export const signedBy = (pages: readonly PackPage[], attestation: PackWords): PackSection => ({
  id: 'employee',
  title: { ...employeeTitle },
  assignee_type: 'employee',
  attestation: { ...attestation },
  due_in_business_days: 0,
  pages: [...pages],
});

const employerName = question(
  'employer_name',
  'text',
  { en: 'Employer’s name', es: 'Nombre del empleador', ar: 'اسم صاحب العمل' },
  { required: true, max_length: 255, prefill: 'employer.name' },
);
const employerAddress = question(
  'employer_address',
  'text',
  { en: 'Employer’s address', es: 'Dirección del empleador', ar: 'عنوان صاحب العمل' },
  { max_length: 500, prefill: 'employer.full_address' },
);
export const employerEin = question(
  'employer_ein',
  'text',
  {
    en: 'Federal employer identification number (FEIN)',
    es: 'Número federal de identificación del empleador (FEIN)',
    ar: 'الرقم الفيدرالي التعريفي لصاحب العمل (FEIN)',
  },
  { max_length: 10, prefill: 'employer.ein' },
);
export const firstDay = question(
  'first_day',
  'date',
  { en: 'First day of employment', es: 'Primer día de empleo', ar: 'أول يوم عمل' },
  { prefill: 'placement.start_date' },
);

/** Who the employer is, as notices begin. */
export const employerPage: PackPage = {
  id: 'employer',
  title: { en: 'The employer', es: 'El empleador', ar: 'صاحب العمل' },
  fields: [employerName],
};

/** The employer's part of the paper: it is known from the records, so that nobody has to be asked. */
export const employerSection: PackSection = {
  id: 'employer',
  title: { ...employerTitle },
  assignee_type: 'employer',
  attestation: null,
  pages: [{ ...employerPage, fields: [optional(employerName), employerAddress, employerEin, firstDay] }],
};
