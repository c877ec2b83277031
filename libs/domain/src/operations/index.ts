import { accountEventOperations } from './account-event-operations.js';
import { accountDocumentOpeningOperations } from './account-document-opening-operations.js';
import { accountDocumentOperations } from './account-document-operations.js';
import { accountSettingOperations } from './account-setting-operations.js';
import { contactChangeOperations } from './contact-change-operations.js';
import { bankChangeOperations } from './bank-change-operations.js';
import { appearanceOperations } from './appearance-operations.js';
import { apiTokenOperations } from './api-token-operations.js';
import { archivedTaskOperations } from './archived-task-operations.js';
import { clientOperations } from './client-operations.js';
import { complianceCalendarOperations } from './compliance-calendar-operations.js';
import { componentResources, operationsOfComponents } from './component-resources.js';
import { connectedOrganizationOperations } from './connected-organization-operations.js';
import { customPropertyOperations } from './custom-property-operations.js';
import { destructionCertificateOperations } from './destruction-certificate-operations.js';
import { employeeActOperations } from './employee-act-operations.js';
import { employeeOperations } from './employee-operations.js';
import { employeeViewOperations } from './employee-view-operations.js';
import { employerOperations } from './employer-operations.js';
import { everifyCaseOperations } from './everify-case-operations.js';
import { everifyConnectionOperations } from './everify-connection-operations.js';
import { fileOperations } from './file-operations.js';
import { formOperations } from './form-operations.js';
import { formPdfOperations } from './form-pdf-operations.js';
import { formSessionOperations } from './form-session-operations.js';
import { exportOperations } from './export-operations.js';
import { hostedTextOperations } from './hosted-text-operations.js';
import { importOperations } from './import-operations.js';
import { inspectionPackageOperations } from './inspection-package-operations.js';
import { inspectorAccessOperations } from './inspector-access-operations.js';
import { integrityCheckOperations } from './integrity-check-operations.js';
import { jobOperations } from './job-operations.js';
import { legalHoldOperations } from './legal-hold-operations.js';
import { magicLinkOperations } from './magic-link-operations.js';
import { messageResources, operationsOfMessages } from './message-resources.js';
import { newHireReportOperations } from './new-hire-report-operations.js';
import { onboardingLinkOperations } from './onboarding-link-operations.js';
import { placementActOperations } from './placement-act-operations.js';
import { placementOperations } from './placement-operations.js';
import { policyLibraryOperations } from './policy-library-operations.js';
import { policyOperations } from './policy-operations.js';
import { rehireOperations } from './rehire-operations.js';
import { reportOperations } from './report-operations.js';
import { securityEventOperations } from './security-event-operations.js';
import { sessionOperations } from './session-operations.js';
import { subtaskOperations } from './subtask-operations.js';
import { systemHealthOperations } from './system-health-operations.js';
import { taskChangeRequestOperations } from './task-change-request-operations.js';
import { taskOperations } from './task-operations.js';
import { themeOperations } from './theme-operations.js';
import { upcomingStartOperations } from './upcoming-start-operations.js';
import { userGroupOperations } from './user-group-operations.js';
import { userOperations } from './user-operations.js';
import { webhookOperations } from './webhook-operations.js';
import { workItemOperations } from './work-item-operations.js';
import type { Resource } from './resource.js';

export type {
  CredentialKind,
  Deprecation,
  Method,
  OperationRow,
  OperationFacts,
  OperationReference,
} from './operation.js';
export { staleProofMessage } from './operation.js';
export { exampleId, exampleOfPath } from './example-id.js';
export type { Resource, ResourceFacts, SchemaExample } from './resource.js';

/** Every part of the interface, in the order in which a reader of the reference meets them. */
export const resources: readonly Resource[] = [
  employerOperations,
  clientOperations,
  jobOperations,
  employeeActOperations,
  employeeOperations,
  employeeViewOperations,
  placementActOperations,
  placementOperations,
  customPropertyOperations,
  policyOperations,
  policyLibraryOperations,
  formOperations,
  formPdfOperations,
  accountDocumentOperations,
  accountDocumentOpeningOperations,
  taskOperations,
  archivedTaskOperations,
  destructionCertificateOperations,
  legalHoldOperations,
  taskChangeRequestOperations,
  rehireOperations,
  subtaskOperations,
  fileOperations,
  everifyCaseOperations,
  everifyConnectionOperations,
  complianceCalendarOperations,
  workItemOperations,
  upcomingStartOperations,
  reportOperations,
  systemHealthOperations,
  importOperations,
  exportOperations,
  newHireReportOperations,
  inspectionPackageOperations,
  inspectorAccessOperations,
  integrityCheckOperations,
  webhookOperations,
  accountEventOperations,
  themeOperations,
  ...componentResources,
  connectedOrganizationOperations,
  userOperations,
  userGroupOperations,
  magicLinkOperations,
  sessionOperations,
  apiTokenOperations,
  securityEventOperations,
  accountSettingOperations,
  bankChangeOperations,
  contactChangeOperations,
  appearanceOperations,
  hostedTextOperations,
  onboardingLinkOperations,
  ...messageResources,
  formSessionOperations,
];

