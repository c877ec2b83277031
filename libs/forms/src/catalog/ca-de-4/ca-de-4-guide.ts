import type { Guide } from '../../guide.js';

/** The DE 4 in plain words of our own. */
export const caDe4Guide: Guide = {
  pages: {
    claims: {
      en: 'Is any of this true for you? Most people leave both blank.',
      es: '¿Algo de esto es cierto para usted? La mayoría deja ambas en blanco.',
      ar: 'هل ينطبق عليك أي من هذا؟ يترك معظم الناس كليهما فارغًا.',
    },
  },
  fields: {
    'task.exempt': {
      question: {
        en: 'I owed no income tax last year, federal or state, and expect to owe none this year',
        es: 'El año pasado no debí impuesto sobre el ingreso, ni federal ni estatal, y este año no espero deber',
        ar: 'لم أكن مدينًا العام الماضي بضريبة دخل فيدرالية ولا للولاية، ولا أتوقع أن أدين بها هذا العام',
      },
      help: {
        en: 'Claim it on Form W-4 too. It ends on February 15 of next year unless you give a new DE 4.',
        es: 'Reclámela también en el Formulario W-4. Termina el 15 de febrero del próximo año, salvo que entregue un nuevo DE 4.',
        ar: 'اطلبه أيضًا في النموذج W-4. ينتهي في 15 فبراير من العام المقبل ما لم تقدّم نموذج DE 4 جديدًا.',
      },
    },
    'task.not_subject': {
      question: {
        en: 'My spouse serves in California under military orders, I am here only to be with my spouse, and my legal home is in another state',
        es: 'Mi cónyuge sirve en California por órdenes militares, estoy aquí solo para acompañarlo y mi domicilio legal está en otro estado',
        ar: 'يخدم زوجي أو زوجتي في كاليفورنيا بأوامر عسكرية، وأنا هنا لمرافقته فقط، وموطني القانوني في ولاية أخرى',
      },
      help: {
        en: 'You may be asked to prove it.',
        es: 'Es posible que le pidan comprobarlo.',
        ar: 'قد يُطلب منك إثبات ذلك.',
      },
    },
    'task.filing_status': {
      help: {
        en: 'With two jobs, or a spouse who works, the first choice is the safest: less tax is left to pay at the end of the year.',
        es: 'Con dos empleos, o un cónyuge que trabaja, la primera opción es la más segura: queda menos impuesto por pagar al final del año.',
        ar: 'مع عملين، أو زوج يعمل، الخيار الأول هو الأسلم: يبقى أقل ما يُدفع من الضريبة في نهاية السنة.',
      },
      meanings: {
        head_of_household: {
          en: 'You are unmarried, or apart from your spouse, and pay more than half of a home for yourself and a dependent all year.',
          es: 'No está casado, o vive separado de su cónyuge, y paga más de la mitad de un hogar para usted y un dependiente todo el año.',
          ar: 'أنت غير متزوج أو منفصل عن زوجك، وتدفع أكثر من نصف تكاليف منزل لك ولمن تعيله طوال السنة.',
        },
      },
    },
    'task.regular_allowances': {
      help: {
        en: 'Claim them with one employer only. If you have more than one job, enter 0 on the form of the others.',
        es: 'Reclámelos con un solo empleador. Si tiene más de un empleo, anote 0 en el formulario de los demás.',
        ar: 'اطلبها لدى صاحب عمل واحد فقط. إن كان لديك أكثر من عمل، فأدخل 0 في نماذج الأعمال الأخرى.',
      },
    },
    'task.deduction_allowances': {
      help: {
        en: 'Only if you will itemize deductions on your California return. Otherwise leave it blank.',
        es: 'Solo si detallará deducciones en su declaración de California. Si no, déjelo en blanco.',
        ar: 'فقط إن كنت ستفصّل الاقتطاعات في إقرارك في كاليفورنيا. وإلا فاتركه فارغًا.',
      },
    },
    'task.total_allowances': {
      help: {
        en: 'Lines 1a and 1b together, or fewer, down to 0. The more you claim, the less tax is taken out.',
        es: 'Las líneas 1a y 1b juntas, o menos, hasta 0. Cuantos más reclame, menos impuesto se descuenta.',
        ar: 'السطران 1a و1b معًا، أو أقل حتى 0. كلما طلبت أكثر قلّت الضريبة المقتطعة.',
      },
    },
  },
};
