import { AccountEntity } from './accounts/account.entity.js';
import { ApiTokenEntity } from './accounts/api-token.entity.js';
import { OrganizationEntity } from './accounts/organization.entity.js';
import { ClientEntity } from './clients/client.entity.js';
import { EventEntity } from './events/event.entity.js';
import { IdempotencyKeyEntity } from './idempotency/idempotency-key.entity.js';
import { CustomPropertyEntity } from './custom-properties/custom-property.entity.js';

/** Every table, for TypeORM: migrations are generated from these. */
export const entities = [
  AccountEntity,
  ApiTokenEntity,
  ClientEntity,
  CustomPropertyEntity,
  EventEntity,
  IdempotencyKeyEntity,
  OrganizationEntity,
];
