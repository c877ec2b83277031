import { type OperationId, operations } from '@firstday/domain';

const records = [
  'api_tokens',
  'clients',
  'custom_properties',
  'employees',
  'employers',
  'jobs',
  'placements',
  'policies',
  'sessions',
  'user_groups',
  'users',
];

/** The operations in two halves, so that two processes can ask at once: records and people, and all others. */
export function operationsOf(half: 'records' | 'tasks'): OperationId[] {
  return Object.keys(operations)
    .filter((id): id is OperationId => Object.hasOwn(operations, id))
    .filter((id) => records.includes(id.split('.')[0] ?? '') === (half === 'records'));
}
