import type { Condition } from '@firstday/policy-engine';
import type { Field } from '../../field.js';
import { asPrinted } from '../as-printed.js';

const givenAs = (type: string): Condition => ({ fact: 'task.tin_type', operator: 'equals', value: type });

/** Lines 2 and 3. Whoever waits for a number shows what they applied with (instructions, line 2). */
export const numberFields: readonly Field[] = [
  {
    path: 'task.tin_type',
    kind: 'radio',
    label: {
      en: 'Which U.S. tax number do you have?',
      es: '¿Qué número de impuestos de los Estados Unidos tiene?',
      ar: 'أي رقم ضريبي أمريكي لديك؟',
    },
    mark: '2',
    required: true,
    options: [
      {
        value: 'ssn',
        label: { en: 'A Social Security number', es: 'Un número de Seguro Social', ar: 'رقم ضمان اجتماعي' },
      },
      {
        value: 'itin',
        label: {
          en: 'An individual taxpayer identification number (ITIN)',
          es: 'Un número de identificación personal del contribuyente (ITIN)',
          ar: 'رقم تعريف دافع ضرائب فردي (ITIN)',
        },
      },
      {
        value: 'applied_for',
        label: {
          en: 'None yet: I have applied for one',
          es: 'Ninguno todavía: lo he solicitado',
          ar: 'لا رقم بعد: لقد طلبته',
        },
      },
    ],
  },
  {
    path: 'task.social_security_number',
    kind: 'ssn',
    label: { en: 'Social Security number', es: 'Número de Seguro Social', ar: 'رقم الضمان الاجتماعي' },
    mark: '2',
    when: givenAs('ssn'),
    required: true,
    sensitive: true,
    prefill: 'employee.social_security_number',
  },
  {
    path: 'task.individual_taxpayer_number',
    kind: 'text',
    label: {
      en: 'Individual taxpayer identification number',
      es: 'Número de identificación personal del contribuyente',
      ar: 'رقم تعريف دافع الضرائب الفردي',
    },
    mark: '2',
    when: givenAs('itin'),
    required: true,
    maxLength: 11,
    rules: [{ rule: 'itin' }],
    sensitive: true,
  },
  {
    path: 'task.application',
    kind: 'file',
    label: {
      en: 'A copy of what you applied with, Form W-7 or SS-5',
      es: 'Una copia de su solicitud, el Formulario W-7 o SS-5',
      ar: 'نسخة من طلبك، النموذج W-7 أو SS-5',
    },
    when: givenAs('applied_for'),
    required: true,
    maxLength: 5,
  },
  {
    path: 'task.foreign_tax_number',
    kind: 'text',
    label: asPrinted('Foreign tax identification number, if any'),
    mark: '3',
    maxLength: 40,
    sensitive: true,
  },
];
