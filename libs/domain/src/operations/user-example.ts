import type { User, UserGroup } from '../user.js';
import { exampleId, stamps } from './example-id.js';

/** Somebody with an account of their own, as the reference shows them. */
export const userExample: User = {
  id: exampleId('user'),
  email: 'carla.reyes@example.com',
  external_id: 'hr-204',
  ...stamps,
};

/** What narrows a group to some of the records. */
export const accessRuleExample = {
  fact: 'client.name',
  operator: 'equals',
  value: 'Harbor Foods',
} as const;

/** A group that sees some of the records, as the reference shows it. */
export const userGroupExample: UserGroup = {
  id: exampleId('userGroup'),
  key: null,
  name: 'Recruiters for Harbor Foods',
  permissions: ['employee:view', 'employee:edit', 'task:view'],
  access_rule: accessRuleExample,
  sentence: "the client's name is “Harbor Foods”",
  ...stamps,
};
