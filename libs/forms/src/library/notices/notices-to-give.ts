import type { Pack } from '../pack.js';
import { fact } from '../withholding/rule.js';
import { worksIn } from '../works-in.js';
import { harassmentNotices } from './harassment-notices.js';
import { noticePack } from './notice-pack.js';
import { toCheckOfNotice } from './to-check-of-notice.js';

const { currentFile, languages } = toCheckOfNotice;

/** 29 U.S.C. 218b: within 14 days of the start; nine business days are never more. */
const marketplace = noticePack({
  form: 'us-marketplace-notice',
  jurisdiction: 'US',
  policyName: 'Notice of coverage options (Marketplace)',
  condition: { fact: 'work_location.country', operator: 'equals', value: 'USA' },
  citation: '29 U.S.C. 218b',
  publishedAt: 'https://www.dol.gov/agencies/ebsa',
  facts: [
    fact(
      'secondary',
      'https://info.cobraguard.net/COBRA-blog/bid/353083',
      'The employer gives each new employee a notice of the Marketplace within 14 days of the start, on one of two models of the Department of Labor or in words of its own; no signature is asked for.',
    ),
  ],
  toCheck: [
    currentFile,
    {
      en: 'There is a model for employers who offer a plan and one for those who do not: the file is yours.',
      es: 'Hay un modelo para empleadores que ofrecen un plan y otro para los que no: el archivo es el suyo.',
      ar: 'هناك نموذج لأصحاب العمل الذين يقدمون خطة وآخر لمن لا يقدمونها: الملف هو ما يخصك.',
    },
  ],
  name: {
    en: 'Notice of health coverage options (Marketplace)',
    es: 'Aviso sobre opciones de cobertura de salud (Mercado)',
    ar: 'إشعار خيارات التغطية الصحية (السوق)',
  },
  shortName: { en: 'Marketplace notice', es: 'Aviso del Mercado', ar: 'إشعار السوق' },
  about: {
    en: 'It says that you can buy health insurance in the Marketplace, and whether your employer offers a plan.',
    es: 'Dice que puede comprar un seguro de salud en el Mercado, y si su empleador ofrece un plan.',
    ar: 'يقول إن بإمكانك شراء تأمين صحي من السوق، وهل يقدم صاحب عملك خطة.',
  },
  dueInBusinessDays: 9,
});

const newYorkMonitoring = noticePack({
  form: 'ny-electronic-monitoring',
  jurisdiction: 'NY',
  policyName: 'New York: notice of electronic monitoring',
  condition: { all: [...worksIn('NY')] },
  citation: 'N.Y. Civ. Rights Law 52-c*2',
  publishedAt: 'https://www.nysenate.gov/legislation/laws/CVR/52-C*2',
  facts: [
    fact(
      'unsure',
      'N.Y. Civ. Rights Law 52-c*2, not read',
      'Employers that monitor telephone, email or internet use tell each employee in writing at hire, and the employee acknowledges it. Compare the words of your notice with the law.',
    ),
  ],
  toCheck: [
    {
      en: 'The file is your own notice, and says what the law wants said. Employers that monitor nothing need none.',
      es: 'El archivo es su propio aviso y dice lo que la ley exige. Quien no vigila nada no lo necesita.',
      ar: 'الملف هو إشعارك أنت ويقول ما يطلبه القانون. ومن لا يراقب شيئًا لا يحتاج إليه.',
    },
    languages,
  ],
  name: {
    en: 'New York: electronic monitoring at work',
    es: 'Nueva York: vigilancia electrónica en el trabajo',
    ar: 'نيويورك: المراقبة الإلكترونية في العمل',
  },
  shortName: {
    en: 'Electronic monitoring, New York',
    es: 'Vigilancia electrónica, Nueva York',
    ar: 'المراقبة الإلكترونية، نيويورك',
  },
  about: {
    en: 'It says which calls, emails and internet use at work your employer may monitor.',
    es: 'Dice qué llamadas, correos y uso de internet en el trabajo puede vigilar su empleador.',
    ar: 'يبيّن أي مكالمات ورسائل واستخدام للإنترنت في العمل قد يراقبها صاحب عملك.',
  },
});

