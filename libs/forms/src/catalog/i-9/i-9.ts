import type { Edition } from '../../edition.js';
import { asPrinted } from '../as-printed.js';
import { documentCopies } from './document-copies.js';
import { examinationPictures } from './examination-pictures.js';
import { i9Guide } from './i-9-guide.js';
import { receiptReplacements } from './receipt-replacements.js';
import { section1 } from './section-1.js';
import { section2 } from './section-2.js';
import { supplementA } from './supplement-a.js';
import { supplementB } from './supplement-b.js';

export const i9: Edition = {
  form: 'i-9',
  edition: '01/20/25',
  title: asPrinted('Employment Eligibility Verification'),
  shortName: { en: 'Form I-9', es: 'Formulario I-9' },
  source: 'government',
  omb: 'OMB No. 1615-0047',
  expires: '05/31/2027',
  tags: ['federal', 'work_eligibility'],
  minutes: 6,
  purpose: {
    en: 'Federal law asks every employer to check that each new hire may work in the United States.',
    es: 'La ley federal pide a todo empleador comprobar que cada persona contratada puede trabajar en los Estados Unidos.',
  },
  employerPurpose: {
    en: 'You examine the documents and complete Section 2 within three business days of the first day of work.',
    es: 'Usted examina los documentos y completa la Sección 2 dentro de los tres días hábiles posteriores al primer día de trabajo.',
    ar: 'تفحص المستندات وتُكمل القسم 2 خلال ثلاثة أيام عمل من أول يوم عمل.',
  },
  guide: i9Guide,
  samples: {
    'task.address_street': '1 Main St',
    'task.address_city': 'Albany',
    'task.address_zip': '12207',
    'task.employer_representative': 'Reyes, Carla, HR manager',
    // A passport would be photographed for E-Verify; a driver's license need not be.
    'task.list_choice': 'b_and_c',
    'task.examination_method': 'in_person',
  },
  // 8 CFR 274a.2(b)(1)(ii): the employer reviews Section 1 whole.
  examinedInClear: true,
  // 8 CFR 274a.2(b)(1)(ii): the employer or an agent of the employer examines the documents. Whether they relate to the
  // employee is seen by the name and the date of birth, what is acceptable by the status; nobody needs the SSN for it.
  representative: {
    signs: section2.id,
    nameAt: 'task.employer_representative',
    fills: [examinationPictures.id, section2.id],
    sees: [
      'task.last_name',
      'task.first_name',
      'task.middle_initial',
      'task.other_last_names',
      'task.date_of_birth',
      'task.citizenship_status',
      'task.work_authorization_expires_on',
    ],
  },
  // 8 CFR 274a.2(a)(2): no change to the sequence of the data elements. The hosted pages ask the preparers and the copies
  // between Sections 1 and 2; on paper Section 2 follows Section 1.
  printedOrder: [
    section1,
    section2,
    documentCopies,
    examinationPictures,
    ...supplementA,
    ...supplementB,
    ...receiptReplacements,
  ].map(({ id }) => id),
  sections: [
    section1,
    ...supplementA,
    documentCopies,
    examinationPictures,
    section2,
    ...supplementB,
    ...receiptReplacements,
  ],
};
