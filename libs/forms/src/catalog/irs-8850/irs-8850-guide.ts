import type { Guide } from '../../guide.js';

/** Form 8850 in plain words. */
export const irs8850Guide: Guide = {
  pages: {
    applicant: {
      en: 'You may fill this in, or not. Who are you?',
      es: 'Puede llenarlo o no. ¿Quién es usted?',
      ar: 'يمكنك ملء هذا أو تركه. من أنت؟',
    },
    boxes: {
      en: 'Does any of this apply to you?',
      es: '¿Algo de esto se aplica a usted?',
      ar: 'هل ينطبق عليك شيء من هذا؟',
    },
  },
  employerPages: {
    employer: {
      en: 'You, the employer',
      es: 'Usted, el empleador',
      ar: 'أنت، صاحب العمل',
    },
    hire: {
      en: 'When, and which group',
      es: 'Cuándo y qué grupo',
      ar: 'متى، وأي مجموعة',
    },
  },
  fields: {
    'task.name': { question: { en: 'Your full name', es: 'Su nombre completo', ar: 'اسمك الكامل' } },
    'task.social_security_number': {
      question: {
        en: 'Your Social Security number',
        es: 'Su número de Seguro Social',
        ar: 'رقم ضمانك الاجتماعي',
      },
    },
    'task.address': {
      question: { en: 'Where do you live?', es: '¿Dónde vive?', ar: 'أين تسكن؟' },
    },
    'task.county': {
      question: { en: 'In which county?', es: '¿En qué condado?', ar: 'في أي مقاطعة؟' },
    },
    'task.phone': {
      question: { en: 'Your telephone number', es: 'Su número de teléfono', ar: 'رقم هاتفك' },
    },
    'task.date_of_birth': {
      question: {
        en: 'Your date of birth, only if you are under 40',
        es: 'Su fecha de nacimiento, solo si tiene menos de 40 años',
        ar: 'تاريخ ميلادك، فقط إن كان عمرك أقل من 40 سنة',
      },
    },
    'task.box_1': {
      question: {
        en: 'Yes: the workforce agency gave me a conditional certification',
        es: 'Sí: la agencia laboral me dio una certificación condicional',
        ar: 'نعم: أعطتني وكالة القوى العاملة تصديقًا مشروطًا',
      },
    },
    'task.box_2': {
      question: {
        en: 'Yes, at least one of these. You need not say which.',
        es: 'Sí, al menos una. No tiene que decir cuál.',
        ar: 'نعم، واحدة على الأقل. لا يلزمك أن تقول أيها.',
      },
    },
    'task.box_3': {
      question: {
        en: 'Yes: a veteran, without work for 6 months or more of the past year',
        es: 'Sí: veterano, sin trabajo 6 meses o más del último año',
        ar: 'نعم: محارب قديم، بلا عمل 6 أشهر أو أكثر من السنة الماضية',
      },
    },
    'task.box_4': {
      question: {
        en: 'Yes: a veteran with a service-connected disability, discharged in the past year',
        es: 'Sí: veterano con una discapacidad por el servicio, dado de baja en el último año',
        ar: 'نعم: محارب قديم بإعاقة مرتبطة بالخدمة، سُرّح في السنة الماضية',
      },
    },
    'task.box_5': {
      question: {
        en: 'Yes: a veteran with a service-connected disability, without work for 6 months or more of the past year',
        es: 'Sí: veterano con una discapacidad por el servicio, sin trabajo 6 meses o más del último año',
        ar: 'نعم: محارب قديم بإعاقة مرتبطة بالخدمة، بلا عمل 6 أشهر أو أكثر من السنة الماضية',
      },
    },
    'task.box_6': {
      question: {
        en: 'Yes: my family received TANF for long, or until its limit',
        es: 'Sí: mi familia recibió TANF por mucho tiempo o hasta su límite',
        ar: 'نعم: تلقت أسرتي مساعدة TANF مدة طويلة أو حتى حدها الأقصى',
      },
    },
    'task.box_7': {
      question: {
        en: 'Yes: without work for 27 weeks or more, with unemployment compensation',
        es: 'Sí: sin trabajo 27 semanas o más, con compensación por desempleo',
        ar: 'نعم: بلا عمل 27 أسبوعًا أو أكثر، مع تعويض بطالة',
      },
    },
    'task.group': {
      help: {
        en: 'Group 4: 18 to 39 years old, living in a rural renewal county or empowerment zone. Group 6: 16 or 17, for summer work, living in an empowerment zone.',
        es: 'Grupo 4: de 18 a 39 años, con domicilio en un condado de renovación rural o zona de empoderamiento. Grupo 6: 16 o 17 años, trabajo de verano, con domicilio en una zona de empoderamiento.',
        ar: 'المجموعة 4: من 18 إلى 39 سنة، يسكن في مقاطعة تجديد ريفي أو منطقة تمكين. المجموعة 6: 16 أو 17 سنة، لعمل صيفي، يسكن في منطقة تمكين.',
      },
    },
    'task.gave_information_on': {
      help: {
        en: 'By the day of the offer at the latest.',
        es: 'A más tardar el día de la oferta.',
        ar: 'في موعد أقصاه يوم العرض.',
      },
    },
  },
};
