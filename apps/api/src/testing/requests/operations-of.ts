import { type OperationId, operations } from '@firstday/domain';

const records = [
  'api_tokens',
  'clients',
  'connected_organizations',
  'custom_properties',
  'custom_views',
  'employees',
  'employers',
  'jobs',
  'placements',
  'policies',
  'sessions',
  'themes',
  'user_groups',
  'users',
];

/** The operations in two halves that take equally long, for two processes at once: records, people and settings; all others. */
export function operationsOf(half: 'records' | 'tasks'): OperationId[] {
  return Object.keys(operations)
    .filter((id): id is OperationId => Object.hasOwn(operations, id))
    .filter((id) => records.includes(id.split('.')[0] ?? '') === (half === 'records'));
}
