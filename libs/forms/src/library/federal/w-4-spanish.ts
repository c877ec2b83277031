import type { Condition, FormFieldContent } from '@firstday/domain';
import type { LibraryPolicy } from '../library-policy.js';
import type { Pack } from '../pack.js';
import { employerSection, identityPage, signedBy } from '../pack-section.js';
import type { PackWords } from '../pack-words.js';
import { atLine, box, dollars, question } from '../question.js';
import { fact, generally } from '../withholding/rule.js';

const publishedAt = 'https://www.irs.gov/forms-pubs/about-form-w-4-sp';

const facts = [
  generally(
    'The IRS publishes Form W-4 in Spanish as Form W-4(SP), and either of them is given to the employer.',
  ),
  fact(
    'unsure',
    publishedAt,
    'Which edition of Form W-4(SP) is the current one, and what it asks, was not read on it.',
  ),
];

/** It is asked of nobody by itself: policies know no either-or, and would ask for both. Who wants it is given it by hand. */
const policy: LibraryPolicy = {
  key: 'us-w-4-sp',
  version: 1,
  name: 'Form W-4(SP), the W-4 in Spanish: given by hand to who wants it',
  condition: { any: [] },
  forms: ['us-w-4-sp'],
  tags: ['federal', 'tax'],
  jurisdiction: 'US',
  kind: 'federal_tax',
  citation: '26 CFR 31.3402(f)(2)-1',
  facts,
};

/** A box that nobody has ticked has no answer. */
const isNotExempt: Condition = {
  any: [
    { fact: 'task.exempt', operator: 'is_absent' },
    { fact: 'task.exempt', operator: 'equals', value: false },
  ],
};

const statuses: Readonly<Record<string, PackWords>> = {
  single_or_married_filing_separately: {
    en: 'Single or married filing separately',
    es: 'Soltero o casado que presenta por separado',
    ar: 'أعزب، أو متزوج يقدم إقرارًا منفصلًا',
  },
  married_filing_jointly: {
    en: 'Married filing jointly or qualifying surviving spouse',
    es: 'Casado que presenta en conjunto o cónyuge sobreviviente calificado',
    ar: 'متزوج يقدم إقرارًا مشتركًا، أو زوج باقٍ على قيد الحياة مؤهل',
  },
  head_of_household: { en: 'Head of household', es: 'Cabeza de familia', ar: 'رب أسرة' },
};

const withheld: readonly FormFieldContent[] = [
  question(
    'filing_status',
    'radio',
    { en: 'Filing status', es: 'Estado civil para efectos de la declaración', ar: 'صفة تقديم الإقرار' },
    {
      required: true,
      options: Object.entries(statuses).map(([value, label]) => ({ value, label: { ...label } })),
    },
  ),
  atLine(
    '2(c)',
    box('two_jobs', {
      en: 'There are only two jobs in total',
      es: 'Hay solo dos empleos en total',
      ar: 'توجد وظيفتان فقط في المجموع',
    }),
  ),
  atLine(
    '3(a)',
    dollars('qualifying_children_amount', {
      en: 'Amount for qualifying children under age 17',
      es: 'Cantidad por hijos calificados menores de 17 años',
      ar: 'المبلغ عن الأولاد المؤهلين دون سن 17',
    }),
  ),
  atLine(
    '3(b)',
    dollars('other_dependents_amount', {
      en: 'Amount for other dependents',
      es: 'Cantidad por otros dependientes',
      ar: 'المبلغ عن المعالين الآخرين',
    }),
  ),
  atLine(
    '3',
    dollars('dependents_total', {
      en: 'Total credits',
      es: 'Total de los créditos',
      ar: 'مجموع الائتمانات الضريبية',
    }),
  ),
  atLine(
    '4(a)',
    dollars('other_income', {
      en: 'Other income, not from jobs',
      es: 'Otros ingresos que no provienen de empleos',
      ar: 'دخل آخر من غير الوظائف',
    }),
  ),
  atLine('4(b)', dollars('deductions', { en: 'Deductions', es: 'Deducciones', ar: 'الاستقطاعات' })),
  atLine(
    '4(c)',
    dollars('extra_withholding', {
      en: 'Extra withholding each pay period',
      es: 'Retención adicional por período de pago',
      ar: 'اقتطاع إضافي في كل فترة دفع',
    }),
  ),
];

