import type { Guide } from '../../guide.js';

/** What stands beside Section 1 of Form I-9; its own words stay the labels of what is asked, as 8 CFR 274a.2(a)(2) asks. */
export const i9Guide: Guide = {
  pages: {
    section_1_information: { en: 'Who you are', es: 'Quién es usted', ar: 'من أنت' },
    section_1_status: {
      en: 'Your citizenship or immigration status',
      es: 'Su ciudadanía o situación migratoria',
      ar: 'جنسيتك أو وضع إقامتك',
    },
    section_1_preparers: {
      en: 'Did somebody help you?',
      es: '¿Le ayudó alguien?',
      ar: 'هل ساعدك أحد؟',
    },
  },
  employerPages: {
    section_2_documents: {
      en: 'The documents that you examined',
      es: 'Los documentos que examinó',
      ar: 'المستندات التي فحصتها',
    },
    section_2_certification: {
      en: 'The first day, and who certifies',
      es: 'El primer día y quién certifica',
      ar: 'اليوم الأول ومن يصادق',
    },
  },
  together: [['section_1_status', 'section_1_preparers']],
  fields: {
    'task.last_name': { group: { en: 'Your name', es: 'Su nombre', ar: 'اسمك' } },
    'task.other_last_names': {
      help: {
        en: 'Names that you used before, such as a maiden name.',
        es: 'Apellidos que usó antes, como el de soltera.',
        ar: 'أسماء استخدمتها من قبل، مثل الاسم قبل الزواج.',
      },
    },
    'task.address_street': { group: { en: 'Where you live', es: 'Dónde vive', ar: 'أين تسكن' } },
    'task.date_of_birth': { group: { en: 'About you', es: 'Sobre usted', ar: 'عنك' } },
    'task.social_security_number': {
      drawing: 'social-security-card',
      help: {
        en: 'You may leave it blank.',
        es: 'Puede dejarlo en blanco.',
        ar: 'يمكنك تركه فارغًا.',
      },
      helpWhen: [
        {
          when: { fact: 'employer.uses_e_verify', operator: 'equals', value: true },
          help: {
            en: 'Your employer uses E-Verify, which needs this number. If you applied for one and have not received it yet, leave it blank.',
            es: 'Su empleador usa E-Verify, que necesita este número. Si lo solicitó y todavía no lo ha recibido, déjelo en blanco.',
            ar: 'يستخدم صاحب عملك نظام E-Verify الذي يحتاج إلى هذا الرقم. إذا تقدّمت بطلب للحصول عليه ولم تستلمه بعد فاتركه فارغًا.',
          },
        },
      ],
    },
    'task.email': {
      group: {
        en: 'How to reach you, if you wish',
        es: 'Cómo comunicarse con usted, si lo desea',
        ar: 'كيف نتواصل معك، إن شئت',
      },
    },
    'task.citizenship_status': {
      meanings: {
        citizen: {
          en: 'You were born in the United States or one of most of its territories, have a parent who passed citizenship on to you, or were naturalized.',
          es: 'Nació en los Estados Unidos o en la mayoría de sus territorios, recibió la ciudadanía de su padre o madre, o se naturalizó.',
          ar: 'وُلدت في الولايات المتحدة أو في معظم أقاليمها، أو نلت الجنسية من أحد والديك، أو تجنّست.',
        },
        noncitizen_national: {
          en: 'You were most likely born in American Samoa or on Swains Island.',
          es: 'Lo más probable es que haya nacido en Samoa Americana o en la isla Swains.',
          ar: 'على الأرجح وُلدت في ساموا الأمريكية أو جزيرة سوينز.',
        },
        lawful_permanent_resident: {
          en: 'You have a Green Card, also a conditional one.',
          es: 'Tiene una tarjeta verde (Green Card), también si es condicional.',
          ar: 'لديك بطاقة خضراء (Green Card)، ولو كانت مشروطة.',
        },
        alien_authorized_to_work: {
          en: 'You may work here in another way: with a work permit or a work visa, as a refugee or asylee, or as a citizen of Micronesia, the Marshall Islands or Palau.',
          es: 'Puede trabajar aquí de otra forma: con permiso o visa de trabajo, como refugiado o asilado, o como ciudadano de Micronesia, las Islas Marshall o Palaos.',
          ar: 'يجوز لك العمل هنا بطريقة أخرى: بتصريح أو تأشيرة عمل، أو كلاجئ، أو كمواطن من ميكرونيزيا أو جزر مارشال أو بالاو.',
        },
      },
    },
    'task.lpr_number': {
      drawing: 'permanent-resident-card',
      help: {
        en: 'On your Green Card below “USCIS#”: 9 digits. An A-Number has 7 to 9 digits after the A.',
        es: 'En su tarjeta verde, debajo de “USCIS#”: 9 dígitos. Un número A tiene de 7 a 9 dígitos después de la A.',
        ar: 'على بطاقتك الخضراء تحت “USCIS#”: 9 أرقام. رقم A فيه من 7 إلى 9 أرقام بعد الحرف A.',
      },
    },
    'task.work_authorization_expires_on': {
      drawing: 'employment-card-end',
      help: {
        en: 'The last day on which you may work, such as 06/30/2027. N/A where it does not end, as for refugees; D/S where your papers say so.',
        es: 'El último día en que puede trabajar, por ejemplo 06/30/2027. N/A si no vence, como para los refugiados; D/S si sus papeles lo dicen.',
        ar: 'آخر يوم يجوز لك فيه العمل، مثل 06/30/2027. اكتب N/A إن كان لا ينتهي، كما للاجئين، وD/S إن ورد ذلك في أوراقك.',
      },
    },
    'task.uscis_number': {
      drawing: 'employment-card-number',
      help: {
        en: 'On your work permit below “USCIS#”: 7 to 9 digits.',
        es: 'En su permiso de trabajo, debajo de “USCIS#”: de 7 a 9 dígitos.',
        ar: 'على تصريح عملك تحت “USCIS#”: من 7 إلى 9 أرقام.',
      },
    },
    'task.i94_number': {
      drawing: 'i-94',
      help: {
        en: '11 digits and letters, on your arrival record at i94.cbp.dhs.gov.',
        es: '11 dígitos y letras, en su registro de entrada en i94.cbp.dhs.gov.',
        ar: '11 رقمًا وحرفًا، في سجل دخولك على i94.cbp.dhs.gov.',
      },
    },
    'task.foreign_passport_number': {
      drawing: 'passport',
      help: {
        en: 'On the page with your photo, at the top right.',
        es: 'En la página con su foto, arriba a la derecha.',
        ar: 'في الصفحة التي فيها صورتك، أعلى اليمين.',
      },
    },
  },
};
