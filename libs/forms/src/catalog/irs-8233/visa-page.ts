import type { Condition } from '@firstday/policy-engine';
import type { Page } from '../../edition.js';
import { asPrinted, verbatim } from '../as-printed.js';
import { irs8233PrintedText as text } from './irs-8233-printed-text.js';

const needsPassport: Condition = { fact: 'task.canada_or_mexico', operator: 'equals', value: 'no' };
const isStudentOrResearcher: Condition = {
  fact: 'task.student_or_researcher',
  operator: 'equals',
  value: true,
};

/** Lines 6 to 10. */
export const visaPage: Page = {
  id: 'visa',
  title: asPrinted('Part I. Identification of Beneficial Owner'),
  layout: 'form',
  fields: [
    {
      path: 'task.visa_type',
      kind: 'text',
      label: asPrinted('U.S. visa type'),
      mark: '6',
      required: true,
      maxLength: 40,
    },
    verbatim('canada_or_mexico', text.canadaOrMexico),
    {
      path: 'task.canada_or_mexico',
      kind: 'radio',
      label: {
        en: 'Are you a citizen of Canada or Mexico?',
        es: '¿Es ciudadano de Canadá o México?',
        ar: 'هل أنت من مواطني كندا أو المكسيك؟',
      },
      required: true,
      options: [
        { value: 'yes', label: { en: 'Yes', es: 'Sí', ar: 'نعم' } },
        { value: 'no', label: { en: 'No', es: 'No', ar: 'لا' } },
      ],
    },
    {
      path: 'task.passport_country',
      kind: 'country',
      label: asPrinted('Country issuing passport'),
      mark: '7a',
      when: needsPassport,
      required: true,
    },
    {
      path: 'task.passport_number',
      kind: 'text',
      label: asPrinted('Passport number'),
      mark: '7b',
      when: needsPassport,
      required: true,
      rules: [{ rule: 'passport_number' }],
      sensitive: true,
    },
    {
      path: 'task.entered_on',
      kind: 'date',
      label: asPrinted('Date of entry into the United States'),
      mark: '8',
      required: true,
      rules: [{ rule: 'not_after', value: 'today' }],
    },
    {
      path: 'task.status',
      kind: 'text',
      label: asPrinted('Current nonimmigrant status'),
      mark: '9a',
      required: true,
      maxLength: 40,
    },
    {
      path: 'task.status_expires',
      kind: 'text',
      label: asPrinted('Date your current nonimmigrant status expires'),
      mark: '9b',
      required: true,
      maxLength: 20,
      rules: [{ rule: 'date_or_one_of', value: ['D/S'] }],
    },
    {
      path: 'task.student_or_researcher',
      kind: 'checkbox',
      label: asPrinted(text.studentOrResearcher),
      mark: '10',
    },
    { ...verbatim('statement', text.statement), when: isStudentOrResearcher },
    {
      path: 'task.statement',
      kind: 'file',
      label: {
        en: 'The statement that line 10 asks for',
        es: 'La declaración que pide la línea 10',
        ar: 'البيان الذي يطلبه السطر 10',
      },
      when: isStudentOrResearcher,
      required: true,
      maxLength: 5,
    },
  ],
};
