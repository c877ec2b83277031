import { z } from 'zod';
import { CountryCode, LanguageCode } from './country-code.js';
import { QueryFlag, pageQuery } from './page.js';
import { EmployerIdentificationNumber } from './employer.js';
import { DateTimeUtc, nameText, text } from './scalar-value.js';
import { EmailAddress } from './user.js';

const OrganizationAddress = z.strictObject({
  street: z.string(),
  secondary: z.string().nullable(),
  city: z.string(),
  state: z.string(),
  zip: z.string().nullable(),
  country: CountryCode,
  full_address: z.string(),
});

/** A child of the caller's organization, with a live and a test account of its own. */
export const ConnectedOrganization = z
  .strictObject({
    id: z.string(),
    name: z.string(),
    dba_name: z.string().nullable(),
    ein: z.string().nullable(),
    business_email: z.string().nullable(),
    candidate_support_email: z.string().nullable(),
    phone: z.string().nullable(),
    /** Empty for one that was made with a test credential: it has a test account alone. */
    live_account_id: z.string(),
    test_account_id: z.string(),
    default_language: LanguageCode.nullable(),
    supported_languages: z.array(LanguageCode).nullable(),
    address: OrganizationAddress.nullable(),
    created_at: DateTimeUtc,
    updated_at: DateTimeUtc,
  })
  .meta({ id: 'ConnectedOrganization' });
export type ConnectedOrganization = z.infer<typeof ConnectedOrganization>;

const emptyToNull = (value: string | null | undefined) => value || null;
const OrganizationAddressInput = z
  .strictObject({
    street: text(255, 1),
    secondary: text(255).nullable().optional().transform(emptyToNull),
    city: text(255, 1),
    state: text(100, 1),
    zip: text(20).nullable().optional().transform(emptyToNull),
    country: CountryCode,
    full_address: text(1024, 1),
  })
  .meta({ id: 'OrganizationAddressInput' });

export const CreateConnectedOrganization = z.strictObject({
  name: nameText,
  dba_name: text(255).nullable().optional(),
  ein: EmployerIdentificationNumber.nullable().optional(),
  business_email: EmailAddress,
  candidate_support_email: EmailAddress.nullable().optional(),
  phone: text(40).nullable().optional(),
  default_language: LanguageCode,
  supported_languages: z.array(LanguageCode).max(200),
  address: OrganizationAddressInput.nullable().optional(),
});
export type CreateConnectedOrganization = z.infer<typeof CreateConnectedOrganization>;
export const UpdateConnectedOrganization = CreateConnectedOrganization.partial();
export type UpdateConnectedOrganization = z.infer<typeof UpdateConnectedOrganization>;
export const ConnectedOrganizationListQuery = z.object({ ...pageQuery(), name: text(255).optional() });
export type ConnectedOrganizationListQuery = z.infer<typeof ConnectedOrganizationListQuery>;
/** One that holds records is deleted by somebody who says that this is meant. */
export const DeleteConnectedOrganizationQuery = z.object({ confirm: QueryFlag });
export type DeleteConnectedOrganizationQuery = z.infer<typeof DeleteConnectedOrganizationQuery>;

/** Beyond the contract: one that was deleted and can be restored. */
export const DeletedConnectedOrganization = z
  .strictObject({
    organization: ConnectedOrganization,
    deleted_at: DateTimeUtc,
    /** Null while it has signed forms that the law keeps, or a legal hold: until they are destroyed, and it is released. */
    restorable_until: DateTimeUtc.nullable(),
  })
  .meta({ id: 'DeletedConnectedOrganization' });
export type DeletedConnectedOrganization = z.infer<typeof DeletedConnectedOrganization>;
