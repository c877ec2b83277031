import type { FormFieldContent } from '@firstday/domain';
import { dollars } from '../../question.js';

/** Dollars of each pay period, above what the tables say. */
export const additionalAmount = (): FormFieldContent =>
  dollars('additional_amount', {
    en: 'Additional amount to withhold each pay period',
    es: 'Cantidad adicional a retener en cada período de pago',
    ar: 'المبلغ الإضافي المقتطع في كل فترة دفع',
  });

/** Dollars of each pay period, below what the tables say. */
export const reducedAmount = (): FormFieldContent =>
  dollars('reduced_amount', {
    en: 'Amount by which withholding is reduced each pay period',
    es: 'Cantidad en que se reduce la retención en cada período de pago',
    ar: 'المبلغ الذي يُخفَّض به الاقتطاع في كل فترة دفع',
  });
