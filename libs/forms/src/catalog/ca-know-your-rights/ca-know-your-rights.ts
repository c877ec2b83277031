import type { OfficialDocument } from '../official-document.js';
import { noticeToRead } from '../notice-to-read.js';

/** The template of the Labor Commissioner (Lab. Code 1551), in English. */
export const knowYourRightsFile: OfficialDocument = {
  sha256: '3825da207bc63d237a767c4a0e6563e9d9dcf3afb962289dd2bd3d280cf63dc6',
  title: 'California Workplace - Know Your Rights',
  edition: 'December 2025',
  publisher: 'California Labor Commissioner (dir.ca.gov/dlse)',
};

/** Given by itself, at hire and every year (SB 294). The law asks for no signature: the receipt is the proof of delivery. */
export const caKnowYourRights = noticeToRead({
  form: 'ca-know-your-rights',
  edition: '2025-12',
  sha256: knowYourRightsFile.sha256,
  // Each employer gives it, to everybody by 1 February of each year; its template is of that year.
  scope: { per: 'employer', every_year: { by: '02-01', days_before: 31 } },
  title: {
    en: 'California: know your rights at work',
    es: 'California: conozca sus derechos en el trabajo',
  },
  shortName: { en: 'Know your rights (CA)', es: 'Conozca sus derechos (CA)' },
  minutes: 6,
  purpose: {
    en: 'California has every employer give you this notice of your rights at work. The notice is in English.',
    es: 'California exige que todo empleador le dé este aviso sobre sus derechos en el trabajo. El aviso está en inglés.',
  },
  employerPurpose: {
    en: 'They read the state’s notice of their rights. The receipt is your proof that you gave it.',
    es: 'Lee el aviso del estado sobre sus derechos. El acuse de recibo es su prueba de que usted se lo dio.',
  },
  receipt: {
    en: 'I have received the notice “California Workplace – Know Your Rights”. My signature says that I got it, and nothing else.',
    es: 'He recibido el aviso «California Workplace – Know Your Rights» (conozca sus derechos). Mi firma dice que lo recibí, y nada más.',
  },
});
