import { additionalAmount, reducedAmount } from '../questions/additional-amount.js';
import { additionalAllowances, allowances } from '../questions/allowances.js';
import { filingStatus, usualStatus } from '../questions/filing-status.js';
import { atLine } from '../../question.js';
import { stateBoxes as tick } from '../questions/state-boxes.js';
import { stateQuestions as ask } from '../questions/state-questions.js';
import { fact, generally, rule } from '../rule.js';
import type { WithholdingRule } from '../withholding-rule.js';

const ctGuide = 'https://legalclarity.org/what-do-connecticut-withholding-codes-mean';
const coTax = 'https://tax.colorado.gov/withholding-tax';

export const rulesCToD: readonly WithholdingRule[] = [
  rule.own(
    'CA',
    {
      number: 'DE 4',
      name: 'Employee’s Withholding Allowance Certificate',
      edition: 'Rev. 56 (1-26)',
      publishedAt: 'https://edd.ca.gov/siteassets/files/pdf_pub_ctr/de4.pdf',
      asks: [
        filingStatus('single_or_two_incomes', 'married_one_income', 'head_of_household'),
        atLine('1b', additionalAllowances()),
        atLine('1c', allowances()),
        atLine('2', additionalAmount()),
      ],
      asksMark: 'table',
      exempt: { reasons: ['no_liability', 'military_spouse'], line: '3', lapses: 'february_15' },
      whenNoneFiled: 'Single with zero allowances.',
    },
    {
      facts: [
        fact(
          'table',
          'https://edd.ca.gov/siteassets/files/pdf_pub_ctr/de4.pdf',
          'Without DE 4 the employer withholds as for a single person without allowances; an exempt claim ends on 15 February.',
        ),
      ],
    },
  ),
  rule.federal(
    'CO',
    coTax,
    {
      en: 'Colorado withholds by your federal Form W-4. You may give DR 0004 as well, to have another amount withheld.',
      es: 'Colorado retiene según su Formulario W-4 federal. Puede entregar además el DR 0004 para que se retenga otra cantidad.',
      ar: 'تقتطع كولورادو وفق نموذج W-4 الفيدرالي. ويمكنك تقديم DR 0004 أيضًا لاقتطاع مبلغ آخر.',
    },
    { facts: [fact('unsure', coTax, 'DR 0004 is optional, and asks for a yearly allowance in dollars.')] },
  ),
  rule.own(
    'CT',
    {
      form: 'ct-w4',
      number: 'CT-W4',
      name: 'Employee’s Withholding Certificate',
      edition: 'Rev. 12/25',
      publishedAt: 'https://portal.ct.gov/-/media/drs/forms/2026/wth/ct-w4_1225fillable.pdf',
      asks: [ask.withholdingCode(), additionalAmount(), reducedAmount(), tick.isMilitarySpouse()],
      asksMark: 'secondary',
      asksSource: ctGuide,
      whenNoneFiled: '6.99% without an exemption.',
      toCheck: [
        {
          en: 'Code E claims that nothing is withheld, and ends on 15 February of the next year.',
          es: 'El código E reclama que no se retenga nada, y vence el 15 de febrero del año siguiente.',
          ar: 'الرمز E مطالبة بعدم اقتطاع شيء، وينتهي في 15 فبراير من السنة التالية.',
        },
      ],
    },
    {
      facts: [
        fact('secondary', ctGuide, 'Without CT-W4 the employer withholds 6.99% without an exemption.'),
        fact('secondary', ctGuide, 'An exempt claim (code E) ends on 15 February.'),
      ],
    },
  ),
  rule.own(
    'DC',
    {
      form: 'dc-d-4',
      number: 'D-4',
      name: 'DC Withholding Allowance Certificate',
      edition: '2025',
      publishedAt:
        'https://otr.cfo.dc.gov/sites/default/files/dc/sites/otr/publication/attachments/2025_D-4_Fill_In.pdf',
      asks: [
        filingStatus(
          'single',
          'married_joint',
          'married_separate',
          'head_of_household',
          'married_separate_same_return',
        ),
        allowances(),
        additionalAmount(),
      ],
      asksMark: 'unsure',
      exempt: { reasons: ['no_liability', 'military_spouse'] },
    },
    {
      reciprocity: {
        residents: 'all_nonresidents',
        claim: {
          by: 'instead',
          form: {
            form: 'dc-d-4a',
            number: 'D-4A',
            name: 'Certificate of Nonresidence in the District of Columbia',
            edition: null,
            publishedAt: 'https://otr.cfo.dc.gov',
            reasons: ['nonresident', 'military_spouse'],
          },
        },
      },
    },
  ),
  rule.own(
    'DE',
    {
      form: 'de-w4',
      number: 'DE-W4',
      name: 'Employee’s Withholding Allowance Certificate',
      edition: '2021',
      publishedAt: 'https://revenuefiles.delaware.gov/2021/DE-W4.pdf',
      asks: [usualStatus(), allowances(), additionalAmount()],
      asksMark: 'unsure',
    },
    {
      facts: [
        generally(
          'W-4NR divides the wages of nonresidents between Delaware and other states; it exempts nobody.',
        ),
      ],
    },
  ),
];
