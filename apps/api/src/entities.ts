import { AccountEntity } from './identity/accounts/account.entity.js';
import { ApiTokenEntity } from './identity/accounts/api-token.entity.js';
import { MagicLinkEntity } from './identity/magic-links/magic-link.entity.js';
import { OrganizationEntity } from './identity/accounts/organization.entity.js';
import { PasswordSaltEntity } from './identity/users/password-salt.entity.js';
import { SecurityEventEntity } from './identity/security-log/security-event.entity.js';
import { SignInFailureEntity } from './identity/sessions/sign-in-failure.entity.js';
import { ThemeEntity } from './identity/themes/theme.entity.js';
import { UserEntity } from './identity/users/user.entity.js';
import { UserGroupEntity } from './identity/users/user-group.entity.js';
import { UserLinkEntity } from './identity/users/user-link.entity.js';
import { UserSessionEntity } from './identity/access/user-session.entity.js';
import { ClientEntity } from './records/clients/client.entity.js';
import { CustomPropertyEntity } from './records/custom-properties/custom-property.entity.js';
import { EmployeeEntity } from './records/employees/employee.entity.js';
import { EmployerEntity } from './records/employers/employer.entity.js';
import { JobEntity } from './records/jobs/job.entity.js';
import { EventEntity } from './events/event.entity.js';
import { QueuedEventEntity } from './events/queued-event.entity.js';
import { IdempotencyKeyEntity } from './http/idempotency/idempotency-key.entity.js';
import { RequestCountEntity } from './http/limits/request-count.entity.js';
import { KeyEntity } from './sealing/keys/key.entity.js';
import { InstallationPlaceEntity } from './database/installation/installation-place.entity.js';
import { PlacementEntity } from './placements/placement.entity.js';
import { PolicyEntity } from './policies/policy.entity.js';
import { AuditEventEntity } from './tasks/signing/audit-event.entity.js';
import { DocumentEntity } from './tasks/documents/document.entity.js';
import { DocumentJobEntity } from './tasks/documents/document-job.entity.js';
import { FileEntity } from './tasks/files/file.entity.js';
import { FormSessionEntity } from './tasks/onboarding/form-session.entity.js';
import { IdentityCheckEntity } from './tasks/identity/identity-check.entity.js';
import { OnboardingLinkEntity } from './tasks/onboarding/onboarding-link.entity.js';
import { SignatureEntity } from './tasks/signing/signature.entity.js';
import { SubtaskEntity } from './tasks/subtasks/subtask.entity.js';
import { TaskEntity } from './tasks/task.entity.js';
import { FormEntity } from './forms/form.entity.js';
import { WebhookAttemptEntity } from './webhooks/webhook-attempt.entity.js';
import { WebhookDeliveryEntity } from './webhooks/webhook-delivery.entity.js';
import { WebhookEntity } from './webhooks/webhook.entity.js';
import { EverifyCaseEntity } from './everify/everify-case.entity.js';
import { EverifyConnectionEntity } from './everify/everify-connection.entity.js';
import { EverifyStepEntity } from './everify/everify-step.entity.js';
import { ComponentSessionEntity } from './embedding/sessions/component-session.entity.js';
import { CustomViewEntity } from './embedding/views/custom-view.entity.js';
import { EmployeeSummaryEntity } from './embedding/rows/employee-summary.entity.js';

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
