import { accessOperations } from './access-operations.js';
import { accountOperations } from './account-operations.js';
import { apiTokenOperations } from './api-token-operations.js';
import { componentRowOperations } from './component-row-operations.js';
import { componentOperations } from './component-operations.js';
import { everifyOperations } from './everify-operations.js';
import { onboardingOperations } from './onboarding-operations.js';
import { partnerOperations } from './partner-operations.js';
import { recordOperations } from './record-operations.js';
import { securityOperations } from './security-operations.js';
import { sessionOperations } from './session-operations.js';
import { signInOperations } from './sign-in-operations.js';
import { taskOperations } from './task-operations.js';
import { webhookOperations } from './webhook-operations.js';

export type { CredentialKind, Method, Operation } from './operation.js';

/** Every operation by its `operationId`; routes, permissions, the API reference and the tests are made from it. */
export const operations = {
  ...recordOperations,
  ...accessOperations,
  ...signInOperations,
  ...apiTokenOperations,
  ...sessionOperations,
  ...partnerOperations,
  ...componentOperations,
  ...webhookOperations,
  ...accountOperations,
  ...taskOperations,
  ...onboardingOperations,
  ...everifyOperations,
  ...componentRowOperations,
  ...securityOperations,
};

export type OperationId = keyof typeof operations;