/** By name: written out, their type is longer than the compiler declares. */
type Operations = typeof employerOperations.operations &
  typeof clientOperations.operations &
  typeof jobOperations.operations &
  typeof employeeActOperations.operations &
  typeof employeeOperations.operations &
  typeof employeeViewOperations.operations &
  typeof placementActOperations.operations &
  typeof placementOperations.operations &
  typeof customPropertyOperations.operations &
  typeof policyOperations.operations &
  typeof policyLibraryOperations.operations &
  typeof formOperations.operations &
  typeof formPdfOperations.operations &
  typeof accountDocumentOperations.operations &
  typeof accountDocumentOpeningOperations.operations &
  typeof taskOperations.operations &
  typeof archivedTaskOperations.operations &
  typeof destructionCertificateOperations.operations &
  typeof legalHoldOperations.operations &
  typeof rehireOperations.operations &
  typeof taskChangeRequestOperations.operations &
  typeof subtaskOperations.operations &
  typeof fileOperations.operations &
  typeof everifyCaseOperations.operations &
  typeof everifyConnectionOperations.operations &
  typeof reportOperations.operations &
  typeof systemHealthOperations.operations &
  typeof upcomingStartOperations.operations &
  typeof workItemOperations.operations &
  typeof complianceCalendarOperations.operations &
  typeof importOperations.operations &
  typeof exportOperations.operations &
  typeof newHireReportOperations.operations &
  typeof inspectionPackageOperations.operations &
  typeof inspectorAccessOperations.operations &
  typeof integrityCheckOperations.operations &
  typeof webhookOperations.operations &
  typeof accountEventOperations.operations &
  typeof themeOperations.operations &
  typeof operationsOfComponents &
  typeof connectedOrganizationOperations.operations &
  typeof userOperations.operations &
  typeof userGroupOperations.operations &
  typeof magicLinkOperations.operations &
  typeof sessionOperations.operations &
  typeof apiTokenOperations.operations &
  typeof securityEventOperations.operations &
  typeof accountSettingOperations.operations &
  typeof bankChangeOperations.operations &
  typeof contactChangeOperations.operations &
  typeof appearanceOperations.operations &
  typeof hostedTextOperations.operations &
  typeof onboardingLinkOperations.operations &
  typeof operationsOfMessages &
  typeof formSessionOperations.operations;

/** Every operation by its `operationId`; routes, permissions, the API reference and the tests are made from it. */
export const operations: Operations = {
  ...employerOperations.operations,
  ...clientOperations.operations,
  ...jobOperations.operations,
  ...employeeActOperations.operations,
  ...employeeOperations.operations,
  ...employeeViewOperations.operations,
  ...placementActOperations.operations,
  ...placementOperations.operations,
  ...customPropertyOperations.operations,
  ...policyOperations.operations,
  ...policyLibraryOperations.operations,
  ...formOperations.operations,
  ...formPdfOperations.operations,
  ...accountDocumentOperations.operations,
  ...accountDocumentOpeningOperations.operations,
  ...taskOperations.operations,
  ...archivedTaskOperations.operations,
  ...destructionCertificateOperations.operations,
  ...legalHoldOperations.operations,
  ...rehireOperations.operations,
  ...taskChangeRequestOperations.operations,
  ...subtaskOperations.operations,
  ...fileOperations.operations,
  ...everifyCaseOperations.operations,
  ...everifyConnectionOperations.operations,
  ...complianceCalendarOperations.operations,
  ...workItemOperations.operations,
  ...upcomingStartOperations.operations,
  ...reportOperations.operations,
  ...systemHealthOperations.operations,
  ...importOperations.operations,
  ...exportOperations.operations,
  ...newHireReportOperations.operations,
  ...inspectionPackageOperations.operations,
  ...inspectorAccessOperations.operations,
  ...integrityCheckOperations.operations,
  ...webhookOperations.operations,
  ...accountEventOperations.operations,
  ...themeOperations.operations,
  ...operationsOfComponents,
  ...connectedOrganizationOperations.operations,
  ...userOperations.operations,
  ...userGroupOperations.operations,
  ...magicLinkOperations.operations,
  ...sessionOperations.operations,
  ...apiTokenOperations.operations,
  ...securityEventOperations.operations,
  ...accountSettingOperations.operations,
  ...bankChangeOperations.operations,
  ...contactChangeOperations.operations,
  ...appearanceOperations.operations,
  ...hostedTextOperations.operations,
  ...onboardingLinkOperations.operations,
  ...operationsOfMessages,
  ...formSessionOperations.operations,
};

export type OperationId = keyof typeof operations;

/** The names in a path's braces. */
type ParameterOf<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParameterOf<Rest>
  : never;

/** The ids that an operation's path names. */
export type PathOf<Id extends OperationId> = Readonly<
  Record<ParameterOf<(typeof operations)[Id]['path']>, string>
>;
