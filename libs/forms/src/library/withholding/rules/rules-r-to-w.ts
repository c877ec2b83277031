import { additionalAmount } from '../questions/additional-amount.js';
import { ageBlindExemptions, allowances, personalExemptions } from '../questions/allowances.js';
import { usualStatus } from '../questions/filing-status.js';
import { atLine } from '../../question.js';
import { stateBoxes as tick } from '../questions/state-boxes.js';
import { stateQuestions as ask } from '../questions/state-questions.js';
import { fact, generally, rule } from '../rule.js';
import type { WithholdingRule } from '../withholding-rule.js';

const vaText = 'https://fill.io/FORM-VA-4-PERSONAL-EXEMPTION-WORKSHEET-cb9e6fe2';

export const rulesRToW: readonly WithholdingRule[] = [
  rule.own('RI', {
    form: 'ri-w-4',
    number: 'RI W-4',
    name: 'Employee’s Withholding Allowance Certificate',
    edition: '2026',
    publishedAt: 'https://tax.ri.gov/sites/g/files/xkgbur541/files/2026-01/RI%20W-4%202026.pdf',
    asks: [allowances(), additionalAmount()],
    asksMark: 'unsure',
    exempt: { reasons: ['no_liability', 'military_spouse'] },
  }),
  rule.own('SC', {
    form: 'sc-w-4',
    number: 'SC W-4',
    name: 'Employee’s Withholding Allowance Certificate',
    edition: 'Rev. 12/5/25',
    publishedAt: 'https://dor.sc.gov/sites/dor/files/forms/SCW4_2026.pdf',
    asks: [usualStatus(), allowances(), additionalAmount()],
    asksMark: 'unsure',
    exempt: { reasons: ['no_liability', 'military_spouse'] },
  }),
  rule.noTax('SD'),
  rule.noTax('TN'),
  rule.noTax('TX'),
  rule.federal('UT', 'https://files.tax.utah.gov/tax/forms/pubs/pub-14.pdf', {
    en: 'Utah withholds by your federal Form W-4.',
    es: 'Utah retiene según su Formulario W-4 federal.',
    ar: 'تقتطع يوتا وفق نموذج W-4 الفيدرالي.',
  }),
  rule.own(
    'VA',
    {
      form: 'va-4',
      number: 'VA-4',
      name: 'Employee’s Virginia Income Tax Withholding Exemption Certificate',
      edition: 'Rev. 04/26',
      publishedAt: 'https://www.tax.virginia.gov/sites/default/files/taxforms/withholding/any/va-4-any.pdf',
      asks: [
        atLine('1(a)', personalExemptions()),
        atLine('1(b)', ageBlindExemptions()),
        atLine('1(c)', allowances()),
        atLine('2', additionalAmount()),
      ],
      asksMark: 'secondary',
      asksSource: vaText,
      exempt: {
        reasons: ['no_liability', 'reciprocal_state', 'servicemember', 'military_spouse'],
        line: '3–4',
      },
      whenNoneFiled: 'No exemptions.',
    },
    {
      reciprocity: {
        residents: ['DC', 'KY', 'MD', 'PA', 'WV'],
        claim: { by: 'certificate', line: 'line 3 of VA-4' },
      },
      facts: [
        fact(
          'secondary',
          vaText,
          'VA-4 is due when employment begins; without it no exemptions are counted.',
        ),
        fact(
          'table',
          'https://www.tax.virginia.gov/sites/default/files/taxforms/withholding/any/va-4-any.pdf',
          'It may be received electronically by a system that meets 26 CFR 31.3402(f)(5)-1(c).',
        ),
      ],
    },
  ),
  rule.own('VT', {
    form: 'vt-w-4vt',
    number: 'W-4VT',
    name: 'Employee’s Withholding Allowance Certificate',
    edition: 'Rev. 12/18',
    publishedAt: 'https://tax.vermont.gov/sites/tax/files/documents/W-4VT.pdf',
    asks: [usualStatus(), allowances(), additionalAmount()],
    asksMark: 'unsure',
    exempt: { reasons: ['no_liability', 'military_spouse'] },
  }),
  rule.noTax('WA'),
  rule.own(
    'WI',
    {
      form: 'wi-wt-4',
      number: 'WT-4',
      name: 'Employee’s Wisconsin Withholding Exemption Certificate / New Hire Reporting',
      edition: null,
      publishedAt: 'https://www.revenue.wi.gov/DOR%20Publications/pb166.pdf',
      asksEverybody: [ask.dateOfBirth(), ask.dateOfHire()],
      asks: [usualStatus(), allowances(), additionalAmount()],
      asksMark: 'unsure',
      exempt: { reasons: ['no_liability'] },
    },
    {
      reciprocity: {
        residents: ['IL', 'IN', 'KY', 'MI'],
        claim: {
          by: 'instead',
          form: {
            form: 'wi-w-220',
            number: 'W-220',
            name: 'Nonresident Employee’s Withholding Reciprocity Declaration',
            edition: null,
            publishedAt: 'https://www.revenue.wi.gov/DOR%20Publications/pb166.pdf',
            reasons: ['reciprocal_state'],
          },
        },
      },
      facts: [generally('WT-4 may be sent to the state as the report of a new employee.')],
    },
  ),
  rule.own(
    'WV',
    {
      form: 'wv-it-104',
      number: 'WV/IT-104',
      name: 'Employee’s Withholding Exemption Certificate',
      edition: 'Rev. 03/2023',
      publishedAt: 'https://tax.wv.gov/Documents/Withholding/it104.pdf',
      asks: [allowances(), tick.usesLowerRate(), additionalAmount()],
      asksMark: 'unsure',
    },
    {
      reciprocity: {
        residents: ['KY', 'MD', 'OH', 'PA', 'VA'],
        claim: {
          by: 'instead',
          form: {
            form: 'wv-it-104nr',
            number: 'WV/IT-104NR',
            name: 'Certificate of Nonresidence',
            edition: null,
            publishedAt: 'https://tax.wv.gov/Documents/Withholding/it104.pdf',
            reasons: ['reciprocal_state'],
          },
        },
      },
    },
  ),
  rule.noTax('WY'),
];
