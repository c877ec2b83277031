import { additionalAmount } from '../questions/additional-amount.js';
import {
  additionalAllowances,
  allowanceAmount,
  allowances,
  childAllowances,
  dependents,
  personalExemptions,
} from '../questions/allowances.js';
import { filingStatus, usualStatus } from '../questions/filing-status.js';
import { atLine } from '../../question.js';
import { stateQuestions as ask } from '../questions/state-questions.js';
import { generally, rule } from '../rule.js';
import type { WithholdingRule } from '../withholding-rule.js';

export const rulesI: readonly WithholdingRule[] = [
  rule.own(
    'IA',
    {
      form: 'ia-w-4',
      number: 'IA W-4 (44-019)',
      name: 'Employee Withholding Allowance Certificate',
      edition: '2026',
      publishedAt: 'https://revenue.iowa.gov/media/4324/download?inline=',
      asks: [
        filingStatus('single', 'married_joint', 'married_separate', 'head_of_household'),
        atLine('7', allowanceAmount()),
        additionalAmount(),
      ],
      asksMark: 'secondary',
      exempt: { reasons: ['no_liability', 'military_spouse'] },
      toCheck: [
        {
          en: 'Allowances are dollars, not a number of persons: the total stands in line 7.',
          es: 'Las deducciones son dólares, no un número de personas: el total está en la línea 7.',
          ar: 'البدلات بالدولار وليست عدد أشخاص، والإجمالي في السطر 7.',
        },
      ],
    },
    {
      reciprocity: {
        residents: ['IL'],
        claim: {
          by: 'instead',
          form: {
            form: 'ia-44-016',
            number: '44-016',
            name: 'Employee’s Statement of Nonresidence in Iowa',
            edition: null,
            publishedAt: 'https://revenue.iowa.gov',
            reasons: ['reciprocal_state'],
          },
        },
      },
    },
  ),
  rule.own('ID', {
    form: 'id-w-4',
    number: 'ID W-4 (EFO00307)',
    name: 'Employee’s Withholding Allowance Certificate',
    edition: '04-28-2025',
    publishedAt: 'https://tax.idaho.gov/wp-content/uploads/forms/EFO00307/EFO00307_04-28-2025.pdf',
    asks: [usualStatus(), childAllowances(), additionalAmount()],
    asksMark: 'unsure',
  }),
  rule.own(
    'IL',
    {
      form: 'il-w-4',
      number: 'IL-W-4',
      name: 'Employee’s and other Payee’s Illinois Withholding Allowance Certificate',
      edition: null,
      publishedAt:
        'https://tax.illinois.gov/content/dam/soi/en/web/tax/forms/withholding/documents/currentyear/il-w-4.pdf',
      asks: [atLine('1', allowances()), atLine('2', additionalAllowances()), atLine('3', additionalAmount())],
      asksMark: 'unsure',
      exempt: { reasons: ['no_liability', 'military_spouse', 'by_law'] },
      toCheck: [
        {
          en: 'Line 1 counts the basic allowances, and line 2 those for age 65 and blindness beside them.',
          es: 'La línea 1 cuenta las deducciones básicas, y la 2 aparte las de 65 años o más y ceguera.',
          ar: 'يعدّ السطر 1 البدلات الأساسية، ويعدّ السطر 2 إلى جانبها بدلات سن 65 وفقدان البصر.',
        },
      ],
    },
    {
      reciprocity: {
        residents: ['IA', 'KY', 'MI', 'WI'],
        claim: {
          by: 'instead',
          form: {
            form: 'il-w-5-nr',
            number: 'IL-W-5-NR',
            name: 'Employee’s Statement of Nonresidency in Illinois',
            edition: null,
            publishedAt: 'https://tax.illinois.gov',
            reasons: ['reciprocal_state', 'military_spouse'],
          },
        },
      },
    },
  ),
  rule.own(
    'IN',
    {
      form: 'in-wh-4',
      number: 'WH-4 (State Form 48845)',
      name: 'Employee’s Withholding Exemption and County Status Certificate',
      edition: null,
      publishedAt: 'https://www.in.gov/dor/tax-forms/withholding-tax-forms/',
      asks: [
        ask.countyOfResidence(),
        ask.countyOfWork(),
        personalExemptions(),
        dependents(),
        allowances(),
        additionalAmount(),
        ask.additionalCountyAmount(),
      ],
      asksMark: 'unsure',
      toCheck: [
        {
          en: 'Both counties are those of 1 January of the year: they decide the county tax of the whole year.',
          es: 'Ambos condados son los del 1 de enero del año: deciden el impuesto del condado de todo el año.',
          ar: 'المقاطعتان هما ما كانتا عليه في 1 يناير من السنة، وتحددان ضريبة المقاطعة طوال السنة.',
        },
      ],
    },
    {
      reciprocity: {
        residents: ['KY', 'MI', 'OH', 'PA', 'WI'],
        claim: {
          by: 'beside',
          form: {
            form: 'in-wh-47',
            number: 'WH-47 (State Form 9686)',
            name: 'Certificate of Residence',
            edition: 'R3/3-21',
            publishedAt: 'https://www.in.gov/dor/tax-forms/withholding-tax-forms/',
            reasons: ['reciprocal_state'],
          },
        },
      },
      reasons: [
        generally(
          'WH-47 ends the withholding of state tax, not of county tax: WH-4 is still needed for the county of work.',
        ),
      ],
    },
  ),
];
