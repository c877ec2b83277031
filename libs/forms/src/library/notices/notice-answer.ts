import type { FormFieldContent } from '@firstday/domain';
import { question } from '../question.js';

/** Where a notice may be declined: a choice that is the outcome of the form. */
export const noticeAnswer: FormFieldContent = question(
  'answer',
  'radio',
  {
    en: 'Do you acknowledge this notice?',
    es: '¿Acusa recibo de este aviso?',
    ar: 'هل تقر باستلام هذا الإشعار؟',
  },
  {
    required: true,
    options: [
      { value: 'acknowledged', label: { en: 'I acknowledge it', es: 'Acuso recibo', ar: 'أقر باستلامه' } },
      {
        value: 'declined',
        label: { en: 'I decline to acknowledge it', es: 'No acuso recibo', ar: 'أرفض الإقرار باستلامه' },
      },
    ],
  },
);
