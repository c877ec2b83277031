import { additionalAmount } from '../questions/additional-amount.js';
import { allowances } from '../questions/allowances.js';
import { filingStatus, usualStatus } from '../questions/filing-status.js';
import { atLine } from '../../question.js';
import { stateQuestions as ask } from '../questions/state-questions.js';
import { fact, rule } from '../rule.js';
import type { WithholdingRule } from '../withholding-rule.js';

const njText = 'https://fill.io/Form-NJ-W4-State-of-New-Jersey-Division-of-2aa0ed30';
const nyText = 'https://fill.io/Form-2-IT-2104-Employees-Withholding-Allowance-Certicate-19f3dbbe';
const nmGuide = 'https://realfile.tax.newmexico.gov/FYI-104.pdf';

export const rulesN: readonly WithholdingRule[] = [
  rule.own('NC', {
    form: 'nc-nc-4',
    number: 'NC-4',
    name: 'Employee’s Withholding Allowance Certificate',
    edition: null,
    publishedAt: 'https://www.ncdor.gov/tax-forms/nc-4-employees-withholding-allowance-certificate/open',
    asks: [
      filingStatus('single', 'married', 'head_of_household', 'surviving_spouse'),
      allowances(),
      additionalAmount(),
    ],
    asksMark: 'unsure',
    toCheck: [
      {
        en: 'NC-4EZ is for the standard deduction and for exempt claims, and NC-4 NRA for nonresident aliens.',
        es: 'NC-4EZ es para la deducción estándar y los reclamos de exención, y NC-4 NRA para extranjeros no residentes.',
        ar: 'النموذج NC-4EZ للخصم القياسي ومطالبات الإعفاء، وNC-4 NRA للأجانب غير المقيمين.',
      },
    ],
  }),
  rule.federal(
    'ND',
    'https://www.tax.nd.gov/income-tax-withholding',
    {
      en: 'North Dakota withholds by your federal Form W-4.',
      es: 'Dakota del Norte retiene según su Formulario W-4 federal.',
      ar: 'تقتطع داكوتا الشمالية وفق نموذج W-4 الفيدرالي.',
    },
    {
      reciprocity: {
        residents: ['MN', 'MT'],
        claim: {
          by: 'beside',
          form: {
            form: 'nd-ndw-r',
            number: 'NDW-R',
            name: 'Reciprocity Exemption from Withholding',
            edition: null,
            publishedAt: 'https://www.tax.nd.gov/income-tax-withholding',
            reasons: ['reciprocal_state'],
          },
        },
      },
    },
  ),
  rule.own('NE', {
    form: 'ne-w-4n',
    number: 'W-4N',
    name: 'Employee’s Nebraska Withholding Allowance Certificate',
    edition: null,
    publishedAt: 'https://revenue.nebraska.gov/sites/default/files/doc/tax-forms/w4n.pdf',
    asks: [filingStatus('single', 'married', 'head_of_household'), allowances(), additionalAmount()],
    asksMark: 'unsure',
    exempt: { reasons: ['no_liability', 'military_spouse'] },
  }),
  rule.noTax('NH'),
  rule.own(
    'NJ',
    {
      form: 'nj-w4',
      number: 'NJ-W4',
      name: 'Employee’s Withholding Allowance Certificate',
      edition: '1-21',
      publishedAt: 'https://nj.gov/treasury/taxation/pdf/current/njw4.pdf',
      asks: [
        atLine(
          '2',
          filingStatus(
            'single',
            'married_joint',
            'married_separate',
            'head_of_household',
            'surviving_spouse',
          ),
        ),
        atLine('3', ask.rateTable()),
        atLine('4', allowances()),
        atLine('5', additionalAmount()),
      ],
      asksMark: 'secondary',
      asksSource: njText,
      exempt: { reasons: ['no_liability', 'low_income', 'military_spouse'], line: '6', lapses: 'yearly' },
      toCheck: [
        {
          en: '“Married” includes partners in a civil union. EXEMPT is written in line 6, and holds for one year.',
          es: '«Casado» incluye a la unión civil. EXEMPT se escribe en la línea 6 y vale un año.',
          ar: '«متزوج» يشمل شركاء الاتحاد المدني. وتُكتب EXEMPT في السطر 6، وتسري سنة واحدة.',
        },
      ],
    },
    {
      reciprocity: {
        residents: ['PA'],
        claim: {
          by: 'instead',
          form: {
            form: 'nj-165',
            number: 'NJ-165',
            name: 'Employee’s Certificate of Nonresidence in New Jersey',
            edition: null,
            publishedAt: 'https://www.nj.gov/treasury/taxation',
            reasons: ['reciprocal_state'],
          },
        },
      },
      facts: [
        fact(
          'secondary',
          njText,
          'Without a letter, rate A holds for statuses 1 and 3 and rate B for 2, 4 and 5.',
        ),
        fact('secondary', njText, 'A claim of exemption holds for one year.'),
      ],
    },
  ),
  rule.federal('NM', nmGuide, {
    en: 'New Mexico withholds by your federal Form W-4. To have another amount withheld, give a second Form W-4 marked “For New Mexico State Withholding Only”.',
    es: 'Nuevo México retiene según su Formulario W-4 federal. Para que se retenga otra cantidad, entregue un segundo W-4 con la nota “For New Mexico State Withholding Only”.',
    ar: 'تقتطع نيومكسيكو وفق نموذج W-4 الفيدرالي. لاقتطاع مبلغ آخر قدم نموذج W-4 ثانيًا عليه عبارة \u2068“For New Mexico State Withholding Only”\u2069.',
  }),
  rule.noTax('NV'),
  rule.own(
    'NY',
    {
      number: 'IT-2104',
      name: 'Employee’s Withholding Allowance Certificate',
      edition: '2026',
      publishedAt: 'https://www.tax.ny.gov/pdf/current_forms/it/it2104_fill_in.pdf',
      asks: [usualStatus(), atLine('1', allowances()), atLine('3', additionalAmount())],
      asksMark: 'secondary',
      asksSource: nyText,
    },
    {
      facts: [
        fact(
          'table',
          'https://www.tax.ny.gov/pdf/current_forms/it/it2104_fill_in.pdf',
          'IT-2104-E claims exemption; IT-2104.1 divides the wages of nonresidents.',
        ),
        fact('unsure', nyText, 'Without IT-2104 the employer withholds with zero allowances.'),
      ],
    },
  ),
];
