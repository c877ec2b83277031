import type { Condition } from '@firstday/policy-engine';

import type { Page, Section } from '../../edition.js';
import type { Field } from '../../field.js';
import { asPrinted, verbatim } from '../as-printed.js';
import { w4PrintedText as text } from './w-4-printed-text.js';

/** Pub. 15-T: a hyperlink to Form W-4 on IRS.gov gives the instructions and worksheets of pages 2 to 4. */
const formOnIrsGov = {
  href: 'https://www.irs.gov/pub/irs-pdf/fw4.pdf',
  label: { en: 'Form W-4 on IRS.gov', es: 'Formulario W-4 en IRS.gov' },
} as const;

/** Form W-4, page 2: whoever claims exemption completes only Steps 1(a), 1(b) and 5. */
const notExempt: Condition = {
  any: [
    { fact: 'task.exempt', operator: 'is_absent' },
    { fact: 'task.exempt', operator: 'equals', value: false },
  ],
};

/** Claiming exemption removes the boxes; the printed text stays on every page. */
const unlessExempt = (field: Field): readonly Field[] => {
  const options = (field.options ?? []).map((it) => it.label.en);
  const text = options.length > 0 ? options.join('\n') : field.label.en;
  const name = field.path.replace('task.', 'text_of_');
  return [
    { ...field, when: notExempt },
    { ...verbatim(name, text), when: { fact: 'task.exempt', operator: 'equals', value: true } },
  ];
};

const dollars = (path: string, mark: string, label: string): Field => ({
  path,
  kind: 'money',
  label: asPrinted(label),
  mark,
});

const stepOne: Page = {
  id: 'step_1',
  title: asPrinted('Step 1: Enter Personal Information'),
  layout: 'form',
  mustVisit: true,
  fields: [
    verbatim('head', text.head, formOnIrsGov),
    {
      path: 'employee.first_name',
      kind: 'name',
      label: asPrinted('First name'),
      mark: '1(a)',
      required: true,
      prefill: 'employee.first_name',
      autocomplete: 'given-name',
    },
    {
      path: 'task.middle_initial',
      kind: 'name',
      label: asPrinted('Middle initial'),
      mark: '1(a)',
      maxLength: 1,
      prefill: 'employee.middle_initial',
      autocomplete: 'additional-name',
    },
    {
      path: 'employee.last_name',
      kind: 'name',
      label: asPrinted('Last name'),
      mark: '1(a)',
      required: true,
      prefill: 'employee.last_name',
      autocomplete: 'family-name',
    },
    {
      path: 'employee.address',
      kind: 'address',
      label: asPrinted('Address'),
      mark: '1(a)',
      required: true,
      prefill: 'employee.address',
      autocomplete: 'street-address',
    },
    {
      path: 'employee.social_security_number',
      kind: 'ssn',
      label: asPrinted('Social security number'),
      mark: '1(b)',
      // 26 CFR 31.3402(f)(2)-1, 31.6109-1: a certificate without the number is not valid; an ITIN is not one.
      required: true,
      sensitive: true,
      prefill: 'employee.social_security_number',
    },
    verbatim('name_match', text.nameMatch),
  ],
};

const stepOneC: Page = {
  id: 'step_1c',
  title: asPrinted('Step 1(c)'),
  layout: 'form',
  mustVisit: true,
  fields: [
    ...unlessExempt({
      path: 'task.filing_status',
      kind: 'radio',
      label: asPrinted('Step 1(c)'),
      mark: '1(c)',
      // The exemption is claimed further down the form: until that is answered this stays open, and the check
      // `filing_status_unless_exempt` asks for it before the signature.
      required: { fact: 'task.exempt', operator: 'equals', value: false },
      options: [
        { value: 'single_or_married_filing_separately', label: asPrinted(text.filingStatuses.single) },
        { value: 'married_filing_jointly', label: asPrinted(text.filingStatuses.married) },
        { value: 'head_of_household', label: asPrinted(text.filingStatuses.headOfHousehold) },
      ],
    }),
    verbatim('caution', text.caution),
    verbatim('tip', text.tip),
    verbatim('only_if_they_apply', text.onlyIfTheyApply),
  ],
};

const stepTwo: Page = {
  id: 'step_2',
  title: asPrinted('Step 2: Multiple Jobs or Spouse Works'),
  layout: 'form',
  mustVisit: true,
  fields: [
    verbatim('step_2', text.stepTwo),
    ...unlessExempt({
      path: 'task.two_jobs',
      kind: 'checkbox',
      label: asPrinted(text.stepTwoC),
      mark: '2(c)',
    }),
    verbatim('one_job_only', text.oneJobOnly),
  ],
};

const stepThree: Page = {
  id: 'step_3',
  title: asPrinted('Step 3: Claim Dependent and Other Credits'),
  layout: 'form',
  mustVisit: true,
  fields: [
    verbatim('step_3', text.stepThree),
    ...unlessExempt(dollars('task.qualifying_children_amount', '3(a)', text.stepThreeA)),
    ...unlessExempt(dollars('task.other_dependents_amount', '3(b)', text.stepThreeB)),
    ...unlessExempt({
      ...dollars('task.dependents_total', '3', text.stepThreeTotal),
      required: {
        any: [
          { fact: 'task.qualifying_children_amount', operator: 'greater_than', value: 0 },
          { fact: 'task.other_dependents_amount', operator: 'greater_than', value: 0 },
        ],
      },
    }),
  ],
};

const stepFour: Page = {
  id: 'step_4',
  title: asPrinted('Step 4: Other Adjustments'),
  layout: 'form',
  mustVisit: true,
  fields: [
    ...unlessExempt(dollars('task.other_income', '4(a)', text.stepFourA)),
    ...unlessExempt(dollars('task.deductions', '4(b)', text.stepFourB)),
    ...unlessExempt(dollars('task.extra_withholding', '4(c)', text.stepFourC)),
    verbatim('nonresident_alien', text.nonresidentAlien),
    { path: 'task.nonresident_alien', kind: 'checkbox', label: asPrinted('NRA'), when: notExempt },
  ],
};

const exempt: Page = {
  id: 'exempt',
  title: asPrinted('Exempt from withholding'),
  layout: 'form',
  mustVisit: true,
  fields: [
    { path: 'task.exempt', kind: 'checkbox', label: asPrinted(text.exempt) },
    verbatim('exemption_from_withholding', text.exemptionFromWithholding, formOnIrsGov),
  ],
};

/** 26 CFR 31.3402(f)(5)-1(c): selections, then the jurat, then the signature as the final entry. */
export const employee: Section = {
  id: 'employee',
  title: asPrinted('Employee’s Withholding Certificate'),
  assignee: 'employee',
  signer: 'employee',
  opens: 'in_order',
  checks: ['filing_status_unless_exempt', 'not_below_lock_in'],
  advices: [
    'income_above_step_three',
    'step_three_adds_up',
    'step_three_multiples',
    'nonresident_alien_entries',
  ],
  pages: [stepOne, stepOneC, stepTwo, stepThree, stepFour, exempt],
  attestation: {
    text: asPrinted(text.jurat),
    // 26 CFR 31.3402(f)(5)-1(c)(1)(iii): the signer is told that the declaration must be made, and is made by signing.
    acknowledgement: {
      en: 'I have read this declaration. I must make it, and I make it by signing.',
      es: 'He leído esta declaración. Debo hacerla, y la hago al firmar.',
    },
    citation: '26 CFR 31.3402(f)(5)-1(c)(1)(iii)',
  },
  signatureLabel: asPrinted(text.signature),
};
