import { z } from 'zod';
import { countryOfState, normalizeCountry, usStateCode } from './places/index.js';
import { drawableText } from './scalar-value.js';

/** An address as the service returns it; `full_address` is written by the service. */
export const Address = z
  .strictObject({
    street: z.string().describe('House number and street.'),
    secondary: z.string().nullable().describe('Apartment, suite or floor; null where there is none.'),
    city: z.string().describe('City or town.'),
    state: z.string().describe('State or region; in the United States its two letters.'),
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
        'State or region. In the United States one that exists, by its two letters or its name; answered as two letters. State forms are asked for by it.',
      examples: ['NY'],
    }),
    zip: drawableText(20)
      .nullable()
      .optional()
      .meta({
        description: 'ZIP or postal code; in the United States 5 digits, or 9 with a hyphen.',
        examples: ['12207'],
      }),
    country: drawableText(100, 1).meta({ description: 'Country.', examples: ['USA'] }),
    full_address: drawableText(1024)
      .nullable()
      .optional()
      .describe('Accepted and written anew from the other parts.'),
  })
  .transform((given, issues): Address => {
    const address = { ...given, secondary: emptyToNull(given.secondary), zip: emptyToNull(given.zip) };
    const checked = isInUnitedStates(address) ? inUnitedStates(address, issues) : address;
    return { ...checked, full_address: oneLine(checked) };
  })
  .meta({ id: 'AddressInput' });
export type AddressInput = z.input<typeof AddressInput>;

type AddressParts = Omit<Address, 'full_address'>;

/** Also where the country is the code of a territory, as ISO 3166 has it. */
function isInUnitedStates({ country, state }: AddressParts): boolean {
  const code = normalizeCountry(country);
  return code === 'USA' || (code !== null && code === countryOfState(usStateCode(state)));
}

/** USPS writes a ZIP code as 5 digits, or as 9 with a hyphen. */
const zipCode = /^(\d{5})(?:[- ]?(\d{4}))?$/;

/** Addresses elsewhere are kept as they are given. */
function inUnitedStates(address: AddressParts, issues: z.core.$RefinementCtx): AddressParts {
  const state = usStateCode(address.state);
  if (state === null)
    issues.addIssue({
      code: 'custom',
      path: ['state'],
      message: 'Expected a state of the United States, such as NY',
    });
  const [, first, more] = zipCode.exec(address.zip?.trim() ?? '') ?? [];
  if (address.zip !== null && first === undefined)
    issues.addIssue({
      code: 'custom',
      path: ['zip'],
      message: 'Expected a ZIP code, such as 12207 or 12207-1234',
    });
  const zip = first === undefined ? address.zip : [first, more].filter(Boolean).join('-');
  return { ...address, state: state ?? address.state, zip };
}

function oneLine(address: AddressParts): string {
  const street = [address.street, address.secondary].filter(Boolean).join(', ');
  const region = [address.state, address.zip].filter(Boolean).join(' ');
  return [street, address.city, region, address.country].filter(Boolean).join(', ');
}
