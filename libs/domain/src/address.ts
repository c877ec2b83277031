import { z } from 'zod';
import { drawableText } from './scalar-value.js';

/** An address as the service returns it; `full_address` is written by the service. */
export const Address = z
  .strictObject({
    street: z.string().describe('House number and street.'),
    secondary: z.string().nullable().describe('Apartment, suite or floor; null where there is none.'),
    city: z.string().describe('City or town.'),
    state: z.string().describe('State or region, as it was given: in the United States two letters.'),
    zip: z.string().nullable().describe('ZIP or postal code; null where there is none.'),
    country: z.string().describe('Country, as it was given.'),
    full_address: z.string().nullable().describe('All of it on one line, written by the service.'),
  })
  .meta({ id: 'Address' });
export type Address = z.infer<typeof Address>;

const emptyToNull = (value: string | null | undefined) =>
  value === '' || value === undefined ? null : value;

/** An address as a caller gives it; a given `full_address` is accepted and written anew. */
export const AddressInput = z
  .strictObject({
    street: drawableText(255, 1).meta({
      description: 'House number and street.',
      examples: ['12 Pier Road'],
    }),
    secondary: drawableText(255)
      .nullable()
      .optional()
      .meta({ description: 'Apartment, suite or floor.', examples: ['Floor 2'] }),
    city: drawableText(255, 1).meta({ description: 'City or town.', examples: ['Albany'] }),
    state: drawableText(100, 1).meta({
      description:
        'State or region; in the United States its two letters, by which state forms are asked for.',
      examples: ['NY'],
    }),
    zip: drawableText(20)
      .nullable()
      .optional()
      .meta({ description: 'ZIP or postal code.', examples: ['12207'] }),
    country: drawableText(100, 1).meta({ description: 'Country.', examples: ['USA'] }),
    full_address: drawableText(1024)
      .nullable()
      .optional()
      .describe('Accepted and written anew from the other parts.'),
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
