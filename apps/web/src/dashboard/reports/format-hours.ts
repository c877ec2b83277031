/** A time that something took, in the unit that people would say it in: minutes, hours, or days from two days on. */
export function formatHours(locale: string, hours: number): string {
  const [value, unit] =
    hours < 1 ? [hours * 60, 'minute'] : hours < 48 ? [hours, 'hour'] : [hours / 24, 'day'];
  const maximumFractionDigits = unit === 'minute' || value >= 10 ? 0 : 1;
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit,
    unitDisplay: 'long',
    maximumFractionDigits,
  }).format(value);
}
