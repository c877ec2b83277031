import type { OfficialDocument } from '../official-document.js';
import { noticeToRead } from '../notice-to-read.js';

/** The brochure of the Employment Development Department, in English. */
export const paidFamilyLeaveFile: OfficialDocument = {
  sha256: '55cf1f8b81eecadb6c8102e3e3174edd8ee09a3ee1ca82c18093c457be400eec',
  title: 'Paid Family Leave',
  edition: 'DE 2511D Rev. 22 (1-25)',
  publisher: 'California Employment Development Department (edd.ca.gov)',
};

export const caPaidFamilyLeave = noticeToRead({
  form: 'ca-paid-family-leave',
  edition: 'Rev. 22',
  sha256: paidFamilyLeaveFile.sha256,
  title: {
    en: 'California: Paid Family Leave',
    es: 'California: licencia familiar pagada',
  },
  shortName: { en: 'Paid Family Leave (CA)', es: 'Licencia familiar pagada (CA)' },
  minutes: 4,
  purpose: {
    en: 'California has employers give you this brochure about benefits while you care for your family. It is in English.',
    es: 'California exige que los empleadores le den este folleto sobre beneficios mientras cuida a su familia. Está en inglés.',
  },
  employerPurpose: {
    en: 'They read the state’s brochure about Paid Family Leave.',
    es: 'Lee el folleto del estado sobre la licencia familiar pagada.',
  },
  receipt: {
    en: 'I have received the brochure “Paid Family Leave” (DE 2511D).',
    es: 'He recibido el folleto «Paid Family Leave» (DE 2511D), sobre la licencia familiar pagada.',
  },
});
