import { additionalAmount, reducedAmount } from '../questions/additional-amount.js';
import { allowances, dependents } from '../questions/allowances.js';
import { filingStatus } from '../questions/filing-status.js';
import { generally, rule } from '../rule.js';
import type { WithholdingRule } from '../withholding-rule.js';

export const rulesKToL: readonly WithholdingRule[] = [
  rule.own('KS', {
    form: 'ks-k-4',
    number: 'K-4',
    name: 'Employee’s Withholding Allowance Certificate',
    edition: null,
    publishedAt: 'https://www.ksrevenue.gov/pdf/k-4.pdf',
    asks: [filingStatus('single', 'joint'), allowances(), additionalAmount()],
    asksMark: 'secondary',
    exempt: { reasons: ['no_liability'] },
  }),
  rule.own(
    'KY',
    {
      form: 'ky-k-4',
      number: 'K-4 (42A804)',
      name: 'Kentucky’s Withholding Certificate',
      edition: '(12-2025) 2026',
      publishedAt: 'https://revenue.ky.gov/Forms/42A804%20(K-4)%20(2026).pdf',
      asks: [additionalAmount()],
      asksMark: 'unsure',
      exempt: { reasons: ['no_liability', 'reciprocal_state', 'military_spouse', 'fort_campbell'] },
    },
    {
      reciprocity: {
        residents: ['IL', 'IN', 'MI', 'OH', 'VA', 'WV', 'WI'],
        claim: { by: 'certificate', line: 'a box of K-4' },
      },
    },
  ),
  rule.own(
    'LA',
    {
      form: 'la-l-4',
      number: 'L-4 (R-1300)',
      name: 'Employee’s Withholding Certificate',
      edition: '1/26',
      publishedAt: 'https://dam.ldr.la.gov/taxforms/1300-1-26-F.pdf',
      asks: [
        filingStatus('none', 'single', 'married_separate', 'married_joint', 'head_of_household'),
        dependents(),
        additionalAmount(),
        reducedAmount(),
      ],
      asksMark: 'unsure',
      toCheck: [
        {
          en: 'The form was rewritten for the flat tax of 2025. Who is exempt files L-4E instead.',
          es: 'El formulario se reescribió por el impuesto único de 2025. Quien está exento presenta L-4E en su lugar.',
          ar: 'أعيدت كتابة النموذج بسبب الضريبة الموحدة لعام 2025. ويقدم المعفى النموذج L-4E بدلًا منه.',
        },
      ],
    },
    { facts: [generally('L-4E claims that nothing is withheld.')] },
  ),
];
