import type { Messages } from '../../messages/message.js';

export const minorWorkPermitMessages = {
  permit_ends_before_issue: {
    en: 'A permit ends after the day on which it was issued: check both dates.',
    es: 'Un permiso vence después del día en que se emitió: revise las dos fechas.',
    ar: 'ينتهي التصريح بعد يوم إصداره: راجع التاريخين.',
  },
} as const satisfies Messages;
