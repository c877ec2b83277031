import type { FieldGuide, Guide } from '../../guide.js';

const routing: FieldGuide = {
  drawing: 'check-routing',
  help: {
    en: 'The first 9 digits at the bottom of a check.',
    es: 'Los primeros 9 dígitos en la parte de abajo de un cheque.',
    ar: 'الأرقام التسعة الأولى في أسفل الشيك.',
  },
};

const account: FieldGuide = {
  drawing: 'check-account',
  help: {
    en: '4 to 17 digits, after the routing number at the bottom of a check.',
    es: 'De 4 a 17 dígitos, después del número de ruta en la parte de abajo de un cheque.',
    ar: 'من 4 إلى 17 رقمًا، بعد رقم التوجيه في أسفل الشيك.',
  },
};

/** Where the numbers of an account stand. */
export const directDepositGuide: Guide = {
  pages: {},
  fields: Object.fromEntries(
    ['1', '2', '3', '4'].flatMap((n) => [
      [`task.account_${n}_routing_number`, routing],
      [`task.account_${n}_account_number`, account],
    ]),
  ),
};
