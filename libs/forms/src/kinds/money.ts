import { toRegionalLocale } from '@firstday/domain/languages';
import { blank, isBlankInput, accepted, rejected, type Kind } from './kind.js';

/** Far above any figure of these forms, and still short enough for a box. */
const LIMIT = 99_999_999.99;
const written = /^\$?\s*(\d{1,3}(?:,\d{3})+|\d+)?(\.\d*)?$/;

const amountOf = (given: unknown): number | null => {
  if (typeof given === 'number') return given;
  if (typeof given !== 'string' || given.length > 20) return null;
  const compact = given.trim().replace(/^-\s*/, '');
  if (!written.test(compact) || !/\d/.test(compact)) return null;
  const amount = Number(compact.replaceAll(/[$,\s]/g, ''));
  return given.trim().startsWith('-') ? -amount : amount;
};

const decimals = (amount: number, most: number): string =>
  new Intl.NumberFormat('en-US', {
    minimumFractionDigits: Number.isInteger(amount) ? 0 : most,
    maximumFractionDigits: most,
  }).format(amount);

/** Dollars, with cents where there are any. */
export const money: Kind = {
  parse: (given, field) => {
    if (isBlankInput(given)) return blank;
    const amount = amountOf(given);
    if (amount === null || !Number.isFinite(amount)) return rejected(field, 'amount_expected');
    if (amount < 0) return rejected(field, 'amount_negative');
    if (amount > LIMIT) return rejected(field, 'too_large', { max: LIMIT });
    if (Math.abs(amount * 100 - Math.round(amount * 100)) > 1e-6) return rejected(field, 'amount_cents');
    return accepted(Math.round(amount * 100) / 100);
  },
  format: (value, _field, locale) =>
    typeof value === 'number'
      ? new Intl.NumberFormat(toRegionalLocale(locale), {
          style: 'currency',
          currency: 'USD',
          currencyDisplay: 'narrowSymbol',
          minimumFractionDigits: Number.isInteger(value) ? 0 : 2,
        }).format(value)
      : '',
  mask: () => '***',
  pdfText: (value) => (typeof value === 'number' ? decimals(value, 2) : ''),
};
