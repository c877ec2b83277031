import type { Page } from '../../edition.js';
import type { Field } from '../../field.js';
import type { Localized } from '../../localized.js';

/** Both answers have a box: no is said, and not left blank. */
const yesOrNo = (path: string, label: Localized): Field => ({
  path,
  kind: 'radio',
  label,
  required: true,
  options: [
    { value: 'yes', label: { en: 'Yes', es: 'Sí', ar: 'نعم' } },
    { value: 'no', label: { en: 'No', es: 'No', ar: 'لا' } },
  ],
});

/** Both cities tax those who live there. */
export const residence: Page = {
  id: 'residence',
  title: { en: 'Where you live', es: 'Dónde vive', ar: 'أين تسكن' },
  layout: 'question',
  fields: [
    yesOrNo('task.resident_of_new_york_city', {
      en: 'Do you live in New York City?',
      es: '¿Vive en la Ciudad de Nueva York?',
      ar: 'هل تسكن في مدينة نيويورك؟',
    }),
    yesOrNo('task.resident_of_yonkers', {
      en: 'Do you live in Yonkers?',
      es: '¿Vive en Yonkers?',
      ar: 'هل تسكن في يونكرز؟',
    }),
  ],
};
