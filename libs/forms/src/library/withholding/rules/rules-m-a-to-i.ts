import { additionalAmount } from '../questions/additional-amount.js';
import { allowances, dependents, personalExemptions, spouseExemptions } from '../questions/allowances.js';
import { filingStatus, usualStatus } from '../questions/filing-status.js';
import { atLine, hinted } from '../../question.js';
import { stateBoxes as tick } from '../questions/state-boxes.js';
import { stateQuestions as ask } from '../questions/state-questions.js';
import { rule } from '../rule.js';
import type { WithholdingRule } from '../withholding-rule.js';

const mdText = 'https://fill.io/Form-mw507-Employee-s-Maryland-Withholding-Exemption-Certificate';

export const rulesMAToI: readonly WithholdingRule[] = [
  rule.own('MA', {
    form: 'ma-m-4',
    number: 'M-4',
    name: 'Employee’s Withholding Exemption Certificate',
    edition: 'Rev. 11/19',
    publishedAt: 'https://www.mass.gov/lists/dor-withholding-tax-forms',
    asks: [
      atLine(
        '1',
        hinted(
          {
            en: '1, or 2 at age 65 or over.',
            es: '1, o 2 con 65 años o más.',
            ar: '1، أو 2 في سن 65 فأكثر.',
          },
          personalExemptions(),
        ),
      ),
      atLine(
        '2',
        hinted(
          {
            en: '4, or 5 if your spouse is 65 or over.',
            es: '4, o 5 si su cónyuge tiene 65 años o más.',
            ar: '4، أو 5 إذا كان زوجك في سن 65 فأكثر.',
          },
          spouseExemptions(),
        ),
      ),
      dependents(),
      allowances(),
      additionalAmount(),
      tick.isHeadOfHousehold(),
      tick.isBlind(),
      tick.isSpouseBlind(),
      tick.isStudent(),
    ],
    asksMark: 'secondary',
  }),
  rule.own(
    'MD',
    {
      form: 'md-mw507',
      number: 'MW507',
      name: 'Employee’s Maryland Withholding Exemption Certificate',
      edition: '07/25',
      publishedAt: 'https://www.marylandcomptroller.gov/content/dam/mdcomp/tax/forms/2026/mw507.pdf',
      asksEverybody: [
        hinted(
          {
            en: 'Who lives outside Maryland names the Maryland county where they work.',
            es: 'Quien vive fuera de Maryland escribe el condado de Maryland donde trabaja.',
            ar: 'من يقيم خارج ماريلاند يذكر مقاطعة ماريلاند التي يعمل فيها.',
          },
          ask.countyOfResidence(),
        ),
      ],
      asks: [
        filingStatus('single', 'married', 'married_withhold_single'),
        atLine('1', allowances()),
        atLine('2', additionalAmount()),
      ],
      asksMark: 'secondary',
      asksSource: mdText,
      exempt: { reasons: ['no_liability', 'reciprocal_state', 'military_spouse'], line: '3–8' },
      toCheck: [
        {
          en: 'Line 4 is for DC, Virginia and West Virginia, line 5 for Pennsylvania, lines 6 and 7 for local tax there.',
          es: 'La línea 4 es para DC, Virginia y Virginia Occidental, la 5 para Pensilvania, la 6 y la 7 para el impuesto local allí.',
          ar: 'السطر 4 لمقاطعة كولومبيا وفرجينيا وفرجينيا الغربية، والسطر 5 لبنسلفانيا، والسطران 6 و7 للضريبة المحلية هناك.',
        },
      ],
    },
    {
      reciprocity: {
        residents: ['DC', 'PA', 'VA', 'WV'],
        claim: { by: 'certificate', line: 'lines 4 to 7 of MW507' },
      },
    },
  ),
  rule.own('ME', {
    form: 'me-w-4me',
    number: 'W-4ME',
    name: 'Employee’s Withholding Allowance Certificate',
    edition: 'Revised December 2025',
    publishedAt:
      'https://www.maine.gov/revenue/sites/maine.gov.revenue/files/inline-files/26_form_w-4me_fillable.pdf',
    asks: [usualStatus(), allowances(), additionalAmount()],
    asksMark: 'unsure',
    exempt: { reasons: ['no_liability', 'military_spouse', 'by_law'] },
  }),
  rule.own(
    'MI',
    {
      form: 'mi-w4',
      number: 'MI-W4',
      name: 'Employee’s Michigan Withholding Exemption Certificate',
      edition: 'Rev. 12-20',
      publishedAt: 'https://www.michigan.gov/-/media/Project/Websites/taxes/Forms/All-Years/MIW4.pdf',
      asksEverybody: [ask.dateOfBirth(), ask.driverLicense(), tick.isNewEmployee(), ask.dateOfHire()],
      asks: [
        atLine('6', allowances()),
        atLine(
          '7',
          hinted(
            { en: 'In whole dollars.', es: 'En dólares enteros.', ar: 'بالدولارات الصحيحة.' },
            additionalAmount(),
          ),
        ),
      ],
      asksMark: 'table',
      exempt: {
        reasons: ['no_liability', 'reciprocal_state', 'by_law', 'renaissance_zone'],
        line: '8',
      },
      toCheck: [
        {
          en: 'The published file may have to be saved anew before its boxes can be read.',
          es: 'Quizá haya que guardar de nuevo el archivo publicado antes de poder leer sus casillas.',
          ar: 'قد يلزم حفظ الملف المنشور من جديد قبل أن يمكن قراءة خاناته.',
        },
      ],
    },
    {
      reciprocity: {
        residents: ['IL', 'IN', 'KY', 'MN', 'OH', 'WI'],
        claim: { by: 'certificate', line: 'line 8b of MI-W4' },
      },
    },
  ),
];
