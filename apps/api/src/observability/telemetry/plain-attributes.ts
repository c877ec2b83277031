import type { SpanAttributes } from './telemetry.js';

const maxLength = 120;
/** Names and ids are made of these: no address, no email, no query. */
const plain = /^[\w .:*+()<>-]*$/;
const socialSecurityNumber = /(?<!\d)\d{3}[ -]?\d{2}[ -]?\d{4}(?!\d)/;

/** What does not look like a name or an id of ours is not sent, whoever passed it on: a second lock, not the first. */
export const plainAttributes = (attributes: SpanAttributes): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [
      name,
      typeof value === 'number' || isPlain(value) ? value : '-',
    ]),
  );

const isPlain = (value: string): boolean =>
  value.length <= maxLength && plain.test(value) && !socialSecurityNumber.test(value);
