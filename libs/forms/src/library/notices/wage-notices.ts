import type { Pack } from '../pack.js';
import { firstDay } from '../pack-section.js';
import type { PackWords } from '../pack-words.js';
import { fact } from '../withholding/rule.js';
import { allowanceQuestions as allowances } from './allowance-questions.js';
import { californiaPage, californiaQuestions } from './california-questions.js';
import { employerQuestions as employer } from './employer-questions.js';
import { payQuestions as ask } from './pay-questions.js';
import { wageNotice } from './wage-notice.js';

const who = [employer.tradeName(), employer.mainOffice(), employer.mailingAddress(), employer.phone()];
const rates = [ask.payRate(), ask.payBasis(), ask.otherRates()];
const overtime = [ask.overtimeStatus(), ask.exemptionBasis(), ask.overtimeRate()];
const paydays = [ask.payPeriodDays(), ask.regularPayday(), ask.firstPayday()];

const ownText: PackWords = {
  en: 'There is no official file that has to be used: the form can be published without one.',
  es: 'No hay un archivo oficial obligatorio: el formulario puede publicarse sin él.',
  ar: 'لا يوجد ملف رسمي واجب الاستخدام: يمكن نشر النموذج من دونه.',
};
const caText = 'https://www.shouselaw.com/ca/labor/labor-code-2810-5/';
const mnText = 'http://www.dli.mn.gov/business/employment-practices/wage-theft-qa';
const riText = 'https://webserver.rilegislature.gov/Statutes/TITLE28/28-14/28-14-12_28-14-12.htm';
const dcText =
  'https://www.mintz.com/insights-center/viewpoints/2226/2015-03-dc-issues-pay-notice-templates-new-wage-theft-law';

/** Notices of pay that the employee signs; New York's are forms of the catalog. */
export const wageNotices: readonly Pack[] = [
  wageNotice({
    form: 'ca-dlse-nte',
    jurisdiction: 'CA',
    number: 'DLSE-NTE',
    edition: null,
    publishedAt: 'https://www.dir.ca.gov/dlse',
    citation: 'Cal. Lab. Code 2810.5',
    employer: [...who, firstDay, californiaQuestions.isStaffingAgency(), californiaQuestions.worksite()],
    pay: [...rates, ...overtime, californiaQuestions.agreement(), ...allowances, ask.regularPayday()],
    more: californiaPage,
    toCheck: [
      {
        en: 'It is for employees who are not exempt, outside government, and without a collective agreement that pays 130% of the minimum wage. Others need none.',
        es: 'Es para empleados no exentos, fuera del gobierno y sin convenio colectivo que pague el 130% del salario mínimo. Los demás no lo necesitan.',
        ar: 'هو للموظفين غير المعفيين خارج القطاع الحكومي ومن دون اتفاق جماعي يدفع 130% من الحد الأدنى للأجر. ولا يحتاجه غيرهم.',
      },
    ],
    facts: [
      fact('secondary', caText, 'Employers give it at hire, and again within seven days of a change.'),
      fact('secondary', caText, 'The employee may acknowledge it; a signature is not required.'),
      fact('unsure', 'https://www.dir.ca.gov/dlse', 'The current edition of DLSE-NTE is not known.'),
    ],
  }),
  wageNotice({
    form: 'dc-notice-of-hire',
    jurisdiction: 'DC',
    number: 'Notice of Hire',
    edition: null,
    publishedAt: 'https://does.dc.gov',
    citation: 'D.C. Code 32-1008(c)',
    employer: who,
    pay: [...rates, ...overtime, ...allowances, ask.payFrequency(), ask.regularPayday()],
    toCheck: [
      {
        en: 'For tipped employees the notice describes the tip-pool policy. Temporary staffing has a template of its own.',
        es: 'Para empleados con propinas el aviso describe la política de reparto. El personal temporal tiene otro modelo.',
        ar: 'يصف الإشعار سياسة تقاسم الإكراميات لمن يتلقونها. وللعمالة المؤقتة نموذج خاص.',
      },
    ],
    facts: [
      fact(
        'secondary',
        dcText,
        'Employers give it at hire and when something in it changes; both sides sign, and in a second language where the District has translated it.',
      ),
      fact('unsure', dcText, 'The rates and the edition of the template of today are not known.'),
    ],
  }),
  wageNotice({
    form: 'mn-wage-notice',
    jurisdiction: 'MN',
    number: null,
    edition: null,
    publishedAt: mnText,
    citation: 'Minn. Stat. 181.032(d)',
    employer: who,
    pay: [...rates, ...overtime, ...allowances, ask.leave(), ask.deductions(), ...paydays],
    toCheck: [
      ownText,
      {
        en: 'The law has a sentence of its own that offers the notice in other languages: add it word for word. Minneapolis asks for more.',
        es: 'La ley tiene una frase propia que ofrece el aviso en otros idiomas: añádala literalmente. Mineápolis pide más.',
        ar: 'في القانون جملة خاصة تعرض الإشعار بلغات أخرى: أضفها حرفيًا. وتطلب مينيابوليس المزيد.',
      },
    ],
    facts: [
      fact(
        'secondary',
        mnText,
        'The employee signs it at the start of employment and the employer keeps it; changes are given in writing before they take effect.',
      ),
    ],
  }),
  wageNotice({
    form: 'nh-wage-notice',
    jurisdiction: 'NH',
    number: null,
    edition: null,
    publishedAt: 'https://www.dol.nh.gov',
    citation: 'N.H. RSA 275:49',
    employer: who,
    pay: [...rates, ask.regularPayday(), ask.leave(), ask.benefits()],
    toCheck: [ownText],
    facts: [
      fact(
        'table',
        'N.H. RSA 275:49; N.H. Admin. Rules, Lab 803.03',
        'Employers tell rate, payday and benefits in writing at hire and have it signed; changes are given in writing.',
      ),
    ],
  }),
  wageNotice({
    form: 'ri-wage-notice',
    jurisdiction: 'RI',
    number: null,
    edition: null,
    publishedAt: riText,
    citation: 'R.I. Gen. Laws 28-14-12',
    employer: who,
    pay: [...rates, ...overtime, ...allowances, ask.leave(), ask.holidays(), ask.deductions(), ...paydays],
    toCheck: [ownText],
    facts: [
      fact(
        'secondary',
        riText,
        'From 1 January 2026 the employee signs it at the start of employment, and the employer keeps it for three years.',
      ),
    ],
  }),
];
