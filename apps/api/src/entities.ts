import { AccountEntity } from './accounts/account.entity.js';
import { ApiTokenEntity } from './accounts/api-token.entity.js';
import { OrganizationEntity } from './accounts/organization.entity.js';
import { ClientEntity } from './clients/client.entity.js';
import { EventEntity } from './events/event.entity.js';
import { IdempotencyKeyEntity } from './idempotency/idempotency-key.entity.js';
import { CustomPropertyEntity } from './custom-properties/custom-property.entity.js';
import { EmployeeEntity } from './employees/employee.entity.js';
import { EmployerEntity } from './employers/employer.entity.js';
import { JobEntity } from './jobs/job.entity.js';
import { PlacementEntity } from './placements/placement.entity.js';
import { PolicyEntity } from './policies/policy.entity.js';

/** Every table, for TypeORM: migrations are generated from these. */
export const entities = [
  AccountEntity,
  ApiTokenEntity,
  ClientEntity,
  CustomPropertyEntity,
  EmployeeEntity,
  EmployerEntity,
  EventEntity,
  IdempotencyKeyEntity,
  JobEntity,
  OrganizationEntity,
  PlacementEntity,
  PolicyEntity,
];
