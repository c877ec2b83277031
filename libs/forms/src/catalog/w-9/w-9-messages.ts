import type { Messages } from '../../messages/message.js';

/** What the checks of Form W-9 say. */
export const w9Messages = {
  tin_of_entity: {
    en: 'A corporation or partnership, and an LLC that is taxed as one, gives its own employer identification number.',
    es: 'Una corporación o sociedad, y una LLC que paga impuestos como tal, da su propio número de identificación del empleador.',
    ar: 'تعطي الشركة المساهمة أو الشراكة، والشركة محدودة المسؤولية التي تُفرض عليها الضريبة مثلها، رقم تعريف صاحب العمل الخاص بها.',
  },
} as const satisfies Messages;
