import type { Messages } from '../../messages/message.js';

/** What the checks of Form W-4 say. `{label}` is the field's own; no message repeats an answer. */
export const w4Messages = {
  filing_status_required: {
    en: 'Choose a filing status in Step 1(c), or claim exemption.',
    es: 'Elija un estado civil tributario en el paso 1(c) o reclame la exención.',
    ar: 'اختر حالة تقديم الإقرار في الخطوة 1(c)، أو اطلب الإعفاء.',
  },
  income_above_limit: {
    en: 'Step 3 is for total income of {limit} dollars or less. Your other income alone is more.',
    es: 'El paso 3 es para ingresos totales de {limit} dólares o menos. Sus otros ingresos por sí solos son más.',
    ar: 'الخطوة 3 لمن مجموع دخله {limit} دولار أو أقل. دخلك الآخر وحده أكثر من ذلك.',
  },
  lock_in_letter: {
    en: 'The IRS has told your employer how much to withhold, and you cannot lower it here. Write to the IRS at the address in its letter.',
    es: 'El IRS indicó a su empleador cuánto debe retener, y usted no puede reducirlo aquí. Escriba al IRS a la dirección de su carta.',
    ar: 'أبلغت مصلحة الضرائب IRS صاحب عملك بالمبلغ الذي يجب اقتطاعه، ولا يمكنك خفضه هنا. اكتب إلى IRS على العنوان الوارد في رسالتها.',
  },
  nonresident_alien_exempt: {
    en: 'Nonresident aliens usually use Form 8233 instead of this box. See Notice 1392.',
    es: 'Los extranjeros no residentes suelen usar el Formulario 8233 en lugar de esta casilla. Vea el Aviso 1392.',
    ar: 'يستخدم الأجانب غير المقيمين عادةً النموذج 8233 بدلًا من هذا المربع. انظر الإشعار 1392.',
  },
  nonresident_alien_status: {
    en: 'Notice 1392 asks nonresident aliens to check the first box, whether married or not.',
    es: 'El Aviso 1392 pide a los extranjeros no residentes marcar la primera casilla, estén casados o no.',
    ar: 'يطلب الإشعار 1392 من الأجانب غير المقيمين اختيار المربع الأول، متزوجين كانوا أم لا.',
  },
  not_a_multiple: {
    en: 'This is an amount in dollars. Most people enter a multiple of {each}.',
    es: 'Esta es una cantidad en dólares. La mayoría escribe un múltiplo de {each}.',
    ar: 'هذا مبلغ بالدولار. يُدخل معظم الناس أحد مضاعفات {each}.',
  },
  total_below_sum: {
    en: 'The total is less than Steps 3(a) and 3(b) together. Check it once more.',
    es: 'El total es menor que los pasos 3(a) y 3(b) juntos. Revíselo una vez más.',
    ar: 'المجموع أقل من مجموع الخطوتين 3(a) و3(b). تحقق منه مرة أخرى.',
  },
} as const satisfies Messages;
