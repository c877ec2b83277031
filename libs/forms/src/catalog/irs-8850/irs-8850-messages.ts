import type { Messages } from '../../messages/message.js';

/** What the checks of Form 8850 say. */
export const irs8850Messages = {
  under_40: {
    en: 'Leave this blank if you are 40 or older.',
    es: 'Déjelo en blanco si tiene 40 años o más.',
    ar: 'اترك هذا فارغًا إن كان عمرك 40 سنة أو أكثر.',
  },
  before_signature: {
    en: 'The applicant had not signed yet on this day.',
    es: 'En esta fecha el solicitante aún no había firmado.',
    ar: 'لم يكن مقدّم الطلب قد وقّع في هذا اليوم.',
  },
  offered_before: {
    en: 'The information has to be given by the day of the offer. After it, the form cannot be filed.',
    es: 'La información debe darse a más tardar el día de la oferta. Después, el formulario no se puede presentar.',
    ar: 'يجب تقديم المعلومات في موعد أقصاه يوم عرض العمل. وبعده لا يمكن تقديم النموذج.',
  },
  hired_before: {
    en: 'Nobody is hired before the offer.',
    es: 'Nadie es contratado antes de la oferta.',
    ar: 'لا يُوظَّف أحد قبل العرض.',
  },
  started_before: {
    en: 'Nobody starts before the hire.',
    es: 'Nadie empieza antes de ser contratado.',
    ar: 'لا يبدأ أحد قبل توظيفه.',
  },
  age_unknown: {
    en: 'The applicant gave no date of birth: without it, nobody can be in this group.',
    es: 'El solicitante no dio su fecha de nacimiento: sin ella nadie puede estar en este grupo.',
    ar: 'لم يذكر مقدّم الطلب تاريخ ميلاده: ومن دونه لا يمكن أن يكون في هذه المجموعة.',
  },
  age_of_group: {
    en: 'Members of this group are {from} to {to} years old on the day of the hire.',
    es: 'Los miembros de este grupo tienen de {from} a {to} años el día de la contratación.',
    ar: 'أعمار أفراد هذه المجموعة من {from} إلى {to} سنة يوم التوظيف.',
  },
  no_group: {
    en: 'The applicant checked no box, and neither group is chosen: there is nothing to certify.',
    es: 'El solicitante no marcó ninguna casilla y no se eligió ningún grupo: no hay nada que certificar.',
    ar: 'لم يضع مقدّم الطلب علامة في أي خانة ولم تُختر مجموعة: لا شيء للتصديق عليه.',
  },
} as const satisfies Messages;
