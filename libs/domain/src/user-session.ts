import { z } from 'zod';
import { CreatedBy } from './created-by.js';
import { PageLanguage } from './hosted-texts.js';
import { UserId, UserSessionId } from './id-kind.js';
import { LocaleTag } from './locale-tag.js';
import { pageQuery } from './page.js';
import { Permission } from './permission.js';
import { DateTimeInput, DateTimeUtc, nameText, text } from './scalar-value.js';
import { EmailAddress, User } from './user.js';
import { creationTimesQuery } from './times-query.js';

/** A path of this site that a link may lead on to: it begins with one slash. */
export const MagicLinkRedirectPath = text(2048, 1)
  .regex(/^\/(?![/\\])/, 'Expected a path that begins with one slash')
  // A browser drops tabs and line ends from an address: `/\t/elsewhere` would lead to another site.
  .refine((path) => !/\p{Cc}/u.test(path), 'Expected a path without control characters')
  .meta({ id: 'MagicLinkRedirectPath' });

export const CreateMagicLink = z.strictObject({
  user_email: EmailAddress.optional().describe('The user, by email; either this or `user_external_id`.'),
  user_external_id: text(255).optional().describe('The user, by your own id of them.'),
  expire_in: z
    .int('Expected a whole number of seconds')
    .min(1)
    .max(86_400)
    .describe('How long it can be used, in seconds: 1 to 86400.'),
  redirect_path: MagicLinkRedirectPath.nullable()
    .optional()
    .describe('A path of the dashboard to go on to; begins with one `/`. Deprecated.'),
  message: z
    .enum(['sign_in_link', 'colleague_invited'])
    .optional()
    .describe(
      'Whether it is also sent to the user by email, and as what. Nothing is where messages are off for the account.',
    ),
  language: PageLanguage.optional().describe(
    'The language that the email is written in where the user chose none; English without it.',
  ),
});
export type CreateMagicLink = z.infer<typeof CreateMagicLink>;

export const MagicLink = z.strictObject({
  url: z
    .string()
    .regex(/^https?:\/\/.+/)
    .describe('The address that signs the user in; it works once.'),
  expire_at: z.string().describe('Until when it works.'),
  redirect_path_deprecation_deadline: DateTimeUtc.describe('Until when `redirect_path` is accepted.'),
  redirect_path_deprecation_note: z.string().describe('What to do instead of giving it.'),
  is_sent_by_email: z
    .boolean()
    .optional()
    .describe('Whether it goes to the user by email; there where `message` was given.'),
});
export type MagicLink = z.infer<typeof MagicLink>;

const AccountMode = z.enum(['live', 'test']);

/** Beyond the contract: who is signed in, where, and what they may do. The session itself is a cookie. */
export const UserSession = z
  .strictObject({
    id: z.string().describe('Id of the session; begins with `us_`.'),
    user: User.describe('Who is signed in.'),
    account: z
      .strictObject({
        id: z.string().describe('The account; begins with `acct_`.'),
        mode: AccountMode.describe('Whether it is the live account or the test account.'),
        organization_name: z.string().describe('What the organization is called.'),
      })
      .describe('The account that the session is for.'),
    modes: z
      .array(AccountMode)
      .describe('The accounts of the organization of which it was shown that this person is a user.'),
    permissions: z.array(Permission).describe("What the user's groups allow, together."),
    expires_at: DateTimeUtc.describe('When the session ends.'),
    redirect_path: z.string().nullable().describe('Where a magic link leads on to; null otherwise.'),
  })
  .meta({ id: 'UserSession' });
export type UserSession = z.infer<typeof UserSession>;

