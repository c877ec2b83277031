import type { OfficialDocument } from '../official-document.js';
import { noticeToRead } from '../notice-to-read.js';

/** The notice of the Civil Rights Department, in English. */
export const survivorsLeaveFile: OfficialDocument = {
  sha256: '9fa7291a7b16b565ec43b1762e4c754174896776c66c567c3ee7269b7994f650',
  title: 'Survivors of Violence and Family Members of Victims Right to Leave and Accommodations Notice',
  edition: 'CRD E20N-ENG / July 2025',
  publisher: 'California Civil Rights Department (calcivilrights.ca.gov)',
};

export const caSurvivorsLeave = noticeToRead({
  form: 'ca-survivors-leave',
  edition: '2025-07',
  sha256: survivorsLeaveFile.sha256,
  title: {
    en: 'California: time off for survivors of violence',
    es: 'California: tiempo libre para sobrevivientes de violencia',
  },
  shortName: { en: 'Survivors’ leave (CA)', es: 'Tiempo libre para sobrevivientes (CA)' },
  minutes: 3,
  purpose: {
    en: 'California has employers give this notice to everybody they hire: it says which time off survivors of violence and their families have. It is in English.',
    es: 'California exige que los empleadores den este aviso a todas las personas que contratan: dice qué tiempo libre tienen los sobrevivientes de violencia y sus familias. Está en inglés.',
  },
  employerPurpose: {
    en: 'They read the state’s notice of time off for survivors of violence.',
    es: 'Lee el aviso del estado sobre el tiempo libre para sobrevivientes de violencia.',
  },
  receipt: {
    en: 'I have received the notice on leave and accommodations for survivors of violence and family members of victims (CRD E20N). My signature says nothing about myself.',
    es: 'He recibido el aviso sobre licencias y adaptaciones para sobrevivientes de violencia y familiares de víctimas (CRD E20N). Mi firma no dice nada sobre mí.',
  },
});
