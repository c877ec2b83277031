import { toRegionalLocale } from '@firstday/domain/languages';

export const formatNumber = (locale: string, value: number): string =>
  new Intl.NumberFormat(toRegionalLocale(locale)).format(value);

/** @param percent 0 to 100 */
export const formatPercent = (locale: string, percent: number): string =>
  new Intl.NumberFormat(toRegionalLocale(locale), { style: 'percent' }).format(percent / 100);
