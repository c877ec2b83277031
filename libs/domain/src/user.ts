import { z } from 'zod';
import { UserGroupId, UserId } from './id-kind.js';
import { pageQuery } from './page.js';
import { Permission } from './permission.js';
import { DateTimeUtc, nameText, text } from './scalar-value.js';

/** A person who signs in to the dashboard. */
export const User = z
  .strictObject({
    id: UserId,
    email: z.string(),
    external_id: z.string().nullable(),
    created_at: DateTimeUtc,
    updated_at: DateTimeUtc,
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
  email: EmailAddress,
  password: NewPassword.nullable().optional(),
  email_verified: z.boolean().nullable().optional(),
  user_group_ids: GroupIds,
  external_id: ExternalId,
});
export type CreateUser = z.infer<typeof CreateUser>;
export const UpdateUser = z.strictObject({
  email: EmailAddress.optional(),
  external_id: ExternalId,
  user_group_ids: GroupIds.optional(),
});
export type UpdateUser = z.infer<typeof UpdateUser>;
export const UserListQuery = z.object({
  email: text(320).optional(),
  external_id: text(255).optional(),
  ...pageQuery(),
});
export type UserListQuery = z.infer<typeof UserListQuery>;
export const UserMembershipListQuery = UserListQuery.extend({
  /** A part of the email, whatever the case of its letters. */
  search: text(320).optional(),
  user_group_id: text(64).optional(),
});
export type UserMembershipListQuery = z.infer<typeof UserMembershipListQuery>;

/** Beyond the contract: what its people may do, and to which records. */
export const UserGroup = z
  .strictObject({
    id: UserGroupId,
    /** Of the groups that every account begins with; such a key is accepted wherever a group's id is. */
    key: z.string().nullable(),
    name: z.string(),
    permissions: z.array(Permission),
    /** A condition over attributes: its people see the records that meet it, and no others. */
    access_rule: z.unknown(),
    /** The access rule in a sentence. */
    sentence: z.string().nullable(),
    created_at: DateTimeUtc,
    updated_at: DateTimeUtc,
  })
  .meta({ id: 'UserGroup' });
export type UserGroup = z.infer<typeof UserGroup>;

const groupInput = {
  name: nameText,
  permissions: z.array(Permission).max(100),
  access_rule: z.unknown().optional(),
};
export const CreateUserGroup = z.strictObject(groupInput);
export type CreateUserGroup = z.infer<typeof CreateUserGroup>;
export const UpdateUserGroup = z.strictObject(groupInput).partial();
export type UpdateUserGroup = z.infer<typeof UpdateUserGroup>;
export const UserGroupListQuery = z.object(pageQuery());
export type UserGroupListQuery = z.infer<typeof UserGroupListQuery>;

/** Beyond the contract: what an access rule may ask, and how it is called in a sentence. */
export const RuleFact = z
  .strictObject({
    path: z.string(),
    label: z.string(),
    type: z.enum(['text', 'choice', 'country', 'state', 'number', 'boolean', 'date', 'datetime', 'list']),
    /** For `choice`: what it may be. */
    values: z.array(z.string()),
    /** What may be asked of it. */
    operators: z.array(z.string()),
  })
  .meta({ id: 'RuleFact' });
export type RuleFact = z.infer<typeof RuleFact>;
export const RuleFacts = z.strictObject({ facts: z.array(RuleFact) }).meta({ id: 'RuleFacts' });
export type RuleFacts = z.infer<typeof RuleFacts>;

/** Beyond the contract: a user with the groups it is in. */
export const UserMembership = z
  .strictObject({ user: User, groups: z.array(UserGroup) })
  .meta({ id: 'UserMembership' });
export type UserMembership = z.infer<typeof UserMembership>;
