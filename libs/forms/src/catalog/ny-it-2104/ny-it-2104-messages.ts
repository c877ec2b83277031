import type { Messages } from '../../messages/message.js';

/** What the checks of Form IT-2104 say. */
export const nyIt2104Messages = {
  two_cities: {
    en: 'You also answered that you live in New York City. Answer Yes only for the city where you live.',
    es: 'También respondió que vive en la Ciudad de Nueva York. Responda Sí solo para la ciudad donde vive.',
    ar: 'أجبت أيضًا بأنك تسكن في مدينة نيويورك. أجب بنعم عن المدينة التي تسكن فيها فقط.',
  },
} as const satisfies Messages;
