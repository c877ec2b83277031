import { additionalAmount } from '../questions/additional-amount.js';
import { additionalAllowances, allowances, dependents } from '../questions/allowances.js';
import { filingStatus } from '../questions/filing-status.js';
import { atLine } from '../../question.js';
import { fact, rule } from '../rule.js';
import type { WithholdingRule } from '../withholding-rule.js';

const gaText = 'https://info.5y1.org/additional-deduction-for-over-65_1_146da8.html';
const gaForm =
  'https://dor.georgia.gov/document/form/tsdemployeeswithholdingallowancecertificateg-4pdf/download';

export const rulesFToH: readonly WithholdingRule[] = [
  rule.noTax('FL'),
  rule.own(
    'GA',
    {
      form: 'ga-g-4',
      number: 'G-4',
      name: 'Employee’s Withholding Allowance Certificate',
      edition: 'Rev. 06/03/26',
      publishedAt: gaForm,
      asks: [
        atLine(
          '3',
          filingStatus(
            'single',
            'married_separate_or_both_working',
            'married_one_income',
            'head_of_household',
          ),
        ),
        atLine('4', dependents()),
        atLine('5', additionalAllowances()),
        atLine('6', additionalAmount()),
        atLine('7', allowances()),
      ],
      asksMark: 'unsure',
      asksSource: gaText,
      exempt: { reasons: ['no_liability', 'military_spouse'], line: '8' },
      toCheck: [
        {
          en: 'The lines are those of Rev. 12/27/23; the form was revised in June 2026. Compare every line.',
          es: 'Las líneas son las de Rev. 12/27/23; el formulario se revisó en junio de 2026. Compare cada línea.',
          ar: 'الأسطر هي أسطر طبعة 12/27/23، وقد رُوجع النموذج في يونيو 2026. قارن كل سطر.',
        },
      ],
    },
    {
      facts: [
        fact(
          'unsure',
          gaText,
          'The employer sends the state copies that claim more than 14 allowances, or exemption.',
        ),
      ],
    },
  ),
  rule.own('HI', {
    form: 'hi-hw-4',
    number: 'HW-4',
    name: 'Employee’s Withholding Allowance and Status Certificate',
    edition: null,
    publishedAt: 'https://files.hawaii.gov/tax/forms/current/hw4_i.pdf',
    asks: [
      filingStatus(
        'single',
        'married',
        'married_withhold_single',
        'certified_disabled',
        'nonresident_military_spouse',
      ),
      allowances(),
      additionalAmount(),
    ],
    asksMark: 'secondary',
    toCheck: [
      {
        en: 'Hawaii takes no ordinary claim of exemption: only the statuses for disability and military spouses.',
        es: 'Hawái no admite un reclamo común de exención: solo los estados por discapacidad y cónyuge de militar.',
        ar: 'لا تقبل هاواي مطالبة عادية بالإعفاء، بل حالتي الإعاقة وزوج العسكري فقط.',
      },
    ],
  }),
];
