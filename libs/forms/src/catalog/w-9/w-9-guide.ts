import type { Guide } from '../../guide.js';

/** Form W-9 in plain words. */
export const w9Guide: Guide = {
  pages: {
    name: {
      en: 'Who is paid?',
      es: '¿A quién se le paga?',
      ar: 'لمن يُدفع؟',
    },
    exemptions: {
      en: 'Is a code needed? Most leave this blank.',
      es: '¿Se necesita un código? La mayoría lo deja en blanco.',
      ar: 'هل يلزم رمز؟ يترك معظم الناس هذا فارغًا.',
    },
    address: {
      en: 'Where do you get mail?',
      es: '¿Dónde recibe correo?',
      ar: 'أين تستلم البريد؟',
    },
    tin: {
      en: 'Your tax number',
      es: 'Su número de impuestos',
      ar: 'رقمك الضريبي',
    },
    certification: {
      en: 'What you certify',
      es: 'Lo que usted certifica',
      ar: 'ما تقرّ به',
    },
    certification_without_item_2: {
      en: 'What you certify',
      es: 'Lo que usted certifica',
      ar: 'ما تقرّ به',
    },
  },
  fields: {
    'task.payee_name': {
      question: {
        en: 'Your name, as on your tax return',
        es: 'Su nombre, como en su declaración de impuestos',
        ar: 'اسمك كما في إقرارك الضريبي',
      },
    },
    'task.business_name': {
      question: {
        en: 'Your business name, if you have another',
        es: 'El nombre de su negocio, si tiene otro',
        ar: 'اسم نشاطك التجاري إن كان لديك اسم آخر',
      },
    },
    'task.classification': {
      question: {
        en: 'How are you taxed?',
        es: '¿Cómo paga impuestos?',
        ar: 'كيف تُفرض عليك الضريبة؟',
      },
      choices: {
        individual: {
          en: 'I work for myself, in my own name',
          es: 'Trabajo por mi cuenta, a mi nombre',
          ar: 'أعمل لحسابي وباسمي',
        },
        c_corporation: {
          en: 'As a C corporation',
          es: 'Como corporación C',
          ar: 'كشركة مساهمة من النوع C',
        },
        s_corporation: {
          en: 'As an S corporation',
          es: 'Como corporación S',
          ar: 'كشركة مساهمة من النوع S',
        },
        partnership: {
          en: 'As a partnership',
          es: 'Como sociedad',
          ar: 'كشراكة',
        },
        trust_estate: {
          en: 'As a trust or an estate',
          es: 'Como fideicomiso o sucesión',
          ar: 'كصندوق ائتماني أو تركة',
        },
        llc: {
          en: 'As an LLC that is taxed as a corporation or partnership',
          es: 'Como LLC que paga impuestos como corporación o sociedad',
          ar: 'كشركة محدودة المسؤولية تُفرض عليها الضريبة كشركة مساهمة أو شراكة',
        },
        other: {
          en: 'In another way',
          es: 'De otra manera',
          ar: 'بطريقة أخرى',
        },
      },
    },
    'task.llc_classification': {
      question: {
        en: 'How is the LLC taxed?',
        es: '¿Cómo paga impuestos la LLC?',
        ar: 'كيف تُفرض الضريبة على الشركة محدودة المسؤولية؟',
      },
    },
    'task.foreign_partners': {
      question: {
        en: 'You give this form to a partnership, trust or estate that you own a part of, and have foreign partners, owners or beneficiaries',
        es: 'Entrega este formulario a una sociedad, fideicomiso o sucesión de la que es dueño en parte, y tiene socios, dueños o beneficiarios extranjeros',
        ar: 'تقدّم هذا النموذج إلى شراكة أو صندوق أو تركة تملك جزءًا منها، ولديك شركاء أو ملاك أو مستفيدون أجانب',
      },
    },
    'task.exempt_payee_code': {
      question: {
        en: 'Exempt from backup withholding? The code',
        es: '¿Exento de la retención adicional? El código',
        ar: 'معفى من الاقتطاع الاحتياطي؟ الرمز',
      },
    },
    'task.fatca_code': {
      question: {
        en: 'Exempt from FATCA reporting? The code, only for accounts outside the United States',
        es: '¿Exento de los informes FATCA? El código, solo para cuentas fuera de los Estados Unidos',
        ar: 'معفى من إبلاغ FATCA؟ الرمز، للحسابات خارج الولايات المتحدة فقط',
      },
    },
    'employee.address': {
      question: {
        en: 'Your address',
        es: 'Su dirección',
        ar: 'عنوانك',
      },
    },
    'task.account_numbers': {
      question: {
        en: 'Account numbers with whoever pays you (optional)',
        es: 'Números de cuenta con quien le paga (opcional)',
        ar: 'أرقام الحساب لدى من يدفع لك (اختياري)',
      },
    },
  },
};
