import type { PackWords } from '../../pack-words.js';
import type { ExemptClaim } from '../questions/exempt-claim.js';
import type { StateCertificate, StateForm } from '../withholding-rule.js';

/** What the operator of a state's form compares with the official file. */
export function toCheck(form: StateForm): readonly PackWords[] {
  return [editionWords(form), ...everyForm];
}

/** The same of a certificate, with what its state has besides. */
export const toCheckOfCertificate = (certificate: StateCertificate): readonly PackWords[] => [
  ...toCheck(certificate),
  ...(certificate.asksMark === 'unsure' ? [unread] : []),
  ...(certificate.exempt ? [lapseWords(certificate.exempt)] : []),
  ...(certificate.toCheck ?? []),
];

const editionWords = ({ number, edition, publishedAt }: StateForm): PackWords =>
  edition === null
    ? {
        en: `The file is the current edition of ${number} at ${publishedAt}. The questions were not written from a known edition.`,
        es: `El archivo es la edición vigente de ${number} en ${publishedAt}. Las preguntas no proceden de una edición conocida.`,
        ar: `الملف هو الطبعة السارية من ${number} على \u2068${publishedAt}\u2069. لم تُكتب الأسئلة من طبعة معروفة.`,
      }
    : {
        en: `The file is the current edition of ${number} at ${publishedAt}. The last one seen was ${edition}.`,
        es: `El archivo es la edición vigente de ${number} en ${publishedAt}. La última que se vio es ${edition}.`,
        ar: `الملف هو الطبعة السارية من ${number} على \u2068${publishedAt}\u2069. آخر طبعة شوهدت هي \u2068${edition}\u2069.`,
      };

const everyForm: readonly PackWords[] = [
  {
    en: 'Each question has its place on the file, means what the file asks there, and offers the same choices.',
    es: 'Cada pregunta tiene su lugar en el archivo, significa lo que allí se pide y ofrece las mismas opciones.',
    ar: 'لكل سؤال مكانه في الملف، ومعناه ما يطلبه الملف هناك، وخياراته هي نفسها.',
  },
  {
    en: 'Nothing that the employee has to fill in is left without a question, and the signature and its date have their places.',
    es: 'Nada de lo que debe llenar el empleado queda sin pregunta, y la firma y su fecha tienen su lugar.',
    ar: 'لا يبقى شيء على الموظف ملؤه من دون سؤال، وللتوقيع وتاريخه مكانهما.',
  },
];

/** Of a form whose questions nobody has seen on the official file. */
export const unread: PackWords = {
  en: 'The questions were not read in the official file: compare each line, and change what differs.',
  es: 'Las preguntas no se leyeron en el archivo oficial: compare cada línea y cambie lo que difiera.',
  ar: 'لم تُقرأ الأسئلة في الملف الرسمي: قارن كل سطر وغيّر ما يختلف.',
};

function lapseWords({ lapses }: ExemptClaim): PackWords {
  if (lapses === undefined)
    return {
      en: 'How long a claim of exemption holds, and who may make it: no source was found for when it ends.',
      es: 'Cuánto vale un reclamo de exención y quién puede hacerlo: no se halló fuente de cuándo vence.',
      ar: 'مدة سريان المطالبة بالإعفاء ومن يحق له تقديمها: لم يوجد مصدر لموعد انتهائها.',
    };
  return lapses === 'february_15'
    ? {
        en: 'A claim of exemption ends on 15 February of the next year.',
        es: 'El reclamo de exención vence el 15 de febrero del año siguiente.',
        ar: 'تنتهي المطالبة بالإعفاء في 15 فبراير من السنة التالية.',
      }
    : {
        en: 'A claim of exemption holds for one year.',
        es: 'El reclamo de exención vale un año.',
        ar: 'تسري المطالبة بالإعفاء سنة واحدة.',
      };
}
