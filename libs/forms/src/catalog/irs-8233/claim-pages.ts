import type { Condition } from '@firstday/policy-engine';
import type { Page } from '../../edition.js';
import type { Field } from '../../field.js';
import { asPrinted, verbatim } from '../as-printed.js';
import { irs8233PrintedText as text } from './irs-8233-printed-text.js';

const alsoScholarship: Condition = { fact: 'task.also_scholarship', operator: 'equals', value: 'yes' };

const line = (path: string, kind: Field['kind'], mark: string, label: string): Field => ({
  path,
  kind,
  label: asPrinted(label),
  mark,
  required: true,
  ...(kind === 'money' ? { rules: [{ rule: 'min', value: 1 }] } : {}),
  ...(kind === 'text' ? { maxLength: 60 } : {}),
});

const title = asPrinted('Part II. Claim for Tax Treaty Withholding Exemption');

const compensationPage: Page = {
  id: 'compensation',
  title,
  layout: 'form',
  fields: [
    verbatim('line_11', text.line11),
    {
      ...line('task.services', 'long_text', '11a', 'Description of personal services you are providing'),
      maxLength: 240,
    },
    line('task.total_compensation', 'money', '11b', text.line11b),
    verbatim('line_12', text.line12),
    line('task.treaty', 'text', '12a', text.treaty),
    line('task.article', 'text', '12b', text.article),
    line('task.exempt_compensation', 'money', '12c', text.line12c),
    line('task.country_of_residence', 'country', '12d', 'Country of residence'),
  ],
};

/** Instructions (Rev. October 2021): it is claimed for a scholarship only by whoever claims it for compensation, too. */
const scholarshipPage: Page = {
  id: 'scholarship',
  title,
  layout: 'form',
  fields: [
    verbatim('line_13_note', text.line13Note),
    {
      path: 'task.also_scholarship',
      kind: 'radio',
      label: {
        en: 'Do you claim it for a scholarship or fellowship from the same payer, too?',
        es: '¿La reclama también para una beca o ayuda de investigación del mismo pagador?',
        ar: 'هل تطلبه أيضًا لمنحة دراسية أو زمالة من الدافع نفسه؟',
      },
      required: true,
      options: [
        { value: 'no', label: { en: 'No', es: 'No', ar: 'لا' } },
        { value: 'yes', label: { en: 'Yes', es: 'Sí', ar: 'نعم' } },
      ],
    },
    ...[
      verbatim('line_13', text.line13),
      line('task.scholarship', 'money', '13a', 'Amount'),
      line('task.scholarship_treaty', 'text', '13b', text.treaty),
      line('task.scholarship_article', 'text', '13c', text.article),
      line('task.exempt_scholarship', 'money', '13d', text.line13d),
    ].map((field) => ({ ...field, when: alsoScholarship })),
  ],
};

const factsPage: Page = {
  id: 'facts',
  title,
  layout: 'form',
  fields: [{ ...line('task.facts', 'long_text', '14', text.line14), maxLength: 1400 }],
};

export const claimPages: readonly Page[] = [compensationPage, scholarshipPage, factsPage];
