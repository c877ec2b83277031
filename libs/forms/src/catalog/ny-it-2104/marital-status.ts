import type { Page } from '../../edition.js';

export const maritalStatus: Page = {
  id: 'marital_status',
  title: { en: 'Marital status', es: 'Estado civil', ar: 'الحالة الاجتماعية' },
  layout: 'question',
  fields: [
    {
      path: 'task.marital_status',
      kind: 'radio',
      label: {
        en: 'Which of these are you?',
        es: '¿Cuál de estos es su caso?',
        ar: 'أي من هذه ينطبق عليك؟',
      },
      required: true,
      options: [
        {
          value: 'single_or_head_of_household',
          label: {
            en: 'Single, or head of household',
            es: 'Soltero, o jefe de familia',
            ar: 'غير متزوج، أو رب أسرة',
          },
        },
        { value: 'married', label: { en: 'Married', es: 'Casado', ar: 'متزوج' } },
        {
          value: 'married_at_higher_single_rate',
          label: {
            en: 'Married, and more tax should be taken out, at the rate for singles',
            es: 'Casado, y que se descuente más impuesto, a la tasa de solteros',
            ar: 'متزوج، وأريد اقتطاع ضريبة أكثر بنسبة غير المتزوجين',
          },
        },
      ],
    },
  ],
};
