import type { Messages } from '../../messages/message.js';

export const caDe4Messages = {
  total_above_sum: {
    en: 'The total cannot be more than lines 1a and 1b together, which are {sum}.',
    es: 'El total no puede ser mayor que las líneas 1a y 1b juntas, que son {sum}.',
    ar: 'لا يمكن أن يزيد المجموع على السطرين 1a و1b معًا، وهما {sum}.',
  },
} as const satisfies Messages;
