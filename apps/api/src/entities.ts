import {
  AccountEntity,
  ApiTokenEntity,
  MagicLinkEntity,
  OrganizationEntity,
  PasswordSaltEntity,
  SecurityEventEntity,
  SignInFailureEntity,
  ThemeEntity,
  UserEntity,
  UserGroupEntity,
  UserLinkEntity,
  UserSessionEntity,
} from './identity/index.js';
import {
  ClientEntity,
  CustomPropertyEntity,
  EmployeeEntity,
  EmployerEntity,
  JobEntity,
} from './records/index.js';
import { EventEntity, QueuedEventEntity } from './events/index.js';
import { IdempotencyKeyEntity, RequestCountEntity } from './http/index.js';
import { KeyEntity } from './sealing/index.js';
import { InstallationPlaceEntity } from './database/index.js';
import { PlacementEntity } from './placements/index.js';
import { PolicyEntity } from './policies/index.js';
import {
  AuditEventEntity,
  DocumentEntity,
  DocumentJobEntity,
  FileEntity,
  FormSessionEntity,
  IdentityCheckEntity,
  OnboardingLinkEntity,
  SignatureEntity,
  SubtaskEntity,
  TaskEntity,
} from './tasks/index.js';
import { FormEntity } from './forms/index.js';
import { WebhookAttemptEntity, WebhookDeliveryEntity, WebhookEntity } from './webhooks/index.js';
import { EverifyCaseEntity, EverifyConnectionEntity, EverifyStepEntity } from './everify/index.js';
import { ComponentSessionEntity, CustomViewEntity, EmployeeSummaryEntity } from './embedding/index.js';

/** Every table, for TypeORM: migrations are generated from these. */
export const entities = [
  AccountEntity,
  ApiTokenEntity,
  AuditEventEntity,
  ClientEntity,
  ComponentSessionEntity,
  CustomPropertyEntity,
  CustomViewEntity,
  DocumentEntity,
  DocumentJobEntity,
  EmployeeEntity,
  EmployeeSummaryEntity,
  EmployerEntity,
  EventEntity,
  EverifyCaseEntity,
  EverifyConnectionEntity,
  EverifyStepEntity,
  FileEntity,
  FormEntity,
  FormSessionEntity,
  IdentityCheckEntity,
  IdempotencyKeyEntity,
  InstallationPlaceEntity,
  JobEntity,
  KeyEntity,
  MagicLinkEntity,
  OnboardingLinkEntity,
  OrganizationEntity,
  PasswordSaltEntity,
  PlacementEntity,
  PolicyEntity,
  QueuedEventEntity,
  RequestCountEntity,
  SecurityEventEntity,
  SignatureEntity,
  SignInFailureEntity,
  SubtaskEntity,
  TaskEntity,
  ThemeEntity,
  UserEntity,
  UserGroupEntity,
  UserLinkEntity,
  UserSessionEntity,
  WebhookAttemptEntity,
  WebhookDeliveryEntity,
  WebhookEntity,
];
