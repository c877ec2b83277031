import type { Condition } from '@firstday/policy-engine';
import type { Section } from '../edition.js';
import type { Field } from '../field.js';
import type { Localized } from '../localized.js';
import { asPrinted, verbatim } from '../catalog/as-printed.js';
import { allowancePaths } from './allowance-paths.js';
import { noticeLanguages } from './notice-languages.js';
import { payNoticeText } from './pay-notice-text.js';

const reads = (name: string, label: Localized, text: Localized, when?: Condition): Field => ({
  path: `content.${name}`,
  kind: 'content',
  label,
  text,
  ...(when && { when }),
});

const given = (path: string): Condition => ({ fact: path, operator: 'is_present' });

const allowances: readonly Field[] = [
  reads(
    'no_allowances',
    { en: 'What counts toward your wage', es: 'Qué cuenta como parte de su salario' },
    {
      en: 'Nothing: no tips, meals, lodging or anything else.',
      es: 'Nada: ni propinas, ni comidas, ni alojamiento, ni otra cosa.',
    },
    { all: allowancePaths.map((fact) => ({ fact, operator: 'is_absent' })) },
  ),
  reads(
    'tips',
    { en: 'Tips count toward your wage', es: 'Las propinas cuentan como parte de su salario' },
    { en: '{task.tip_allowance} per hour', es: '{task.tip_allowance} por hora' },
    given('task.tip_allowance'),
  ),
  reads(
    'meals',
    { en: 'Meals count toward your wage', es: 'Las comidas cuentan como parte de su salario' },
    { en: '{task.meal_allowance} per meal', es: '{task.meal_allowance} por comida' },
    given('task.meal_allowance'),
  ),
  reads(
    'lodging',
    { en: 'Lodging counts toward your wage', es: 'El alojamiento cuenta como parte de su salario' },
    { en: '{task.lodging_allowance}', es: '{task.lodging_allowance}' },
    given('task.lodging_allowance'),
  ),
  reads(
    'other_allowance',
    { en: 'Something else counts toward your wage', es: 'Otra cosa cuenta como parte de su salario' },
    { en: '{task.other_allowance}', es: '{task.other_allowance}' },
    given('task.other_allowance'),
  ),
];

const payday = reads(
  'payday',
  { en: 'When you are paid', es: 'Cuándo se le paga' },
  {
    en: 'Regular payday: {task.regular_payday}\n\nPay is: {task.pay_frequency}',
    es: 'Día de pago habitual: {task.regular_payday}\n\nEl pago es: {task.pay_frequency}',
  },
);
const otherFrequency = reads(
  'other_frequency',
  { en: 'How often', es: 'Con qué frecuencia' },
  { en: '{task.pay_frequency_other}', es: '{task.pay_frequency_other}' },
  given('task.pay_frequency_other'),
);

const isEnglish: Condition = { fact: 'task.primary_language', operator: 'equals', value: 'en' };
const isOther: Condition = { fact: 'task.primary_language', operator: 'equals', value: 'other' };
const isOffered: Condition = {
  fact: 'task.primary_language',
  operator: 'in',
  value: noticeLanguages.offered.map(({ value }) => value),
};

/** Whoever reads one of the department’s languages is given its notice in that language too, and does not say otherwise. */
const language = (form: 'ls54' | 'ls59'): readonly Field[] => [
  {
    path: 'task.primary_language',
    kind: 'radio',
    label: { en: 'Which language do you know best?', es: '¿Qué idioma conoce mejor?' },
    mark: '8',
    required: true,
    prefill: 'employee.primary_language',
    options: noticeLanguages.options,
  },
  {
    path: 'task.other_language',
    kind: 'text',
    label: { en: 'Which one?', es: '¿Cuál?' },
    mark: '8',
    when: isOther,
    required: true,
    maxLength: 60,
  },
  { ...verbatim('in_english', payNoticeText.inEnglish[form]), when: isEnglish },
  { ...verbatim('not_offered', payNoticeText.notOffered), when: isOther },
  reads(
    'offered',
    { en: 'You have a right to this notice in your language', es: 'Tiene derecho a este aviso en su idioma' },
    {
      en: 'The Department of Labor has this notice in your language. Ask your employer for it before you sign anything: they have to give it to you in English and in your language.',
      es: 'El Departamento de Trabajo tiene este aviso en su idioma. Pídaselo a su empleador antes de firmar: debe dárselo en inglés y en su idioma.',
    },
    isOffered,
  ),
];

interface ReadNotice {
  readonly form: 'ls54' | 'ls59';
  /** Who pays, and what. */
  readonly rates: readonly Field[];
}

/** The employee reads what the employer has signed, says what their primary language is, and signs. */
export const payNoticeEmployee = ({ form, rates }: ReadNotice): Section => ({
  id: 'employee',
  title: { en: 'What you acknowledge', es: 'Lo que usted confirma' },
  assignee: 'employee',
  signer: 'employee',
  opens: 'in_order',
  checks: ['notice_in_primary_language'],
  lockedNotice: {
    en: '{name} signs when you have signed the notice',
    es: '{name} firma cuando usted haya firmado el aviso',
  },
  pages: [
    {
      id: 'terms',
      title: { en: 'What you are paid', es: 'Lo que se le paga' },
      layout: 'form',
      mustVisit: true,
      fields: [
        ...rates,
        payday,
        otherFrequency,
        ...allowances,
        verbatim('equal_pay', payNoticeText.equalPay),
        verbatim('copies', payNoticeText.copies),
      ],
    },
    {
      id: 'language',
      title: { en: 'Your name and your language', es: 'Su nombre y su idioma' },
      layout: 'form',
      fields: [
        {
          path: 'employee.first_name',
          kind: 'name',
          label: { en: 'First name', es: 'Nombre' },
          mark: '8',
          required: true,
          prefill: 'employee.first_name',
          autocomplete: 'given-name',
        },
        {
          path: 'employee.last_name',
          kind: 'name',
          label: { en: 'Last name', es: 'Apellido' },
          mark: '8',
          required: true,
          prefill: 'employee.last_name',
          autocomplete: 'family-name',
        },
        ...language(form),
      ],
    },
  ],
  attestation: {
    text: asPrinted(payNoticeText.acknowledgement[form]),
    acknowledgement: {
      en: 'I have read this acknowledgement. I make it by signing.',
      es: 'He leído esta confirmación. La hago al firmar.',
    },
    citation: 'N.Y. Lab. Law 195(1)(a)',
  },
  signatureLabel: asPrinted('Employee Signature'),
});
