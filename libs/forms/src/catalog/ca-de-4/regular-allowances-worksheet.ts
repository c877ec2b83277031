import { amountAnswer } from '../../checks/check.js';
import type { Worksheet } from '../../worksheet.js';
import { keepsNothing, tickField } from './amount-field.js';

/** Lines A to D: one allowance each. */
const each = ['self', 'spouse', 'self_blind', 'spouse_blind'];

/** Worksheet A of the DE 4: how many regular allowances, for line 1a. */
export const regularAllowancesWorksheet: Worksheet = {
  id: 'regular_allowances',
  page: 'regular_allowances',
  target: 'task.regular_allowances',
  title: {
    en: 'How many regular allowances',
    es: 'Cuántos descuentos regulares',
    ar: 'كم عدد المخصصات العادية',
  },
  description: keepsNothing,
  offer: { en: 'Count the allowances', es: 'Contar los descuentos', ar: 'احسب المخصصات' },
  fields: [
    tickField('self', { en: 'For myself', es: 'Por mí', ar: 'عن نفسي' }),
    tickField('spouse', {
      en: 'For my spouse or registered domestic partner, who does not claim it',
      es: 'Por mi cónyuge o pareja de hecho registrada, que no lo reclama',
      ar: 'عن زوجي أو شريكي المسجّل الذي لا يطلبه بنفسه',
    }),
    tickField('self_blind', { en: 'I am blind', es: 'Soy ciego', ar: 'أنا كفيف' }),
    tickField('spouse_blind', {
      en: 'My spouse is blind, and does not claim it',
      es: 'Mi cónyuge es ciego y no lo reclama',
      ar: 'زوجي كفيف ولا يطلبه بنفسه',
    }),
    {
      path: 'worksheet.dependents',
      kind: 'number',
      label: {
        en: 'Dependents, without yourself and your spouse',
        es: 'Dependientes, sin contarse usted ni su cónyuge',
        ar: 'من تعيلهم، من دونك ودون زوجك',
      },
      rules: [{ rule: 'whole' }, { rule: 'min', value: 0 }, { rule: 'max', value: 99 }],
    },
  ],
  compute: (entered, form) => {
    const ticked = each.filter((name) => entered[`worksheet.${name}`] === true).length;
    const amount = ticked + amountAnswer(entered, 'worksheet.dependents');
    const total = amount + amountAnswer(form, 'task.deduction_allowances');
    return { amount, answers: { 'task.total_allowances': total } };
  },
};
