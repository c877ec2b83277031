/** Both worksheets depend on the filing status. */
export const statusFirst = {
  en: 'Choose your filing status in Step 1(c) first: the amounts depend on it.',
  es: 'Elija primero su estado civil tributario en el paso 1(c): las cantidades dependen de él.',
  ar: 'اختر أولًا حالة تقديم الإقرار في الخطوة 1(c): تعتمد المبالغ عليها.',
};
