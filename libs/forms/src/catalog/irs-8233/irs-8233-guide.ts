import type { FieldGuide, Guide } from '../../guide.js';

const treaty: FieldGuide = {
  question: {
    en: 'Which tax treaty?',
    es: '¿Qué tratado tributario?',
    ar: 'أي معاهدة ضريبية؟',
  },
  help: {
    en: 'Name both countries, such as: U.S./Germany tax treaty.',
    es: 'Nombre los dos países, por ejemplo: U.S./Germany tax treaty.',
    ar: 'اذكر البلدين، مثل: U.S./Germany tax treaty.',
  },
};
const article: FieldGuide = {
  question: {
    en: 'Which article of the treaty?',
    es: '¿Qué artículo del tratado?',
    ar: 'أي مادة من المعاهدة؟',
  },
  help: {
    en: 'With its paragraph, such as: 20(3).',
    es: 'Con su párrafo, por ejemplo: 20(3).',
    ar: 'مع الفقرة، مثل: 20(3).',
  },
};

/** Form 8233 in plain words. */
export const irs8233Guide: Guide = {
  pages: {
    tax_year: {
      en: 'For which tax year?',
      es: '¿Para qué año tributario?',
      ar: 'لأي سنة ضريبية؟',
    },
    beneficial_owner: {
      en: 'Who you are',
      es: 'Quién es usted',
      ar: 'من أنت',
    },
    addresses: {
      en: 'Where you live',
      es: 'Dónde vive',
      ar: 'أين تسكن',
    },
    visa: {
      en: 'Your visa and your status',
      es: 'Su visa y su estatus',
      ar: 'تأشيرتك وصفتك',
    },
    compensation: {
      en: 'Your work and what is paid for it',
      es: 'Su trabajo y lo que se le paga',
      ar: 'عملك وما يُدفع لك عنه',
    },
    scholarship: {
      en: 'A scholarship, too?',
      es: '¿También una beca?',
      ar: 'منحة دراسية أيضًا؟',
    },
    facts: {
      en: 'Why the treaty applies to you',
      es: 'Por qué el tratado se aplica a usted',
      ar: 'لماذا تنطبق المعاهدة عليك',
    },
  },
  employerPages: {
    withholding_agent: {
      en: 'You, who pay',
      es: 'Usted, quien paga',
      ar: 'أنت، الدافع',
    },
  },
  fields: {
    'task.tax_year_begins': {
      question: {
        en: 'First day of the tax year',
        es: 'Primer día del año tributario',
        ar: 'أول يوم في السنة الضريبية',
      },
      help: {
        en: 'For almost everybody it is January 1.',
        es: 'Para casi todos es el 1 de enero.',
        ar: 'هو الأول من يناير لمعظم الناس.',
      },
    },
    'task.tax_year_ends': {
      question: {
        en: 'Last day of the tax year',
        es: 'Último día del año tributario',
        ar: 'آخر يوم في السنة الضريبية',
      },
      help: {
        en: 'For almost everybody it is December 31. You give a new form for each year.',
        es: 'Para casi todos es el 31 de diciembre. Se entrega un formulario nuevo cada año.',
        ar: 'هو 31 ديسمبر لمعظم الناس. تقدّم نموذجًا جديدًا لكل سنة.',
      },
    },
    'task.name': {
      question: { en: 'Your full name', es: 'Su nombre completo', ar: 'اسمك الكامل' },
    },
    'task.foreign_tax_number': {
      question: {
        en: 'Your tax number in your own country, if you have one',
        es: 'Su número de impuestos en su país, si tiene uno',
        ar: 'رقمك الضريبي في بلدك، إن وُجد',
      },
    },
    'task.permanent_address': {
      question: {
        en: 'Your address in your own country',
        es: 'Su dirección en su país',
        ar: 'عنوانك في بلدك',
      },
      help: {
        en: 'Where you live for the taxes of that country.',
        es: 'Donde vive a efectos de los impuestos de ese país.',
        ar: 'حيث تسكن لأغراض ضرائب ذلك البلد.',
      },
    },
    'employee.address': {
      question: {
        en: 'Your address in the United States',
        es: 'Su dirección en los Estados Unidos',
        ar: 'عنوانك في الولايات المتحدة',
      },
    },
    'task.visa_type': {
      question: { en: 'Which visa do you have?', es: '¿Qué visa tiene?', ar: 'ما نوع تأشيرتك؟' },
      help: {
        en: 'Such as F-1 or J-1. Write None if you have none and need none.',
        es: 'Por ejemplo F-1 o J-1. Escriba None si no tiene ni necesita una.',
        ar: 'مثل F-1 أو J-1. اكتب None إن لم تكن لديك تأشيرة ولا تلزمك.',
      },
    },
    'task.passport_country': {
      question: {
        en: 'Which country issued your passport?',
        es: '¿Qué país emitió su pasaporte?',
        ar: 'أي بلد أصدر جواز سفرك؟',
      },
    },
    'task.passport_number': {
      question: { en: 'Passport number', es: 'Número de pasaporte', ar: 'رقم جواز السفر' },
    },
    'task.entered_on': {
      question: {
        en: 'When did you enter the United States?',
        es: '¿Cuándo entró en los Estados Unidos?',
        ar: 'متى دخلت الولايات المتحدة؟',
      },
      help: {
        en: 'The arrival that your Form I-94 shows.',
        es: 'La llegada que figura en su Formulario I-94.',
        ar: 'تاريخ الوصول المذكور في نموذج I-94.',
      },
    },
    'task.status': {
      question: { en: 'Your status now', es: 'Su estatus actual', ar: 'صفتك الحالية' },
      help: {
        en: 'As on your Form I-94, such as F-1.',
        es: 'Como en su Formulario I-94, por ejemplo F-1.',
        ar: 'كما في نموذج I-94، مثل F-1.',
      },
    },
    'task.status_expires': {
      question: {
        en: 'When does your status expire?',
        es: '¿Cuándo vence su estatus?',
        ar: 'متى تنتهي صفتك؟',
      },
      help: {
        en: 'The day, or D/S where your Form I-94 has that.',
        es: 'El día, o D/S si así figura en su Formulario I-94.',
        ar: 'اليوم، أو D/S إن ورد ذلك في نموذج I-94.',
      },
    },
    'task.student_or_researcher': {
      question: {
        en: 'You are a foreign student, trainee, teacher or researcher',
        es: 'Usted es estudiante, aprendiz, docente o investigador extranjero',
        ar: 'أنت طالب أو متدرب أو مدرّس أو باحث أجنبي',
      },
    },
    'task.services': {
      question: {
        en: 'What work do you do?',
        es: '¿Qué trabajo hace?',
        ar: 'ما العمل الذي تقوم به؟',
      },
    },
    'task.total_compensation': {
      question: {
        en: 'How much will you be paid for it in this tax year, in dollars?',
        es: '¿Cuánto se le pagará por él en este año tributario, en dólares?',
        ar: 'كم سيُدفع لك عنه في هذه السنة الضريبية، بالدولار؟',
      },
    },
    'task.treaty': treaty,
    'task.article': article,
    'task.exempt_compensation': {
      question: {
        en: 'How much of it does the treaty exempt, in dollars?',
        es: '¿Qué parte exime el tratado, en dólares?',
        ar: 'كم تعفي المعاهدة منه، بالدولار؟',
      },
    },
    'task.country_of_residence': {
      question: {
        en: 'Of which country are you a resident for taxes?',
        es: '¿De qué país es residente fiscal?',
        ar: 'في أي بلد أنت مقيم ضريبيًا؟',
      },
    },
    'task.scholarship': {
      question: {
        en: 'How much is the scholarship or fellowship, in dollars?',
        es: '¿De cuánto es la beca o ayuda, en dólares?',
        ar: 'كم قيمة المنحة أو الزمالة، بالدولار؟',
      },
    },
    'task.scholarship_treaty': treaty,
    'task.scholarship_article': article,
    'task.exempt_scholarship': {
      question: {
        en: 'How much of it does the treaty exempt, in dollars?',
        es: '¿Qué parte exime el tratado, en dólares?',
        ar: 'كم تعفي المعاهدة منه، بالدولار؟',
      },
    },
    'task.facts': {
      question: {
        en: 'Which facts show that the treaty exempts you?',
        es: '¿Qué hechos muestran que el tratado lo exime?',
        ar: 'ما الوقائع التي تبيّن أن المعاهدة تعفيك؟',
      },
      help: {
        en: 'For instance when you arrived and for how long, from where, what you do here and for whom.',
        es: 'Por ejemplo, cuándo llegó y por cuánto tiempo, de dónde, qué hace aquí y para quién.',
        ar: 'مثلًا متى وصلت وإلى متى، ومن أين، وماذا تعمل هنا ولمن.',
      },
    },
    'task.agent_phone': {
      question: { en: 'Your telephone number', es: 'Su número de teléfono', ar: 'رقم هاتفك' },
    },
  },
};