const texasCoverage = noticePack({
  form: 'tx-workers-compensation',
  jurisdiction: 'TX',
  policyName: 'Texas: notice of workers’ compensation coverage, or of none',
  condition: { all: [...worksIn('TX')] },
  citation: '28 TAC 110.101',
  publishedAt: 'https://www.tdi.texas.gov/wc',
  facts: [
    fact(
      'unsure',
      'DWC Rule 110.101, not read',
      'Texas employers tell each new employee in writing whether they have workers’ compensation insurance, in the division’s words (Notice 5 without, Notice 6 with). Whether it is signed was not confirmed.',
    ),
  ],
  toCheck: [
    currentFile,
    {
      en: 'Notice 6 is for employers with insurance, Notice 5 for those without.',
      es: 'El Aviso 6 es para empleadores con seguro, el Aviso 5 para los que no lo tienen.',
      ar: 'الإشعار 6 لأصحاب العمل الذين لديهم تأمين، والإشعار 5 لمن ليس لديهم.',
    },
  ],
  name: {
    en: 'Texas: workers’ compensation coverage',
    es: 'Texas: cobertura de compensación de trabajadores',
    ar: 'تكساس: تغطية تعويض العمال',
  },
  shortName: {
    en: 'Workers’ compensation, Texas',
    es: 'Compensación de trabajadores, Texas',
    ar: 'تعويض العمال، تكساس',
  },
  about: {
    en: 'It says whether your employer has workers’ compensation insurance, and what that means for you.',
    es: 'Dice si su empleador tiene seguro de compensación de trabajadores y qué significa para usted.',
    ar: 'يبيّن هل لدى صاحب عملك تأمين تعويض العمال، وما يعنيه ذلك لك.',
  },
});

const oregonPay = noticePack({
  form: 'or-pay-explanation',
  jurisdiction: 'OR',
  policyName: 'Oregon: explanation of earnings and deductions (SB 906)',
  condition: { all: [...worksIn('OR')] },
  citation: 'ORS 652.610',
  publishedAt: 'https://www.oregon.gov/boli',
  facts: [
    fact(
      'secondary',
      'https://lexhaven.net/call-oregon-employers-new-hire-procedures',
      'Oregon employers explain at hire the pay period, rates, benefits, deductions and the codes of the pay statement in writing, and review it by January 1 of each year; it may be posted, mailed or linked, and is not signed.',
    ),
  ],
  toCheck: [
    {
      en: 'The file explains each code of your pay statements: BOLI’s model, filled in, or your own.',
      es: 'El archivo explica cada código de sus recibos de pago: el modelo de BOLI, llenado, o el suyo.',
      ar: 'يشرح الملف كل رمز في كشوف الأجور: نموذج BOLI مملوءًا، أو نموذجك.',
    },
    languages,
  ],
  name: {
    en: 'Oregon: earnings and deductions explained',
    es: 'Oregón: explicación de ingresos y deducciones',
    ar: 'أوريغون: شرح الأجور والاستقطاعات',
  },
  shortName: {
    en: 'Pay explained, Oregon',
    es: 'Explicación del pago, Oregón',
    ar: 'شرح الأجر، أوريغون',
  },
  about: {
    en: 'It says how and when you are paid, what may be taken off, and what the codes on your pay statement mean.',
    es: 'Dice cómo y cuándo se le paga, qué se puede descontar y qué significan los códigos de su recibo.',
    ar: 'يبيّن كيف ومتى تُدفع أجورك، وما قد يُستقطع، ومعنى رموز كشف أجرك.',
  },
});

const minnesotaLeave = noticePack({
  form: 'mn-paid-leave',
  jurisdiction: 'MN',
  policyName: 'Minnesota: notice of Paid Leave',
  condition: { all: [...worksIn('MN')] },
  citation: null,
  publishedAt: 'https://paidleave.mn.gov',
  facts: [
    fact(
      'unsure',
      'states’ table, not confirmed',
      'From January 1, 2026 Minnesota employers give each new employee the notice of Paid Leave within 30 days of hire, and the employee acknowledges it.',
    ),
  ],
  toCheck: [currentFile, languages],
  name: {
    en: 'Minnesota: Paid Leave',
    es: 'Minnesota: licencia pagada (Paid Leave)',
    ar: 'مينيسوتا: الإجازة المدفوعة (Paid Leave)',
  },
  shortName: {
    en: 'Paid Leave, Minnesota',
    es: 'Licencia pagada, Minnesota',
    ar: 'الإجازة المدفوعة، مينيسوتا',
  },
  about: {
    en: 'It says what the state’s Paid Leave gives you, what it costs, and how to apply.',
    es: 'Dice qué le da la licencia pagada del estado, qué cuesta y cómo solicitarla.',
    ar: 'يبيّن ما تمنحك إياه الإجازة المدفوعة في الولاية، وتكلفتها، وكيفية طلبها.',
  },
});

/** Notices at hire of which the operator adds the file: leave, harassment, insurance, pay. */
export const noticesToGive: readonly Pack[] = [
  marketplace,
  ...harassmentNotices,
  minnesotaLeave,
  newYorkMonitoring,
  oregonPay,
  texasCoverage,
];
