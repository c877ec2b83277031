import { z } from 'zod';
import { CountryCode, LanguageCode } from './country-code.js';
import { QueryFlag, pageQuery } from './page.js';
import { EmployerIdentificationNumber } from './employer.js';
import { DateTimeUtc, nameText, text } from './scalar-value.js';
import { EmailAddress } from './user.js';
import { timesQuery } from './times-query.js';

const OrganizationAddress = z.strictObject({
  street: z.string().describe('House number and street.'),
  secondary: z.string().nullable().describe('Apartment, suite or floor; null where there is none.'),
  city: z.string().describe('City or town.'),
  state: z.string().describe('State or region.'),
  zip: z.string().nullable().describe('ZIP or postal code; null where there is none.'),
  country: CountryCode.describe('Country, by its two-letter code.'),
  full_address: z.string().describe('All of it on one line.'),
});

/** A child of the caller's organization, with a live and a test account of its own. */
export const ConnectedOrganization = z
  .strictObject({
    id: z.string().describe('Id of the organization; begins with `org_`.'),
    name: z.string().describe('Legal name.'),
    dba_name: z
      .string()
      .nullable()
      .describe('The name that it does business under, where that is another; null otherwise.'),
    ein: z
      .string()
      .nullable()
      .describe('Employer Identification Number, as `12-3456789`; null where it is not known.'),
    business_email: z
      .string()
      .nullable()
      .describe('Where the organization itself is written to; null where it is not known.'),
    candidate_support_email: z
      .string()
      .nullable()
      .describe('Where new employees may ask for help; null where there is none.'),
    phone: z.string().nullable().describe('Telephone number; null where there is none.'),
    live_account_id: z
      .string()
      .describe('Empty for one that was made with a test credential: it has a test account alone.'),
    test_account_id: z.string().describe('Its test account, for `x-account-id`.'),
    default_language: LanguageCode.nullable().describe(
      'The language that its pages open in; null where none was chosen.',
    ),
    supported_languages: z
      .array(LanguageCode)
      .nullable()
      .describe('The languages that people may choose; null where none were chosen.'),
    address: OrganizationAddress.nullable().describe('Address; null where it is not known.'),
    created_at: DateTimeUtc.describe('When it was created.'),
    updated_at: DateTimeUtc.describe('When it last changed.'),
  })
  .meta({ id: 'ConnectedOrganization' });
export type ConnectedOrganization = z.infer<typeof ConnectedOrganization>;

const emptyToNull = (value: string | null | undefined) => value || null;
const OrganizationAddressInput = z
  .strictObject({
    street: text(255, 1).describe('House number and street.'),
    secondary: text(255).nullable().optional().transform(emptyToNull).describe('Apartment, suite or floor.'),
    city: text(255, 1).describe('City or town.'),
    state: text(100, 1).describe('State or region.'),
    zip: text(20).nullable().optional().transform(emptyToNull).describe('ZIP or postal code.'),
    country: CountryCode.describe('Country, by its two-letter code.'),
    full_address: text(1024, 1).describe('All of it on one line.'),
  })
  .meta({ id: 'OrganizationAddressInput' });

export const CreateConnectedOrganization = z.strictObject({
  name: nameText.describe('Legal name.'),
  dba_name: text(255)
    .nullable()
    .optional()
    .describe('The name that it does business under, where that is another.'),
  ein: EmployerIdentificationNumber.nullable()
    .optional()
    .describe('Employer Identification Number: 9 digits, with or without the dash.'),
  business_email: EmailAddress.describe('Where the organization itself is written to.'),
  candidate_support_email: EmailAddress.nullable()
    .optional()
    .describe('Where new employees may ask for help.'),
  phone: text(40).nullable().optional().describe('Telephone number, at most 40 characters.'),
  default_language: LanguageCode.describe(
    'The language that its pages open in: one of `supported_languages`.',
  ),
  supported_languages: z
    .array(LanguageCode)
    .min(1, 'Expected at least one language')
    .max(200)
    .describe('The languages that people may choose, at least one; the default is among them.'),
  address: OrganizationAddressInput.nullable().optional().describe('Address.'),
});
export type CreateConnectedOrganization = z.infer<typeof CreateConnectedOrganization>;
export const UpdateConnectedOrganization = CreateConnectedOrganization.partial();
export type UpdateConnectedOrganization = z.infer<typeof UpdateConnectedOrganization>;
export const ConnectedOrganizationListQuery = z.object({
  ...pageQuery(),
  ...timesQuery,
  name: text(255).optional().describe('With this in the name.'),
});
export type ConnectedOrganizationListQuery = z.infer<typeof ConnectedOrganizationListQuery>;
/** One that holds records is deleted by somebody who says that this is meant. */
export const DeleteConnectedOrganizationQuery = z.object({
  confirm: QueryFlag.describe(
    '`true` deletes it with the records that it holds; without it, only an empty one is deleted.',
  ),
});
export type DeleteConnectedOrganizationQuery = z.infer<typeof DeleteConnectedOrganizationQuery>;

/** Beyond the contract: one that was deleted and can be restored. */
export const DeletedConnectedOrganization = z
  .strictObject({
    organization: ConnectedOrganization.describe('The organization as it last was.'),
    deleted_at: DateTimeUtc.describe('When it was deleted.'),
    restorable_until: DateTimeUtc.nullable().describe(
      'Null while it has signed forms that the law keeps, or a legal hold: until they are destroyed, and it is released.',
    ),
  })
  .meta({ id: 'DeletedConnectedOrganization' });
export type DeletedConnectedOrganization = z.infer<typeof DeletedConnectedOrganization>;
