import { toRegionalLocale } from '@firstday/domain/languages';
import { blank, isBlankInput, accepted, rejected, type Kind } from './kind.js';

export const number: Kind = {
  parse: (given, field) => {
    if (isBlankInput(given)) return blank;
    const amount =
      typeof given === 'string' && /^\s*-?\d{1,15}(\.\d{1,6})?\s*$/.test(given) ? Number(given) : given;
    const isNumber = typeof amount === 'number' && Number.isFinite(amount) && Math.abs(amount) <= 1e15;
    return isNumber ? accepted(amount) : rejected(field, 'number_expected');
  },
  format: (value, _field, locale) =>
    typeof value === 'number' ? new Intl.NumberFormat(toRegionalLocale(locale)).format(value) : '',
  mask: () => '***',
  pdfText: (value) => (typeof value === 'number' ? String(value) : ''),
};
