/** A value as PostgreSQL reads it in text format: dates in UTC whatever the time zone, arrays as its array literals. */
export function toWireValue(value: unknown): string | Buffer | null {
  if (typeof value === 'string') return value;
  if (value === null || value === undefined) return null;
  if (value instanceof Date) return dateText(value);
  if (Buffer.isBuffer(value)) return value;
  if (ArrayBuffer.isView(value)) return Buffer.from(value.buffer, value.byteOffset, value.byteLength);
  if (Array.isArray(value)) return arrayText(value);
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** ISO 8601 but for years before 1 and after 9999, which PostgreSQL writes otherwise. */
function dateText(date: Date): string {
  const year = date.getUTCFullYear();
  const text = date.toISOString();
  if (year >= 1 && year <= 9999) return text;
  const ofEra = String(year < 1 ? 1 - year : year).padStart(4, '0');
  return `${ofEra}${text.slice(text.indexOf('-', 1))}${year < 1 ? ' BC' : ''}`;
}

const arrayText = (items: readonly unknown[]): string => `{${items.map(itemText).join(',')}}`;

function itemText(item: unknown): string {
  if (Array.isArray(item)) return arrayText(item);
  const text = toWireValue(item);
  if (text === null) return 'NULL';
  if (typeof text !== 'string') return `"\\\\x${text.toString('hex')}"`;
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}
