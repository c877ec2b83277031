import type { FormFieldContent } from '@firstday/domain';
import type { PackPage } from '../pack-section.js';
import type { PackWords } from '../pack-words.js';
import { box, question } from '../question.js';

const line = { max_length: 300 } as const;

/** The sentences stand on the official form; here they are told apart by number. */
const sickLeaveOptions: Readonly<Record<string, PackWords>> = {
  option_1: {
    en: '1: accrues by the law’s minimum alone',
    es: '1: se acumula solo según el mínimo legal',
    ar: '1: تُستحق وفق الحد الأدنى القانوني فقط',
  },
  option_2: {
    en: '2: accrues by a policy of the employer that meets the law',
    es: '2: se acumula según una política del empleador que cumple la ley',
    ar: '2: تُستحق وفق سياسة لصاحب العمل تستوفي القانون',
  },
  option_3: {
    en: '3: given at the beginning of each 12 months',
    es: '3: se otorga al comienzo de cada 12 meses',
    ar: '3: تُمنح في بداية كل 12 شهرًا',
  },
  option_4: {
    en: '4: exempt from paid sick leave, for the reason that is named',
    es: '4: exento de la licencia por enfermedad, por el motivo indicado',
    ar: '4: معفى من الإجازة المرضية المدفوعة للسبب المذكور',
  },
};

/** What only California asks the employer for (Lab. Code 2810.5). */
export const californiaQuestions = {
  isStaffingAgency: (): FormFieldContent =>
    box('is_staffing_agency', {
      en: 'The employer is a staffing agency',
      es: 'El empleador es una agencia de personal',
      ar: 'صاحب العمل وكالة توظيف',
    }),
  worksite: (): FormFieldContent =>
    question(
      'worksite_employer',
      'long_text',
      {
        en: 'Employer at the worksite: name, addresses, phone',
        es: 'Empleador en el lugar de trabajo: nombre, direcciones, teléfono',
        ar: 'صاحب العمل في الموقع: الاسم والعناوين والهاتف',
      },
      {
        max_length: 600,
        required: true,
        when: { fact: 'task.is_staffing_agency', operator: 'equals', value: true },
      },
    ),
  agreement: (): FormFieldContent =>
    question(
      'has_written_agreement',
      'radio',
      {
        en: 'Written agreement with the rates',
        es: 'Acuerdo escrito con las tasas',
        ar: 'اتفاق مكتوب يتضمن المعدلات',
      },
      {
        required: true,
        options: [
          {
            value: 'all_rates',
            label: { en: 'Yes, with all rates', es: 'Sí, con todas las tasas', ar: 'نعم، بجميع المعدلات' },
          },
          {
            value: 'not_all_rates',
            label: {
              en: 'Yes, but not with all rates',
              es: 'Sí, pero no con todas',
              ar: 'نعم، لكن ليس بجميعها',
            },
          },
          { value: 'none', label: { en: 'No', es: 'No', ar: 'لا' } },
        ],
      },
    ),
};

/** Workers' compensation, paid sick leave, and declarations of emergency. */
export const californiaPage: PackPage = {
  id: 'insurance',
  title: {
    en: 'Workers’ compensation and sick leave',
    es: 'Compensación de trabajadores y licencia por enfermedad',
    ar: 'تعويض العمال والإجازة المرضية',
  },
  fields: [
    question(
      'insurer',
      'text',
      {
        en: 'Workers’ compensation insurer, or “self-insured”',
        es: 'Aseguradora de compensación de trabajadores, o «autoasegurado»',
        ar: 'شركة تأمين تعويض العمال، أو «تأمين ذاتي»',
      },
      { ...line, required: true, prefill: 'employer.workers_compensation_insurer' },
    ),
    question(
      'insurer_address',
      'text',
      { en: 'Insurer’s address', es: 'Dirección de la aseguradora', ar: 'عنوان شركة التأمين' },
      line,
    ),
    question(
      'insurer_phone',
      'phone',
      { en: 'Insurer’s phone', es: 'Teléfono de la aseguradora', ar: 'هاتف شركة التأمين' },
      { prefill: 'employer.workers_compensation_phone' },
    ),
    question(
      'policy_number',
      'text',
      {
        en: 'Policy number, or number of the certificate of consent to self-insure',
        es: 'Número de póliza, o del certificado de autoaseguro',
        ar: 'رقم الوثيقة، أو رقم شهادة التأمين الذاتي',
      },
      { ...line, required: true, prefill: 'employer.workers_compensation_policy' },
    ),
    question(
      'sick_leave_option',
      'radio',
      { en: 'Paid sick leave', es: 'Licencia pagada por enfermedad', ar: 'الإجازة المرضية المدفوعة' },
      {
        required: true,
        options: Object.entries(sickLeaveOptions).map(([value, label]) => ({ value, label: { ...label } })),
      },
    ),
    question(
      'sick_leave_exemption',
      'text',
      {
        en: 'Reason for the exemption from sick leave',
        es: 'Motivo de la exención de la licencia',
        ar: 'سبب الإعفاء من الإجازة المرضية',
      },
      {
        ...line,
        required: true,
        when: { fact: 'task.sick_leave_option', operator: 'equals', value: 'option_4' },
      },
    ),
    question(
      'emergency_declaration',
      'text',
      {
        en: 'State or federal emergency declared for the county within 30 days, that may affect health and safety at work',
        es: 'Emergencia estatal o federal declarada para el condado en los últimos 30 días que pueda afectar la salud y seguridad en el trabajo',
        ar: 'حالة طوارئ أعلنتها الولاية أو الحكومة الفيدرالية للمقاطعة خلال 30 يومًا وقد تمس الصحة والسلامة في العمل',
      },
      line,
    ),
  ],
};
