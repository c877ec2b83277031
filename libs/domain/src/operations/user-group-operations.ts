import { page } from '../page.js';
import { CreateUserGroup, RuleFacts, UpdateUserGroup, UserGroup, UserGroupListQuery } from '../user.js';
import { exampleId, stamps } from './example-id.js';
import {
  badRequestError,
  decodeError,
  forbiddenError,
  notFoundError,
  operation,
  staffOnly,
} from './operation.js';
import { resource } from './resource.js';

const accessRuleExample = { fact: 'client.name', operator: 'equals', value: 'Harbor Foods' } as const;
export const userGroupExample: UserGroup = {
  id: exampleId('userGroup'),
  key: null,
  name: 'Recruiters for Harbor Foods',
  permissions: ['employee:view', 'employee:edit', 'task:view'],
  access_rule: accessRuleExample,
  sentence: "the client's name is “Harbor Foods”",
  ...stamps,
};

export const userGroupOperations = resource({
  tag: 'user_groups',
  about: 'What people may do, and which records they see. Beyond the published contract.',
  refusals: { BadRequestError: 'The request body could not be read' },
  examples: [
    [
      RuleFacts,
      {
        facts: [
          {
            path: 'client.name',
            label: "the client's name",
            type: 'text',
            values: [],
            operators: [
              ...['equals', 'not_equals', 'in', 'not_in', 'is_present', 'is_absent'],
              ...['starts_with', 'contains'],
            ],
          },
        ],
      },
    ],
    [UserGroup, userGroupExample],
  ],
  operations: {
    'user_groups.list': operation({
      method: 'GET',
      path: '/user_groups',
      summary: 'List user groups',
      query: UserGroupListQuery,
      answers: { 200: page(UserGroup) },
      errors: decodeError,
      allows: staffOnly,
      needs: 'user:view',
      isBeyond: true,
    }),
    'user_groups.create': operation(
      {
        method: 'POST',
        path: '/user_groups',
        summary: 'Create a user group',
        body: CreateUserGroup,
        answers: { 201: UserGroup },
        errors: { ...badRequestError, ...forbiddenError },
        allows: staffOnly,
        logs: 'user_group.created',
        needs: 'user:edit',
        isBeyond: true,
        issuesAuthority: true,
        needsFreshProof: true,
      },
      {
        note: 'An access rule is a condition over attributes: people see the records that meet the rule of any of their groups. Compare `employer.id`, `client.id` or `job.id`: a rule that compares a name follows the name.',
        body: {
          name: 'Recruiters for Harbor Foods',
          permissions: ['employee:view', 'employee:edit', 'task:view'],
          access_rule: accessRuleExample,
        },
      },
    ),
    'user_groups.findById': operation({
      method: 'GET',
      path: '/user_groups/{user_group_id}',
      summary: 'Get a user group',
      answers: { 200: UserGroup },
      errors: { ...decodeError, ...notFoundError },
      allows: staffOnly,
      needs: 'user:view',
      isBeyond: true,
    }),
    'user_groups.updateById': operation(
      {
        method: 'PATCH',
        path: '/user_groups/{user_group_id}',
        summary: 'Change a user group',
        body: UpdateUserGroup,
        answers: { 200: UserGroup },
        errors: { ...badRequestError, ...notFoundError, ...forbiddenError },
        allows: staffOnly,
        logs: 'user_group.updated',
        needs: 'user:edit',
        isBeyond: true,
        issuesAuthority: true,
        needsFreshProof: true,
      },
      {
        note: 'A person can give and take only what they hold for every record themselves: 403. The last group by which anybody administers users keeps that permission: 400. `admin` stays as it is.',
        body: { permissions: ['employee:view', 'task:view'] },
        refusals: { BadRequestError: 'The admin group cannot be changed or deleted' },
      },
    ),
    'user_groups.deleteById': operation(
      {
        method: 'DELETE',
        path: '/user_groups/{user_group_id}',
        summary: 'Delete a user group',
        answers: { 200: UserGroup },
        errors: { ...badRequestError, ...notFoundError },
        allows: staffOnly,
        logs: 'user_group.deleted',
        needs: 'user:edit',
        isBeyond: true,
      },
      { refusals: { BadRequestError: 'This group cannot be deleted: 2 users are in it' } },
    ),
    'user_groups.listRuleFacts': operation({
      method: 'GET',
      path: '/user_group_rule_facts',
      summary: 'List what the access rule of a group may ask',
      answers: { 200: RuleFacts },
      errors: {},
      allows: staffOnly,
      needs: 'user:view',
      isBeyond: true,
    }),
  },
});
