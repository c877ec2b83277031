import { z } from 'zod';
import { Condition, FactOperator } from './condition.js';
import { CreatedBy } from './created-by.js';
import { UserGroupId, UserId } from './id-kind.js';
import { pageQuery } from './page.js';
import { Permission } from './permission.js';
import { FactType } from './policy-fact.js';
import { DateTimeUtc, nameText, text } from './scalar-value.js';
import { timesQuery } from './times-query.js';

/** A person who signs in to the dashboard. */
export const User = z
  .strictObject({
    id: UserId,
    email: z.string().describe('Email address, by which they sign in.'),
    external_id: z
      .string()
      .nullable()
      .describe('Your own id of the person, unique in the account; null where none was given.'),
    created_by: CreatedBy.nullable()
      .optional()
      .describe('Who created the user; null where that is not known. Beyond the published contract.'),
    created_at: DateTimeUtc.describe('When the user was created.'),
    updated_at: DateTimeUtc.describe('When the user last changed.'),
  })
  .meta({ id: 'User' });
export type User = z.infer<typeof User>;

export const EmailAddress = z.email('Expected an email address').max(320);
const ExternalId = text(255, 1).nullable().optional();
const GroupIds = z.array(text(64, 1)).max(50);

/** 8 characters or more with a small letter, a capital and a digit, as the interface has it. */
export const NewPassword = z
  .string()
  .min(8, 'Expected at least 8 characters')
  .max(200, 'Expected at most 200 characters')
  .regex(/^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)/, 'Expected a small letter, a capital letter and a digit');

export const CreateUser = z.strictObject({
  email: EmailAddress.meta({
    description: 'Email address, by which they sign in.',
    examples: ['carla.reyes@example.com'],
  }),
  password: NewPassword.nullable()
    .optional()
    .describe(
      'A first password: 8 characters or more with a small letter, a capital and a digit. Without it they sign in by magic link.',
    ),
  email_verified: z
    .boolean()
    .nullable()
    .optional()
    .describe('Whether you know the address to be theirs; false without it.'),
  user_group_ids: GroupIds.describe('The groups that say what they may do.'),
  external_id: ExternalId.describe('Your own id of the person, unique in the account.'),
});
export type CreateUser = z.infer<typeof CreateUser>;
export const UpdateUser = z.strictObject({
  email: EmailAddress.optional().describe('Email address, by which they sign in.'),
  external_id: ExternalId.describe('Your own id of the person, unique in the account; null clears it.'),
  user_group_ids: GroupIds.optional().describe(
    'The groups that say what they may do, in place of those before.',
  ),
});
export type UpdateUser = z.infer<typeof UpdateUser>;
export const UserListQuery = z.object({
  email: text(320).optional().describe('With this email, whatever the case of its letters.'),
  external_id: text(255).optional().describe('With this id of your own.'),
  ...pageQuery(),
  ...timesQuery,
});
export type UserListQuery = z.infer<typeof UserListQuery>;
export const UserMembershipListQuery = UserListQuery.extend({
  search: text(320).optional().describe('A part of the email, whatever the case of its letters.'),
  user_group_id: text(64).optional().describe('In this group.'),
});
export type UserMembershipListQuery = z.infer<typeof UserMembershipListQuery>;

/** Beyond the contract: what its people may do, and to which records. */
export const UserGroup = z
  .strictObject({
    id: UserGroupId,
    key: z
      .string()
      .nullable()
      .describe(
        "Key of a group that every account begins with, accepted wherever a group's id is; null for the account's own.",
      ),
    name: z.string().describe('What people call it.'),
    permissions: z.array(Permission).describe('What its people may do.'),
    access_rule: Condition.nullable().describe(
      'A condition over attributes: its people see the records that meet it, and no others. Null for all records.',
    ),
    sentence: z.string().nullable().describe('The access rule in words; null where there is none.'),
    created_at: DateTimeUtc.describe('When it was created.'),
    updated_at: DateTimeUtc.describe('When it last changed.'),
  })
  .meta({ id: 'UserGroup' });
export type UserGroup = z.infer<typeof UserGroup>;

const groupInput = {
  name: nameText.describe('What people call it.'),
  permissions: z
    .array(Permission)
    .max(100)
    .describe('What its people may do, never more than the caller may.'),
  access_rule: Condition.nullable()
    .optional()
    .describe(
      'A condition over attributes: its people see the records that meet it, and no others. Null for all records.',
    ),
};
export const CreateUserGroup = z.strictObject(groupInput);
export type CreateUserGroup = z.infer<typeof CreateUserGroup>;
export const UpdateUserGroup = z.strictObject(groupInput).partial();
export type UpdateUserGroup = z.infer<typeof UpdateUserGroup>;
export const UserGroupListQuery = z.object({ ...pageQuery(), ...timesQuery });
export type UserGroupListQuery = z.infer<typeof UserGroupListQuery>;

/** Beyond the contract: what an access rule may ask, and how it is called in a sentence. */
export const RuleFact = z
  .strictObject({
    path: z.string().describe('The fact, as conditions name it: `employee.custom_attributes.region`.'),
    label: z.string().describe('What people call it.'),
    type: FactType,
    values: z.array(z.string()).describe('For `choice`, what it may be; empty for others.'),
    operators: z.array(FactOperator).describe('What may be asked of it.'),
  })
  .meta({ id: 'RuleFact' });
export type RuleFact = z.infer<typeof RuleFact>;
export const RuleFacts = z
  .strictObject({ facts: z.array(RuleFact).describe('Everything that a rule may ask for.') })
  .meta({ id: 'RuleFacts' });
export type RuleFacts = z.infer<typeof RuleFacts>;

/** Beyond the contract: a user with the groups it is in. */
export const UserMembership = z
  .strictObject({
    user: User.describe('The user.'),
    groups: z.array(UserGroup).describe('The groups that they are in.'),
  })
  .meta({ id: 'UserMembership' });
export type UserMembership = z.infer<typeof UserMembership>;
