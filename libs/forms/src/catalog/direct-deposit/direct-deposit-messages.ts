import type { Messages } from '../../messages/message.js';

/** What the checks of direct deposit say. `{label}` is the field's own; no message repeats an answer. */
export const directDepositMessages = {
  account_twice: {
    en: 'This is the same as account {account}. Enter another account, or use fewer accounts.',
    es: 'Es la misma que la cuenta {account}. Escriba otra cuenta o use menos cuentas.',
    ar: 'هذا هو الحساب {account} نفسه. أدخل حسابًا آخر أو استخدم حسابات أقل.',
  },
  percents_above_100: {
    en: 'Your percentages add up to {total}. Make them 100 or less.',
    es: 'Sus porcentajes suman {total}. Redúzcalos a 100 o menos.',
    ar: 'مجموع النسب {total}. اجعلها 100 أو أقل.',
  },
  remainder_missing: {
    en: 'Choose “What is left” for one of your accounts.',
    es: 'Elija “Lo que queda” para una de sus cuentas.',
    ar: 'اختر “What is left” (ما يتبقى) لأحد حساباتك.',
  },
  remainder_twice: {
    en: 'Account {account} already takes what is left. Choose an amount or a percentage here.',
    es: 'La cuenta {account} ya recibe lo que queda. Elija aquí una cantidad o un porcentaje.',
    ar: 'الحساب {account} يأخذ ما يتبقى. اختر هنا مبلغًا أو نسبة مئوية.',
  },
} as const satisfies Messages;