export const SignIn = z.strictObject({
  email: text(320, 1).describe('Email address of the user.'),
  password: text(200, 1).describe('Their password.'),
});
export type SignIn = z.infer<typeof SignIn>;
export const RedeemMagicLink = z.strictObject({
  token: text(200, 1).describe('The token out of the magic link.'),
});
export type RedeemMagicLink = z.infer<typeof RedeemMagicLink>;
/** A link that is sent to somebody who cannot sign in: the answer is the same whoever asks. */
export const RequestSignInLink = z
  .strictObject({
    email: text(320, 1).describe('Email address of the user.'),
    kind: z
      .enum(['sign_in_link', 'forgotten_password'])
      .optional()
      .describe('Whether it signs in, or leads on to choosing another password; signs in without it.'),
    locale: LocaleTag.optional().describe('The language to write in, where messages are written in it.'),
  })
  .meta({ id: 'RequestSignInLink' });
export type RequestSignInLink = z.infer<typeof RequestSignInLink>;
/** Beyond the contract: how somebody may sign in here. */
export const SignInOptions = z
  .strictObject({
    sends_links: z.boolean().describe('Whether the installation can send links by email at all.'),
  })
  .meta({ id: 'SignInOptions' });
export type SignInOptions = z.infer<typeof SignInOptions>;
/** Beyond the contract: whom a magic link would sign in, and where. */
export const MagicLinkPreview = z
  .strictObject({
    email: z.string().describe('Who would be signed in.'),
    organization_name: z.string().describe('The organization that they would be signed in to.'),
    mode: AccountMode.describe('Whether it is the live account or the test account.'),
  })
  .meta({ id: 'MagicLinkPreview' });
export type MagicLinkPreview = z.infer<typeof MagicLinkPreview>;
export const SwitchAccount = z.strictObject({
  mode: AccountMode.describe('The account to go on in.'),
  password: text(200, 1)
    .optional()
    .describe("The person's password in the live account, where they signed in longer ago."),
});
export type SwitchAccount = z.infer<typeof SwitchAccount>;

/** Beyond the contract: a password that is asked for again. */
export const ConfirmPassword = z.strictObject({
  password: text(200, 1).describe(
    "The person's password; for a user of the test account who is linked to a live one, that of the live account.",
  ),
});
export type ConfirmPassword = z.infer<typeof ConfirmPassword>;

/** How somebody who is signed in live shows that a user of the test account is theirs too: by its password or a magic link. */
export const LinkAccount = z.strictObject({
  email: text(320, 1).optional().describe('Email address of the user in the other account.'),
  password: text(200, 1).optional().describe('Their password there.'),
  token: text(200, 1)
    .optional()
    .describe("A magic link's token of the other account, in place of email and password."),
});
export type LinkAccount = z.infer<typeof LinkAccount>;
export const LinkUsers = z.strictObject({
  test_user_id: UserId.describe("The same person's user in the test account."),
});
export type LinkUsers = z.infer<typeof LinkUsers>;

/** Beyond the contract: what somebody is written to in. */
export const OwnLanguage = z
  .strictObject({ language: PageLanguage.describe('The language that you are written to in.') })
  .meta({ id: 'OwnLanguage' });
export type OwnLanguage = z.infer<typeof OwnLanguage>;

/** Beyond the contract: a session as its person, or an administrator, sees it. */
export const SessionListing = z
  .strictObject({
    id: UserSessionId,
    ip_address: z.string().describe('The address that it began from.'),
    user_agent: z.string().describe('The browser that it began in, as the browser says.'),
    is_current: z.boolean().describe('Whether it is the session that asks.'),
    created_at: DateTimeUtc.describe('When it began.'),
    last_used_at: DateTimeUtc.describe('When it was last used, to the minute.'),
    expires_at: DateTimeUtc.describe('When it ends.'),
  })
  .meta({ id: 'SessionListing' });
export type SessionListing = z.infer<typeof SessionListing>;
export const SessionListQuery = z.object({ ...pageQuery(), ...creationTimesQuery });
export type SessionListQuery = z.infer<typeof SessionListQuery>;

