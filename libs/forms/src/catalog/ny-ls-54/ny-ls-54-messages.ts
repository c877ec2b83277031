import type { Messages } from '../../messages/message.js';

/** What the checks of notices of pay say. */
export const nyLs54Messages = {
  notice_in_primary_language: {
    en: 'Ask your employer for this notice in your language first: the Department of Labor has it.',
    es: 'Pida primero a su empleador este aviso en su idioma: el Departamento de Trabajo lo tiene.',
    ar: 'اطلب أولًا من صاحب عملك هذا الإشعار بلغتك: فهو متوفر لدى وزارة العمل.',
  },
  overtime_below_time_and_a_half: {
    en: 'This is less than one and a half times the rate of pay. Only a few jobs may be paid so.',
    es: 'Es menos de una vez y media la tarifa de pago. Solo unos pocos empleos pueden pagarse así.',
    ar: 'هذا أقل من مرة ونصف معدل الأجر. قليل من الوظائف فقط يجوز دفع أجرها هكذا.',
  },
} as const satisfies Messages;
