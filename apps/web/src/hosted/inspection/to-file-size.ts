import { toRegionalLocale } from '@firstday/domain/languages';

const steps = [
  ['gigabyte', 1e9],
  ['megabyte', 1e6],
  ['kilobyte', 1e3],
] as const;

/** As people say it: `1.4 MB`. */
export function toFileSize(bytes: number, locale: string): string {
  const [unit, of] = steps.find(([, least]) => bytes >= least) ?? (['byte', 1] as const);
  const format = new Intl.NumberFormat(toRegionalLocale(locale), {
    style: 'unit',
    unit,
    unitDisplay: 'short',
    maximumFractionDigits: 1,
  });
  return format.format(bytes / of);
}
