const datePattern = /^(\d{4})-(\d{2})-(\d{2})$/;
const dateTimePattern = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/;
const longestMonths = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** A day that exists: `2028-02-29` is one, `2027-02-29` is not. */
export function isDate(text: string): boolean {
  const parts = datePattern.exec(text);
  if (!parts) return false;
  const [year, month, day] = [Number(parts[1]), Number(parts[2]), Number(parts[3])];
  const longest = longestMonths[month - 1];
  if (longest === undefined || day < 1 || day > longest) return false;
  return month !== 2 || day < 29 || isLeapYear(year);
}

/** A moment with its zone: without one it would mean another moment on another machine. */
export function isDateTime(text: string): boolean {
  const parts = dateTimePattern.exec(text);
  return parts?.[1] !== undefined && isDate(parts[1]) && !Number.isNaN(Date.parse(text));
}

/**
 * Below zero where `left` is earlier, zero where both are the same, null where one of them is neither a date nor a
 * date with time. A date with time meets a date alone as the day it falls on in UTC.
 */
export function compareTimes(left: string, right: string): number | null {
  if (isDate(left) && isDate(right)) return compareText(left, right);
  if (isDateTime(left) && isDateTime(right)) return Date.parse(left) - Date.parse(right);
  const [leftDay, rightDay] = [dayInUtc(left), dayInUtc(right)];
  return leftDay === null || rightDay === null ? null : compareText(leftDay, rightDay);
}

function dayInUtc(text: string): string | null {
  if (isDate(text)) return text;
  return isDateTime(text) ? new Date(text).toISOString().slice(0, 10) : null;
}

function compareText(left: string, right: string): number {
  if (left === right) return 0;
  return left < right ? -1 : 1;
}

function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}
