import { additionalAmount, reducedAmount } from '../questions/additional-amount.js';
import { allowanceAmount, allowances, dependents } from '../questions/allowances.js';
import { filingStatus, usualStatus } from '../questions/filing-status.js';
import { atLine } from '../../question.js';
import { fact, rule } from '../rule.js';
import type { WithholdingRule } from '../withholding-rule.js';

const mnText = 'https://info.5y1.org/exempt-interest-dividends-by-state_1_d4aa8c.html';
const mtNews =
  'https://blogs.payroll.org/pay-news-now/montanas-new-employee-withholding-allowance-certificate';

export const rulesMNToT: readonly WithholdingRule[] = [
  rule.own(
    'MN',
    {
      form: 'mn-w-4mn',
      number: 'W-4MN',
      name: 'Minnesota Employee Withholding Certificate',
      edition: '2026',
      publishedAt: 'https://www.revenue.state.mn.us/sites/default/files/2026-04/w-4mn.pdf',
      asks: [usualStatus(), atLine('1', allowances()), atLine('2', additionalAmount())],
      asksMark: 'secondary',
      asksSource: mnText,
      exempt: {
        reasons: ['no_liability', 'military_spouse', 'servicemember', 'tribal_member', 'by_law'],
        lapses: 'february_15',
      },
      whenNoneFiled: 'Zero allowances.',
      toCheck: [
        {
          en: 'Either Section 1 is filled in, or Section 2, whose reasons have the letters A to F.',
          es: 'Se llena la Sección 1 o la Sección 2, cuyos motivos llevan las letras A a F.',
          ar: 'يُملأ القسم 1 أو القسم 2، وأسبابه بالحروف من A إلى F.',
        },
      ],
    },
    {
      reciprocity: {
        residents: ['MI', 'ND'],
        claim: {
          by: 'instead',
          form: {
            form: 'mn-mwr',
            number: 'MWR',
            name: 'Reciprocity Exemption/Affidavit of Residency',
            edition: null,
            publishedAt: 'https://www.revenue.state.mn.us',
            reasons: ['reciprocal_state'],
            isYearly: true,
          },
        },
      },
      facts: [
        fact('secondary', mnText, 'Without W-4MN the employer withholds with zero allowances.'),
        fact('secondary', mnText, 'A claim of Section 2 is renewed by 15 February.'),
      ],
    },
  ),
  rule.own('MO', {
    form: 'mo-w-4',
    number: 'MO W-4',
    name: 'Employee’s Withholding Certificate',
    edition: null,
    publishedAt: 'https://dor.mo.gov/forms/MO%20W-4.pdf',
    asks: [
      filingStatus('single_or_two_incomes', 'married_one_income', 'head_of_household'),
      additionalAmount(),
      reducedAmount(),
    ],
    asksMark: 'unsure',
    exempt: { reasons: ['no_liability', 'military_spouse', 'servicemember'] },
  }),
  rule.own('MS', {
    form: 'ms-89-350',
    number: '89-350',
    name: 'Mississippi Employee Withholding Exemption Certificate',
    edition: '25-8',
    publishedAt: 'https://www.dor.ms.gov/sites/default/files/tax-forms/business/89350258.pdf',
    asks: [
      filingStatus('single', 'married_one_income', 'married_two_incomes', 'head_of_household'),
      dependents(),
      allowanceAmount(),
      additionalAmount(),
    ],
    asksMark: 'unsure',
    exempt: { reasons: ['military_spouse'] },
    toCheck: [
      {
        en: 'Exemptions are dollars: personal, for dependents, for age and blindness, and their total.',
        es: 'Las exenciones son dólares: personal, por dependientes, por edad y ceguera, y su total.',
        ar: 'الإعفاءات بالدولار: الشخصي، وعن المعالين، وبسبب العمر وفقدان البصر، ومجموعها.',
      },
    ],
  }),
  rule.own(
    'MT',
    {
      form: 'mt-mw-4',
      number: 'MW-4',
      name: 'Employee’s Withholding and Exemption Certificate',
      edition: '2026',
      publishedAt:
        'https://revenuefiles.mt.gov/files/Forms/Montana_Employee_Withholding_Allowance_and_Exemption_Certificate_Form_MW-4.pdf',
      asks: [
        filingStatus('single', 'married_joint', 'married_separate', 'head_of_household'),
        additionalAmount(),
      ],
      asksMark: 'unsure',
      exempt: { reasons: ['reciprocal_state', 'tribal_member', 'servicemember', 'military_spouse'] },
    },
    {
      reciprocity: {
        residents: ['ND'],
        claim: { by: 'certificate', line: 'an exemption claim of MW-4' },
      },
      reasons: [
        fact('secondary', mtNews, 'Since 2019 new employees give MW-4; the federal Form W-4 is not taken.'),
      ],
    },
  ),
];
