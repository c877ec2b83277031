import { regional } from '../task/due';

export const numberIn = (locale: string, value: number): string =>
  new Intl.NumberFormat(regional(locale)).format(value);

/** @param percent 0 to 100 */
export const percentIn = (locale: string, percent: number): string =>
  new Intl.NumberFormat(regional(locale), { style: 'percent' }).format(percent / 100);
