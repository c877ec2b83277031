import type { Edition } from '../../edition.js';
import { asPrinted } from '../as-printed.js';
import { applicantPages } from './applicant-pages.js';
import { forEmployersUse } from './for-employers-use.js';
import { irs8850Guide } from './irs-8850-guide.js';
import { irs8850PrintedText as text } from './irs-8850-printed-text.js';

export const irs8850: Edition = {
  form: 'irs-8850',
  edition: '3-2016',
  title: asPrinted(text.title),
  shortName: { en: 'Form 8850', es: 'Formulario 8850', ar: 'النموذج 8850' },
  source: 'government',
  omb: 'OMB No. 1545-1500',
  tags: ['federal', 'tax', 'voluntary'],
  minutes: 5,
  purpose: {
    en: 'Employers asked for a federal tax credit with it, whose law lapsed on December 31, 2025. Filling it in is voluntary, and is done by the day of the offer. Whoever decides on hiring does not see it.',
    es: 'Los empleadores pedían con él un crédito tributario federal, cuya ley venció el 31 de diciembre de 2025. Llenarlo es voluntario y se hace a más tardar el día de la oferta. Quien decide la contratación no lo ve.',
    ar: 'كان أصحاب العمل يطلبون به ائتمانًا ضريبيًا اتحاديًا انتهى قانونه في 31 ديسمبر 2025. ملؤه اختياري، ويتم في موعد أقصاه يوم العرض. ولا يراه من يقرر التوظيف.',
  },
  employerPurpose: {
    en: 'Sign it, and send it to your state’s workforce agency (not the IRS) within 28 days after the first day of work. The law behind the credit lapsed on December 31, 2025: agencies may keep requests, and certify none for work that began later.',
    es: 'Fírmelo y envíelo a la agencia laboral de su estado (no al IRS) en los 28 días siguientes al primer día de trabajo. La ley del crédito venció el 31 de diciembre de 2025: las agencias pueden guardar solicitudes, pero no certifican empleos que empezaron después.',
    ar: 'وقّعه وأرسله إلى وكالة القوى العاملة في ولايتك (لا إلى مصلحة الضرائب) خلال 28 يومًا من أول يوم عمل. انتهى العمل بقانون الائتمان في 31 ديسمبر 2025: قد تحفظ الوكالات الطلبات، ولا تصدّق على عمل بدأ بعد ذلك.',
  },
  guide: irs8850Guide,
  // Benefits, veterans’ disabilities and convictions are nothing that those who hire may know.
  segregated: true,
  // Whoever signs was given the permission by name, and declares what they believe from page 1.
  examinedInClear: true,
  scope: { per: 'employer' },
  // There is nothing to certify of whoever checks no box.
  samples: { 'task.box_2': true },
  sections: [
    {
      id: 'applicant',
      title: asPrinted('Job applicant'),
      assignee: 'employee',
      signer: 'employee',
      opens: 'in_order',
      checks: ['irs_8850_under_40'],
      pages: applicantPages,
      attestation: {
        text: asPrinted(text.declaration),
        acknowledgement: {
          en: 'I have read this declaration. I make it by signing.',
          es: 'He leído esta declaración. La hago al firmar.',
          ar: 'لقد قرأت هذا الإقرار، وأقدّمه بتوقيعي.',
        },
        citation: '26 U.S.C. 51(d)(13)(A)',
      },
      signatureLabel: asPrinted(text.signature),
    },
    forEmployersUse,
  ],
};
