import { z } from 'zod';
import { UserId, UserSessionId } from './id-kind.js';
import { pageQuery } from './page.js';
import { Permission } from './permission.js';
import { DateTimeInput, DateTimeUtc, nameText, text } from './scalar-value.js';
import { EmailAddress, User } from './user.js';

/** A path of this site that a link may lead on to: it begins with one slash. */
export const MagicLinkRedirectPath = text(2048, 1)
  .regex(/^\/(?![/\\])/, 'Expected a path that begins with one slash')
  // A browser drops tabs and line ends from an address: `/\t/elsewhere` would lead to another site.
  .refine((path) => !/\p{Cc}/u.test(path), 'Expected a path without control characters')
  .meta({ id: 'MagicLinkRedirectPath' });

export const CreateMagicLink = z.strictObject({
  user_email: EmailAddress.optional(),
  user_external_id: text(255).optional(),
  expire_in: z.int('Expected a whole number of seconds').min(1).max(86_400),
  redirect_path: MagicLinkRedirectPath.nullable().optional(),
});
export type CreateMagicLink = z.infer<typeof CreateMagicLink>;

export const MagicLink = z.strictObject({
  url: z.string().regex(/^https?:\/\/.+/),
  expire_at: z.string(),
  redirect_path_deprecation_deadline: DateTimeUtc,
  redirect_path_deprecation_note: z.string(),
});
export type MagicLink = z.infer<typeof MagicLink>;

const AccountMode = z.enum(['live', 'test']);

/** Beyond the contract: who is signed in, where, and what they may do. The session itself is a cookie. */
export const UserSession = z
  .strictObject({
    id: z.string(),
    user: User,
    account: z.strictObject({ id: z.string(), mode: AccountMode, organization_name: z.string() }),
    /** The accounts of the organization of which it was shown that this person is a user. */
    modes: z.array(AccountMode),
    permissions: z.array(Permission),
    expires_at: DateTimeUtc,
    /** Where a magic link leads on to; null otherwise. */
    redirect_path: z.string().nullable(),
  })
  .meta({ id: 'UserSession' });
export type UserSession = z.infer<typeof UserSession>;

export const SignIn = z.strictObject({ email: text(320, 1), password: text(200, 1) });
export type SignIn = z.infer<typeof SignIn>;
export const RedeemMagicLink = z.strictObject({ token: text(200, 1) });
export type RedeemMagicLink = z.infer<typeof RedeemMagicLink>;
/** Beyond the contract: whom a magic link would sign in, and where. */
export const MagicLinkPreview = z
  .strictObject({ email: z.string(), organization_name: z.string(), mode: AccountMode })
  .meta({ id: 'MagicLinkPreview' });
export type MagicLinkPreview = z.infer<typeof MagicLinkPreview>;
export const SwitchAccount = z.strictObject({
  mode: AccountMode,
  /** The person's password in the live account, where they signed in longer ago. */
  password: text(200, 1).optional(),
});
export type SwitchAccount = z.infer<typeof SwitchAccount>;

/** How somebody who is signed in live shows that a user of the test account is theirs too: by its password or a magic link. */
export const LinkAccount = z.strictObject({
  email: text(320, 1).optional(),
  password: text(200, 1).optional(),
  token: text(200, 1).optional(),
});
export type LinkAccount = z.infer<typeof LinkAccount>;
export const LinkUsers = z.strictObject({ test_user_id: UserId });
export type LinkUsers = z.infer<typeof LinkUsers>;

/** Beyond the contract: a session as its person, or an administrator, sees it. */
export const SessionListing = z
  .strictObject({
    id: UserSessionId,
    /** Where it began. */
    ip_address: z.string(),
    user_agent: z.string(),
    /** The one that asks. */
    is_current: z.boolean(),
    created_at: DateTimeUtc,
    /** To the minute. */
    last_used_at: DateTimeUtc,
    expires_at: DateTimeUtc,
  })
  .meta({ id: 'SessionListing' });
export type SessionListing = z.infer<typeof SessionListing>;
export const SessionListQuery = z.object(pageQuery());
export type SessionListQuery = z.infer<typeof SessionListQuery>;

/** Length is what makes a password strong: no kinds of characters are asked for (NIST SP 800-63B-4, 3.1.1.2). */
export const ChangePassword = z.strictObject({
  /** The password until now; whoever never had one leaves it out. */
  current_password: text(200, 1).nullable().optional(),
  new_password: text(200).refine((password) => [...password].length >= 12, 'Expected at least 12 characters'),
});
export type ChangePassword = z.infer<typeof ChangePassword>;

/** Who made an API token: a person, or another token. */
const ApiTokenOwner = z.strictObject({
  kind: z.enum(['user', 'api_token']),
  id: z.string(),
  /** The person's email or the other token's name, for those who may see it. */
  name: z.string().nullable(),
});

/** Beyond the contract: an API token as it is listed; the token itself is shown once. */
export const ApiToken = z
  .strictObject({
    id: z.string(),
    name: z.string(),
    last_four: z.string(),
    /** What it may do; null for everything that the interface allows a token. */
    permissions: z.array(Permission).nullable(),
    /** The networks that it may be used from, as CIDR; null for anywhere. */
    allowed_networks: z.array(z.string()).nullable(),
    /** Null where it was made at the console, or before owners were recorded. */
    owner: ApiTokenOwner.nullable(),
    created_at: DateTimeUtc,
    /** To the minute. */
    last_used_at: DateTimeUtc.nullable(),
    expires_at: DateTimeUtc.nullable(),
    revoked_at: DateTimeUtc.nullable(),
  })
  .meta({ id: 'ApiToken' });
export type ApiToken = z.infer<typeof ApiToken>;
export const ApiTokenCreated = ApiToken.extend({ token: z.string() }).meta({ id: 'ApiTokenCreated' });
export type ApiTokenCreated = z.infer<typeof ApiTokenCreated>;

const tokenLimits = {
  permissions: z.array(Permission).min(1, 'Expected at least one permission').max(100).nullable().optional(),
  allowed_networks: z
    .array(text(64, 1))
    .min(1, 'Expected at least one network')
    .max(50)
    .nullable()
    .optional(),
  expires_at: DateTimeInput.nullable().optional(),
};
export const CreateApiToken = z.strictObject({ name: nameText, ...tokenLimits });
export type CreateApiToken = z.infer<typeof CreateApiToken>;
export const UpdateApiToken = z.strictObject({ name: nameText.optional(), ...tokenLimits });
export type UpdateApiToken = z.infer<typeof UpdateApiToken>;
export const ApiTokenListQuery = z.object(pageQuery());
export type ApiTokenListQuery = z.infer<typeof ApiTokenListQuery>;
