import type { Messages } from '../../messages/message.js';

/** What the checks of Form 8233 say. */
export const irs8233Messages = {
  year_far: {
    en: 'This tax year is too far ahead: the form is for one that goes on, or the next.',
    es: 'Este año tributario está demasiado lejos: el formulario es para el actual o el siguiente.',
    ar: 'هذه السنة الضريبية بعيدة جدًا: النموذج للسنة الجارية أو التالية.',
  },
  year_backwards: {
    en: 'The tax year cannot end before it begins.',
    es: 'El año tributario no puede terminar antes de comenzar.',
    ar: 'لا يمكن أن تنتهي السنة الضريبية قبل أن تبدأ.',
  },
  year_long: {
    en: 'A tax year has twelve months at most. Each year has a form of its own.',
    es: 'Un año tributario tiene doce meses como máximo. Cada año lleva su propio formulario.',
    ar: 'السنة الضريبية اثنا عشر شهرًا على الأكثر. ولكل سنة نموذجها.',
  },
  no_post_box: {
    en: 'The form takes no P.O. box: give the street.',
    es: 'El formulario no admite un apartado postal: indique la calle.',
    ar: 'لا يقبل النموذج صندوق بريد: اذكر الشارع.',
  },
  home_abroad: {
    en: 'Give the address in the country whose treaty you rely on.',
    es: 'Indique la dirección en el país cuyo tratado invoca.',
    ar: 'اذكر العنوان في البلد الذي تستند إلى معاهدته.',
  },
  here: {
    en: 'This is your address in the United States. Leave it out if you have none.',
    es: 'Esta es su dirección en los Estados Unidos. Déjela en blanco si no tiene.',
    ar: 'هذا عنوانك في الولايات المتحدة. اتركه فارغًا إن لم يكن لديك عنوان.',
  },
  expires_before: {
    en: 'Your status cannot expire before you entered.',
    es: 'Su estatus no puede vencer antes de que usted entrara.',
    ar: 'لا يمكن أن تنتهي صفتك قبل دخولك.',
  },
  more_than_whole: {
    en: 'This cannot be more than line {line}.',
    es: 'No puede ser más que la línea {line}.',
    ar: 'لا يمكن أن يزيد هذا على السطر {line}.',
  },
  article_number: {
    en: 'Give the number of the article, such as 20(3).',
    es: 'Indique el número del artículo, por ejemplo 20(3).',
    ar: 'اذكر رقم المادة، مثل 20(3).',
  },
  no_room: {
    en: 'The form has no room for this much. Say it more briefly.',
    es: 'El formulario no tiene espacio para tanto. Dígalo más brevemente.',
    ar: 'لا يتسع النموذج لهذا القدر. اختصر.',
  },
  status_over: {
    en: 'This day has passed. Make sure that it is the status that you have now.',
    es: 'Esta fecha ya pasó. Compruebe que es el estatus que tiene ahora.',
    ar: 'لقد مضى هذا اليوم. تأكد من أنها صفتك الحالية.',
  },
  other_residence: {
    en: 'This is another country than that of your permanent address. Make sure that the treaty lets you claim it.',
    es: 'Este no es el país de su dirección permanente. Compruebe que el tratado le permite reclamarlo.',
    ar: 'هذا بلد غير بلد عنوانك الدائم. تأكد من أن المعاهدة تسمح لك بالطلب.',
  },
} as const satisfies Messages;