/** Form W-4 in Spanish, on the operator's file: what Form W-4 asks, at the same paths. */
export const w4Spanish: Pack = {
  form: 'us-w-4-sp',
  version: 1,
  file: { use: 'filled' },
  jurisdiction: 'US',
  publishedAt,
  editionSeen: null,
  knownFiles: [],
  toCheck: [
    {
      en: 'The file is Form W-4(SP) of this year. Neither its edition nor its lines were read: compare each question with it.',
      es: 'El archivo es el Formulario W-4(SP) de este año. No se leyeron ni su edición ni sus líneas: compare cada pregunta con él.',
      ar: 'الملف هو النموذج W-4(SP) لهذه السنة. لم تُقرأ طبعته ولا أسطره: قارن كل سؤال به.',
    },
    {
      en: 'An electronic certificate has to say what the paper one says (26 CFR 31.3402(f)(5)-1(c), Publication 15-T): show the file on a page of the form, too.',
      es: 'Un certificado electrónico debe decir lo que dice el de papel (26 CFR 31.3402(f)(5)-1(c), Publicación 15-T): muestre también el archivo en una página del formulario.',
      ar: 'يجب أن تقول الشهادة الإلكترونية ما تقوله الورقية (26 CFR 31.3402(f)(5)-1(c)، المنشور 15-T): اعرض الملف أيضًا في صفحة من النموذج.',
    },
    {
      en: 'Either form is enough, but policies cannot say “one of these”. This one asks nobody by itself: give it to who chooses Spanish, and withdraw the W-4 that was asked for. The reading of the certificate in force knows Form W-4 alone: payroll reads this one by its answers.',
      es: 'Basta uno de los dos formularios, pero las reglas no pueden decir «uno de estos». Esta no se pide por sí sola: entréguelo a quien elija español y retire el W-4 que se pidió. La lectura del certificado vigente solo conoce el W-4: la nómina lee este por sus respuestas.',
      ar: 'يكفي أحد النموذجين، لكن القواعد لا تستطيع أن تقول «أحد هذين». وهذا لا يُطلب من تلقاء نفسه: سلّمه لمن يختار الإسبانية واسحب نموذج W-4 المطلوب. وقراءة الشهادة السارية لا تعرف إلا W-4: فتقرأ الرواتب هذا من إجاباته.',
    },
  ],
  facts,
  policies: [policy],
  content: {
    name: {
      en: 'Form W-4(SP), Employee’s Withholding Certificate',
      es: 'Formulario W-4(SP), certificado de retenciones del empleado',
      ar: 'النموذج W-4(SP)، شهادة الاقتطاع للموظف',
    },
    short_name: { en: 'Form W-4(SP)', es: 'Formulario W-4(SP)', ar: 'النموذج W-4(SP)' },
    purpose: {
      en: 'Your employer uses it to take the right federal income tax out of your pay.',
      es: 'Su empleador lo usa para descontar de su pago el impuesto federal correcto.',
      ar: 'يستخدمه صاحب العمل لاقتطاع ضريبة الدخل الفيدرالية الصحيحة من أجرك.',
    },
    employer_purpose: {
      en: 'It says how much federal income tax you withhold from their pay.',
      es: 'Indica cuánto impuesto federal retiene usted de su pago.',
      ar: 'يبيّن مقدار ضريبة الدخل الفيدرالية التي تقتطعها من أجره.',
    },
    tags: ['federal', 'tax'],
    minutes: 5,
    scope: { per: 'employer' },
    sections: [
      signedBy(
        [
          identityPage,
          {
            id: 'exempt',
            title: { en: 'Exemption', es: 'Exención', ar: 'الإعفاء' },
            fields: [
              box('exempt', {
                en: 'I claim exemption from withholding, and meet both of the conditions that the form names',
                es: 'Reclamo la exención de la retención y cumplo las dos condiciones que indica el formulario',
                ar: 'أطالب بالإعفاء من الاقتطاع وأستوفي الشرطين المذكورين في النموذج',
              }),
            ],
          },
          {
            id: 'withholding',
            title: { en: 'What is withheld', es: 'Qué se retiene', ar: 'ما يُقتطع' },
            when: isNotExempt,
            fields: [...withheld],
          },
        ],
        {
          en: 'What I have entered is true. I have seen Form W-4(SP) with my answers; by signing I make the declaration, under penalties of perjury, that is printed on it.',
          es: 'Lo que escribí es verdadero. He visto el Formulario W-4(SP) con mis respuestas; al firmar hago, bajo pena de perjurio, la declaración que lleva impresa.',
          ar: 'ما أدخلته صحيح. اطلعت على النموذج W-4(SP) وفيه إجاباتي، وبتوقيعي أقدم، تحت طائلة عقوبة الحنث باليمين، الإقرار المطبوع عليه.',
        },
      ),
      employerSection,
    ],
  },
};
