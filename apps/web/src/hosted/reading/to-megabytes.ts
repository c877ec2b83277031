import { toRegionalLocale } from '@firstday/domain/languages';

/** The size of a document in words; a tenth of a megabyte at least. */
export const toMegabytes = (bytes: number, locale: string): string =>
  new Intl.NumberFormat(toRegionalLocale(locale), {
    style: 'unit',
    unit: 'megabyte',
    maximumFractionDigits: 1,
  }).format(Math.max(0.1, bytes / 1e6));
