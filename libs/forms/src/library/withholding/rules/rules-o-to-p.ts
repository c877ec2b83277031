import { additionalAmount } from '../questions/additional-amount.js';
import { allowances, dependents, personalExemptions, spouseExemptions } from '../questions/allowances.js';
import { filingStatus, usualStatus } from '../questions/filing-status.js';
import { atLine } from '../../question.js';
import { stateBoxes as tick } from '../questions/state-boxes.js';
import { stateQuestions as ask } from '../questions/state-questions.js';
import { fact, rule } from '../rule.js';
import type { WithholdingRule } from '../withholding-rule.js';

const ohText = 'https://fill.io/IT-4-Employees-Withholding-Exemption-Certicate-Department-of';
const prChart = 'https://info.5y1.org/arizona-income-tax-withholding-chart-for-2020_1_d113fb.html';
const rev419 =
  'https://www.pa.gov/content/dam/copapwp-pagov/en/revenue/documents/formsandpublications/formsforbusinesses/employerwithholding/documents/rev-419.pdf';

export const rulesOToP: readonly WithholdingRule[] = [
  rule.own(
    'OH',
    {
      form: 'oh-it-4',
      number: 'IT 4',
      name: 'Employee’s Withholding Exemption Certificate',
      edition: 'Rev. 12/20',
      publishedAt:
        'https://dam.assets.ohio.gov/image/upload/tax.ohio.gov/forms/employer_withholding/generic/wth-it4-combined-fi.pdf',
      asks: [
        ask.schoolDistrictName(),
        ask.schoolDistrictNumber(),
        atLine('1', personalExemptions()),
        atLine('2', spouseExemptions()),
        atLine('3', dependents()),
        atLine('4', allowances()),
        atLine('5', additionalAmount()),
      ],
      asksMark: 'secondary',
      asksSource: ohText,
      exempt: {
        reasons: ['reciprocal_state', 'servicemember', 'military_spouse', 'by_law'],
        line: 'III',
      },
      whenNoneFiled: 'Zero exemptions, and no school district tax.',
      toCheck: [
        {
          en: 'Exemptions for yourself and your spouse are 0 or 1. Section III waives the tax, not that of municipalities.',
          es: 'Las exenciones por usted y su cónyuge son 0 o 1. La Sección III exime del impuesto estatal, no del municipal.',
          ar: 'الإعفاء عن نفسك وعن زوجك 0 أو 1. ويعفي القسم III من ضريبة الولاية لا من ضريبة البلديات.',
        },
      ],
    },
    {
      reciprocity: {
        residents: ['IN', 'KY', 'MI', 'PA', 'WV'],
        claim: { by: 'certificate', line: 'Section III of IT 4' },
      },
      facts: [
        fact(
          'secondary',
          ohText,
          'Without IT 4 the employer withholds with zero exemptions, and no school district tax (R.C. 5747.06(A)).',
        ),
      ],
    },
  ),
  rule.own('OK', {
    form: 'ok-w-4',
    number: 'OK-W-4',
    name: 'Employee’s State Withholding Allowance Certificate',
    edition: 'Rev. 3-2021',
    publishedAt: 'https://oklahoma.gov/content/dam/ok/en/tax/documents/forms/businesses/general/OK-W-4.pdf',
    asks: [usualStatus(), allowances(), additionalAmount()],
    asksMark: 'secondary',
    exempt: { reasons: ['no_liability', 'military_spouse'] },
  }),
  rule.own('OR', {
    form: 'or-w-4',
    number: 'OR-W-4 (150-101-402)',
    name: 'Oregon Employee’s Withholding Statement and Exemption Certificate',
    edition: '2024',
    publishedAt: 'https://www.oregon.gov/dor/forms/FormsPubs/form-or-w-4_101-402_2024.pdf',
    asks: [
      tick.isRedetermination(),
      atLine('1', usualStatus()),
      atLine('2', allowances()),
      atLine('3', additionalAmount()),
      atLine('4a', ask.exemptionCode()),
    ],
    asksMark: 'table',
    toCheck: [
      {
        en: 'Who is exempt writes the code in line 4a and “Exempt” in line 4b. The lines are those of 2021.',
        es: 'Quien está exento escribe el código en la línea 4a y “Exempt” en la 4b. Las líneas son las de 2021.',
        ar: 'يكتب المعفى الرمز في السطر 4a وكلمة \u2068“Exempt”\u2069 في السطر 4b. والأسطر هي أسطر عام 2021.',
      },
    ],
  }),
  rule.flatRate('PA', rev419, {
    residents: ['IN', 'MD', 'NJ', 'OH', 'VA', 'WV'],
    claim: {
      by: 'beside',
      form: {
        form: 'pa-rev-419',
        number: 'REV-419',
        name: 'Employee’s Nonwithholding Application Certificate',
        edition: '(EX) 09-20',
        publishedAt: rev419,
        reasons: ['reciprocal_state', 'tax_forgiveness', 'servicemember'],
      },
    },
  }),
  rule.own('PR', {
    form: 'pr-499-r-4-1',
    number: '499 R-4.1',
    name: 'Withholding Exemption Certificate',
    edition: null,
    publishedAt: 'https://hacienda.pr.gov',
    asks: [
      filingStatus('none', 'single', 'married', 'married_separate'),
      tick.usesOptionalComputation(),
      tick.isVeteran(),
      dependents(),
      allowances(),
      additionalAmount(),
    ],
    asksMark: 'unsure',
    asksSource: prChart,
  }),
];
