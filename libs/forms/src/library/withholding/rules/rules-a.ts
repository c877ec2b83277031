import { additionalAmount } from '../questions/additional-amount.js';
import { allowances, dependents } from '../questions/allowances.js';
import { filingStatus } from '../questions/filing-status.js';
import { stateBoxes as tick } from '../questions/state-boxes.js';
import { stateQuestions as ask } from '../questions/state-questions.js';
import { fact, rule } from '../rule.js';
import type { WithholdingRule } from '../withholding-rule.js';

const azGuide = 'https://oysterlink.com/spotlight/arizona-form-a-4-guide';

export const rulesA: readonly WithholdingRule[] = [
  rule.noTax('AK'),
  rule.own('AL', {
    form: 'al-a4',
    number: 'A4',
    name: 'Employee’s Withholding Tax Exemption Certificate',
    edition: 'Rev. 4/2025',
    publishedAt: 'https://www.revenue.alabama.gov/wp-content/uploads/2025/04/A4_0425.pdf',
    asks: [
      filingStatus('none', 'single', 'married_separate', 'married', 'head_of_household'),
      dependents(),
      additionalAmount(),
    ],
    asksMark: 'secondary',
    exempt: { reasons: ['no_liability'] },
    toCheck: [
      {
        en: 'The statuses are the codes 0, S, MS, M and H. Spouses of servicemembers file A4-MS instead.',
        es: 'Los estados son los códigos 0, S, MS, M y H. Los cónyuges de militares presentan A4-MS en su lugar.',
        ar: 'الحالات هي الرموز 0 وS وMS وM وH. ويقدم أزواج العسكريين النموذج A4-MS بدلًا منه.',
      },
    ],
  }),
  rule.own('AR', {
    form: 'ar-ar4ec',
    number: 'AR4EC',
    name: 'Employee’s Withholding Exemption Certificate',
    edition: 'R 02/07/2025',
    publishedAt: 'https://www.dfa.arkansas.gov/wp-content/uploads/AR4EC2025_FI.pdf',
    asks: [
      filingStatus('single', 'married', 'head_of_household'),
      dependents(),
      allowances(),
      additionalAmount(),
      tick.usesLowIncomeTable(),
    ],
    asksMark: 'unsure',
  }),
  rule.own(
    'AZ',
    {
      form: 'az-a-4',
      number: 'A-4',
      name: 'Employee’s Arizona Withholding Election',
      edition: '2026',
      publishedAt: 'https://azdor.gov/sites/default/files/document/FORMS_WITHHOLDING_2026_A-4_f.pdf',
      asks: [ask.withholdingRate(), additionalAmount()],
      asksMark: 'secondary',
      asksSource: azGuide,
      exempt: { reasons: ['no_liability'], lapses: 'yearly' },
      whenNoneFiled: '2.0% of gross taxable wages.',
    },
    {
      reciprocity: {
        residents: ['CA', 'IN', 'OR', 'VA'],
        claim: {
          by: 'instead',
          form: {
            form: 'az-wec',
            number: 'WEC',
            name: 'Withholding Exemption Certificate',
            edition: null,
            publishedAt: 'https://azdor.gov',
            reasons: ['reciprocal_state', 'military_spouse', 'by_law'],
          },
        },
      },
      facts: [
        fact('secondary', azGuide, 'A new employee gives A-4 within five days of being hired.'),
        fact('secondary', azGuide, 'Without A-4 the employer withholds 2.0%.'),
        fact('secondary', azGuide, 'The election to have nothing withheld is renewed each year.'),
      ],
    },
  ),
];
