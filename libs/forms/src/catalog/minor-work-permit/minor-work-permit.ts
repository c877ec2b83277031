import type { Edition } from '../../edition.js';
import { minorsExamination } from './minors-examination.js';
import { hoursOfMinors } from './hours-of-minors.js';
import { parentPage } from './parent-page.js';
import { proofPage } from './proof-page.js';

/** A minor's work permit, or what proves their age where no permit is issued: who shows it, and who looked at it. */
export const minorWorkPermit: Edition = {
  form: 'minor-work-permit',
  edition: '2026-12',
  title: {
    en: 'Work permit or proof of age of a minor',
    es: 'Permiso de trabajo o prueba de edad de un menor',
    ar: 'تصريح عمل قاصر أو إثبات سنه',
  },
  shortName: { en: 'Work permit or age', es: 'Permiso o edad', ar: 'تصريح العمل أو السن' },
  source: 'own',
  tags: ['minors'],
  minutes: 3,
  purpose: {
    en: 'You are under 18: your employer needs your work permit, or a proof of your age.',
    es: 'Usted tiene menos de 18 años: su empleador necesita su permiso de trabajo o una prueba de su edad.',
    ar: 'أنت دون سن 18: يحتاج صاحب عملك إلى تصريح عملك أو إثبات لسنك.',
  },
  employerPurpose: {
    en: 'It has their work permit or proof of age, which you examine before they start.',
    es: 'Tiene su permiso de trabajo o prueba de edad, que usted revisa antes de que empiece.',
    ar: 'فيه تصريح عمله أو إثبات سنه، وتفحصه قبل أن يبدأ.',
  },
  samples: { 'task.shown_by': 'in_person' },
  examinedInClear: true,
  // A permit names the employer for whom it was issued; one that ends before they are 18 is asked for again.
  scope: { per: 'employer', expires: { path: 'task.expires_on', days_before: 30 } },
  sections: [
    {
      id: 'employee',
      title: { en: 'Your permit', es: 'Su permiso', ar: 'تصريحك' },
      assignee: 'employee',
      signer: 'employee',
      opens: 'in_order',
      due: { businessDays: 0 },
      checks: ['minor_permit_ends_after_issue'],
      pages: [
        proofPage,
        parentPage,
        {
          id: 'hours',
          title: {
            en: 'What you may do, and when',
            es: 'Qué trabajo puede hacer y cuándo',
            ar: 'ما يجوز لك عمله ومتى',
          },
          layout: 'question',
          mustVisit: true,
          fields: hoursOfMinors('employee'),
        },
      ],
      attestation: {
        text: {
          en: 'What I entered is true, and the pictures are of my own documents.',
          es: 'Lo que escribí es cierto y las imágenes son de mis propios documentos.',
          ar: 'ما أدخلته صحيح، والصور لمستنداتي أنا.',
        },
        acknowledgement: {
          en: 'I have read this statement. I make it by signing.',
          es: 'He leído esta declaración. La hago al firmar.',
          ar: 'لقد قرأت هذا البيان، وأقدّمه بتوقيعي.',
        },
      },
      signatureLabel: { en: 'Your signature', es: 'Su firma', ar: 'توقيعك' },
    },
    minorsExamination,
  ],
};
