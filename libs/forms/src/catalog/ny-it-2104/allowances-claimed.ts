import type { Condition } from '@firstday/policy-engine';

import type { Page } from '../../edition.js';
import type { Field } from '../../field.js';
import type { Localized } from '../../localized.js';

const livesInCity: Condition = { fact: 'task.resident_of_new_york_city', operator: 'equals', value: 'yes' };
const livesInYonkers: Condition = { fact: 'task.resident_of_yonkers', operator: 'equals', value: 'yes' };

/** The boxes of lines 1 and 2 take two digits. */
const count = (path: string, mark: string, label: Localized): Field => ({
  path,
  kind: 'number',
  mark,
  label,
  required: true,
  rules: [{ rule: 'whole' }, { rule: 'min', value: 0 }, { rule: 'max', value: 99 }],
});

/** The boxes of lines 3 to 5 take eight characters, the cents among them. */
const extra = (path: string, mark: string, label: Localized): Field => ({
  path,
  kind: 'money',
  mark,
  label,
  rules: [{ rule: 'max', value: 9_999.99 }],
});

export const allowancesClaimed: Page = {
  id: 'allowances_claimed',
  title: { en: 'Your allowances', es: 'Sus descuentos', ar: 'مخصصاتك' },
  layout: 'question',
  fields: [
    count('task.new_york_state_allowances', '1', {
      en: 'Allowances for New York State, and for Yonkers if you live there',
      es: 'Descuentos para el estado de Nueva York, y para Yonkers si vive allí',
      ar: 'مخصصات ولاية نيويورك، ويونكرز إن كنت تسكن فيها',
    }),
    {
      ...count('task.new_york_city_allowances', '2', {
        en: 'Allowances for New York City',
        es: 'Descuentos para la Ciudad de Nueva York',
        ar: 'مخصصات مدينة نيويورك',
      }),
      when: livesInCity,
    },
  ],
};

export const extraWithholding: Page = {
  id: 'extra_withholding',
  title: {
    en: 'Should more tax be taken out of each paycheck? Your employer has to agree.',
    es: '¿Se debe descontar más impuesto de cada pago? Su empleador debe estar de acuerdo.',
    ar: 'هل ينبغي اقتطاع ضريبة أكثر من كل راتب؟ يجب أن يوافق صاحب العمل.',
  },
  layout: 'question',
  fields: [
    extra('task.extra_new_york_state', '3', {
      en: 'For New York State',
      es: 'Para el estado de Nueva York',
      ar: 'لولاية نيويورك',
    }),
    {
      ...extra('task.extra_new_york_city', '4', {
        en: 'For New York City',
        es: 'Para la Ciudad de Nueva York',
        ar: 'لمدينة نيويورك',
      }),
      when: livesInCity,
    },
    {
      ...extra('task.extra_yonkers', '5', { en: 'For Yonkers', es: 'Para Yonkers', ar: 'ليونكرز' }),
      when: livesInYonkers,
    },
  ],
};
