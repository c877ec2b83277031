import { z } from 'zod';
import { drawableText } from './scalar-value.js';

/** An address as the service returns it; `full_address` is written by the service. */
export const Address = z
  .strictObject({
    street: z.string(),
    secondary: z.string().nullable(),
    city: z.string(),
    state: z.string(),
    zip: z.string().nullable(),
    country: z.string(),
    full_address: z.string().nullable(),
  })
  .meta({ id: 'Address' });
export type Address = z.infer<typeof Address>;

const emptyToNull = (value: string | null | undefined) =>
  value === '' || value === undefined ? null : value;

/** An address as a caller gives it; a given `full_address` is accepted and written anew. */
export const AddressInput = z
  .strictObject({
    street: drawableText(255, 1),
    secondary: drawableText(255).nullable().optional(),
    city: drawableText(255, 1),
    state: drawableText(100, 1),
    zip: drawableText(20).nullable().optional(),
    country: drawableText(100, 1),
    full_address: drawableText(1024).nullable().optional(),
  })
  .transform((given): Address => {
    const address = { ...given, secondary: emptyToNull(given.secondary), zip: emptyToNull(given.zip) };
    return { ...address, full_address: oneLine(address) };
  })
  .meta({ id: 'AddressInput' });
export type AddressInput = z.input<typeof AddressInput>;

function oneLine(address: Omit<Address, 'full_address'>): string {
  const street = [address.street, address.secondary].filter(Boolean).join(', ');
  const region = [address.state, address.zip].filter(Boolean).join(' ');
  return [street, address.city, region, address.country].filter(Boolean).join(', ');
}
