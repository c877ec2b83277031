import type { Guide } from '../../guide.js';

/** Form W-4 in plain words. The figures are those of the 2026 edition, Step 3. */
export const w4Guide: Guide = {
  pages: {
    step_1: { en: 'Who you are', es: 'Quién es usted', ar: 'من أنت' },
    step_1c: {
      en: 'How will you file your federal taxes?',
      es: '¿Cómo presentará sus impuestos federales?',
      ar: 'كيف ستقدّم إقرارك الضريبي الفيدرالي؟',
    },
    step_2: {
      en: 'Do you have another job, or does your spouse work?',
      es: '¿Tiene otro empleo o trabaja su cónyuge?',
      ar: 'هل لديك عمل آخر، أو هل يعمل زوجك أو زوجتك؟',
    },
    step_3: {
      en: 'Do you support children or other people?',
      es: '¿Mantiene a hijos o a otras personas?',
      ar: 'هل تعيل أطفالًا أو أشخاصًا آخرين؟',
    },
    step_4: {
      en: 'Anything else? Most people leave this blank.',
      es: '¿Algo más? La mayoría deja esto en blanco.',
      ar: 'هل من شيء آخر؟ يترك معظم الناس هذا فارغًا.',
    },
    exempt: {
      en: 'Do you owe no federal income tax at all?',
      es: '¿No debe ningún impuesto federal sobre el ingreso?',
      ar: 'هل أنت غير مدين بأي ضريبة دخل فيدرالية؟',
    },
  },
  // Pub. 15-T: the text of each step stands whole, and every page is shown before it is signed.
  together: [
    ['step_1', 'step_1c'],
    ['step_4', 'exempt'],
  ],
  fields: {
    'task.filing_status': {
      question: {
        en: 'How will you file your federal taxes?',
        es: '¿Cómo presentará sus impuestos federales?',
        ar: 'كيف ستقدّم إقرارك الضريبي الفيدرالي؟',
      },
      choices: {
        single_or_married_filing_separately: {
          en: 'On my own: I am single, or married and filing separately',
          es: 'Por mi cuenta: soltero, o casado con declaración por separado',
          ar: 'بمفردي: أنا غير متزوج، أو متزوج وأقدّم إقرارًا منفصلًا',
        },
        married_filing_jointly: {
          en: 'Together with my spouse, or as a surviving spouse with a child',
          es: 'Junto con mi cónyuge, o como cónyuge sobreviviente con un hijo',
          ar: 'مع زوجي أو زوجتي، أو كأرمل أو أرملة مع طفل',
        },
        head_of_household: {
          en: 'As head of household: unmarried, and I pay for more than half of a home for myself and a child or relative',
          es: 'Como jefe de familia: no estoy casado y pago más de la mitad de un hogar para mí y un hijo o familiar',
          ar: 'كرب أسرة: غير متزوج وأدفع أكثر من نصف تكاليف منزل لي ولطفل أو قريب',
        },
      },
    },
    'task.two_jobs': {
      question: {
        en: 'There are two jobs in total: both mine, or one mine and one my spouse’s',
        es: 'Hay dos empleos en total: los dos míos, o uno mío y uno de mi cónyuge',
        ar: 'هناك عملان في المجموع: كلاهما لي، أو واحد لي وواحد لزوجي أو زوجتي',
      },
    },
    'task.qualifying_children_amount': {
      counted: {
        each: 2_200,
        question: {
          en: 'How many children under 17?',
          es: '¿Cuántos hijos menores de 17 años?',
          ar: 'كم عدد الأطفال دون السابعة عشرة؟',
        },
      },
      help: {
        en: 'Children who live with you for more than half of the year, whom you support, and who have a Social Security number.',
        es: 'Hijos que viven con usted más de la mitad del año, a quienes mantiene y que tienen número de Seguro Social.',
        ar: 'الأطفال الذين يعيشون معك أكثر من نصف السنة وتعيلهم ولديهم رقم ضمان اجتماعي.',
      },
    },
    'task.other_dependents_amount': {
      counted: {
        each: 500,
        question: {
          en: 'How many other people do you support?',
          es: '¿A cuántas otras personas mantiene?',
          ar: 'كم عدد الأشخاص الآخرين الذين تعيلهم؟',
        },
      },
      help: {
        en: 'Such as older children, parents or other relatives.',
        es: 'Por ejemplo, hijos mayores, padres u otros familiares.',
        ar: 'مثل الأبناء الأكبر سنًا أو الوالدين أو أقارب آخرين.',
      },
    },
    'task.dependents_total': {
      question: { en: 'Your total', es: 'Su total', ar: 'مجموعك' },
      help: {
        en: 'Added up for you. Add other credits here that you expect, such as for education.',
        es: 'Se suma por usted. Agregue aquí otros créditos que espera, por ejemplo por estudios.',
        ar: 'يُجمع تلقائيًا. أضف هنا أي خصومات ضريبية أخرى تتوقعها، مثل خصم التعليم.',
      },
      sumOf: ['task.qualifying_children_amount', 'task.other_dependents_amount'],
    },
    'task.other_income': {
      question: {
        en: 'Other income this year that is not from a job, such as interest',
        es: 'Otros ingresos de este año que no son de un empleo, como intereses',
        ar: 'دخل آخر هذه السنة ليس من عمل، مثل الفوائد',
      },
    },
    'task.deductions': {
      question: {
        en: 'Deductions, if you will claim more than the standard deduction',
        es: 'Deducciones, si va a reclamar más que la deducción estándar',
        ar: 'الاقتطاعات، إن كنت ستطالب بأكثر من الاقتطاع القياسي',
      },
    },
    'task.extra_withholding': {
      question: {
        en: 'Extra tax to take out of each paycheck',
        es: 'Impuesto adicional que se descuenta de cada pago',
        ar: 'ضريبة إضافية تُقتطع من كل راتب',
      },
    },
    'task.nonresident_alien': {
      question: {
        en: 'I am a nonresident alien',
        es: 'Soy extranjero no residente',
        ar: 'أنا أجنبي غير مقيم',
      },
    },
    'task.exempt': {
      question: {
        en: 'I owed no federal income tax last year, and expect to owe none this year',
        es: 'El año pasado no debí impuesto federal sobre el ingreso y este año no espero deber',
        ar: 'لم أكن مدينًا بضريبة دخل فيدرالية في العام الماضي، ولا أتوقع أن أدين بها هذا العام',
      },
    },
  },
};