/** Length is what makes a password strong: no kinds of characters are asked for (NIST SP 800-63B-4, 3.1.1.2). */
export const ChangePassword = z.strictObject({
  current_password: text(200, 1)
    .nullable()
    .optional()
    .describe(
      'The password until now. Whoever never had one leaves it out, and whoever signed in within ten minutes by a link that they asked for by email.',
    ),
  new_password: text(200)
    .refine((password) => [...password].length >= 12, 'Expected at least 12 characters')
    .describe('The new password, at least 12 characters.'),
});
export type ChangePassword = z.infer<typeof ChangePassword>;

/** Beyond the contract: an API token as it is listed; the token itself is shown once. */
export const ApiToken = z
  .strictObject({
    id: z.string().describe('Id of the token; begins with `tok_`. It is not the secret.'),
    name: z.string().describe('What the account calls it.'),
    last_four: z.string().describe('The last four characters of the secret, to recognise it by.'),
    permissions: z
      .array(Permission)
      .nullable()
      .describe('What it may do; null for everything that the interface allows a token.'),
    allowed_networks: z
      .array(z.string())
      .nullable()
      .describe('The networks that it may be used from, as CIDR; null for anywhere.'),
    owner: CreatedBy.nullable().describe(
      'Who created it; null where it was made at the console, or before owners were recorded.',
    ),
    created_at: DateTimeUtc.describe('When it was created.'),
    last_used_at: DateTimeUtc.nullable().describe('When it was last used, to the minute; null for never.'),
    expires_at: DateTimeUtc.nullable().describe('When it ends; null for never.'),
    revoked_at: DateTimeUtc.nullable().describe('When it was revoked; null while it works.'),
  })
  .meta({ id: 'ApiToken' });
export type ApiToken = z.infer<typeof ApiToken>;
export const ApiTokenCreated = ApiToken.extend({
  token: z.string().describe('The secret, `fd_live_…` or `fd_test_…`, shown once.'),
}).meta({ id: 'ApiTokenCreated' });
export type ApiTokenCreated = z.infer<typeof ApiTokenCreated>;

/** Beyond the contract: what an API token created, and still works. */
export const CreatedByToken = z
  .strictObject({
    type: z.enum(['api_token', 'user', 'webhook']).describe('What it is.'),
    id: z.string().describe('Its id.'),
    name: z
      .string()
      .nullable()
      .describe(
        "The user's email, the webhook's URL or the token's name, for those who may see it; null otherwise.",
      ),
    created_at: DateTimeUtc.describe('When it was created.'),
  })
  .meta({ id: 'CreatedByToken' });
export type CreatedByToken = z.infer<typeof CreatedByToken>;
export const CreatedByTokenListQuery = z.object({ ...pageQuery(), ...creationTimesQuery });
export type CreatedByTokenListQuery = z.infer<typeof CreatedByTokenListQuery>;

const tokenLimits = {
  permissions: z
    .array(Permission)
    .min(1, 'Expected at least one permission')
    .max(100)
    .nullable()
    .optional()
    .describe(
      'What it may do, never more than its maker may. Null, or without it: everything that the interface allows a token.',
    ),
  allowed_networks: z
    .array(text(64, 1))
    .min(1, 'Expected at least one network')
    .max(50)
    .nullable()
    .optional()
    .meta({
      description:
        'The networks that it may be used from, as CIDR, at most 50. Null, or without it: anywhere.',
      examples: [['203.0.113.0/24']],
    }),
  expires_at: DateTimeInput.nullable().optional().describe('When it ends. Null, or without it: never.'),
};
export const CreateApiToken = z.strictObject({
  name: nameText.meta({ description: 'What the account calls it.', examples: ['Payroll'] }),
  ...tokenLimits,
});
export type CreateApiToken = z.infer<typeof CreateApiToken>;
export const UpdateApiToken = z.strictObject({
  name: nameText.optional().describe('What the account calls it.'),
  ...tokenLimits,
});
export type UpdateApiToken = z.infer<typeof UpdateApiToken>;
export const ApiTokenListQuery = z.object({ ...pageQuery(), ...creationTimesQuery });
export type ApiTokenListQuery = z.infer<typeof ApiTokenListQuery>;
