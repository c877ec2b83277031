import type { z } from 'zod';
import { type FieldReading, typedAt } from './field-reading';

export const addressParts = ['street', 'secondary', 'city', 'state', 'zip', 'country'] as const;
export type AddressPartName = (typeof addressParts)[number];

export const addressControl = (part: AddressPartName) => `address_${part}` as const;
export const addressControls = addressParts.map(addressControl);

/** The country that an address has before anybody chooses one. */
export const usualCountry = 'USA';

/** An address of which nothing but the country stands there is none. */
export function readAddress(schema: z.ZodType, given: Readonly<Record<string, unknown>>): FieldReading {
  const typed = Object.fromEntries(addressParts.map((part) => [part, typedAt(given, addressControl(part))]));
  const isEmpty = addressParts.every((part) => part === 'country' || typed[part] === '');
  const parsed = schema.safeParse(isEmpty ? null : typed);
  const issues = (parsed.error?.issues ?? []).map(({ path, message }) => ({
    control: `address_${String(path[0] ?? 'street')}`,
    message,
  }));
  return { name: 'address', value: parsed.data, issues };
}
