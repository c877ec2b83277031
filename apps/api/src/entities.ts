import { AccountEntity } from './accounts/account.entity.js';
import { ApiTokenEntity } from './accounts/api-token.entity.js';
import { OrganizationEntity } from './accounts/organization.entity.js';
import { ClientEntity } from './clients/client.entity.js';
import { EventEntity } from './events/event.entity.js';
import { QueuedEventEntity } from './events/queued-event.entity.js';
import { IdempotencyKeyEntity } from './idempotency/idempotency-key.entity.js';
import { CustomPropertyEntity } from './custom-properties/custom-property.entity.js';
import { EmployeeEntity } from './employees/employee.entity.js';
import { EmployerEntity } from './employers/employer.entity.js';
import { KeyEntity } from './keys/key.entity.js';
import { InstallationPlaceEntity } from './platform/installation-place.entity.js';
import { JobEntity } from './jobs/job.entity.js';
import { PlacementEntity } from './placements/placement.entity.js';
import { PolicyEntity } from './policies/policy.entity.js';
import { DocumentEntity } from './documents/document.entity.js';
import { DocumentJobEntity } from './documents/job.entity.js';
import { FileEntity } from './files/file.entity.js';
import { FormEntity } from './forms/form.entity.js';
import { IdentityCheckEntity } from './identity/identity-check.entity.js';
import { OnboardingLinkEntity } from './onboarding/onboarding-link.entity.js';
import { FormSessionEntity } from './onboarding/form-session.entity.js';
import { AuditEventEntity } from './signing/audit-event.entity.js';
import { SignatureEntity } from './signing/signature.entity.js';
import { SubtaskEntity } from './subtasks/subtask.entity.js';
import { TaskEntity } from './tasks/task.entity.js';
import { ThemeEntity } from './themes/theme.entity.js';
import { RequestCountEntity } from './limits/request-count.entity.js';
import { SignInFailureEntity } from './sessions/sign-in-failure.entity.js';
import { WebhookAttemptEntity } from './webhooks/webhook-attempt.entity.js';
import { WebhookDeliveryEntity } from './webhooks/webhook-delivery.entity.js';
import { WebhookEntity } from './webhooks/webhook.entity.js';
import { SecurityEventEntity } from './security-log/security-event.entity.js';
import { PasswordSaltEntity } from './users/password-salt.entity.js';
import { UserEntity } from './users/user.entity.js';
import { UserLinkEntity } from './users/user-link.entity.js';
import { UserGroupEntity } from './users/user-group.entity.js';
import { UserSessionEntity } from './access/user-session.entity.js';
import { MagicLinkEntity } from './magic-links/magic-link.entity.js';
import { EverifyCaseEntity } from './everify/everify-case.entity.js';
import { EverifyConnectionEntity } from './everify/everify-connection.entity.js';
import { EverifyStepEntity } from './everify/everify-step.entity.js';
import { EmployeeSummaryEntity } from './component-rows/employee-summary.entity.js';
import { CustomViewEntity } from './custom-views/custom-view.entity.js';
import { ComponentSessionEntity } from './components/component-session.entity.js';

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
