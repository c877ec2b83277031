import * as accountDocumentOpeningOperations from './account-document-opening-operations.js';
import * as accountDocumentOperations from './account-document-operations.js';
import * as accountEventOperations from './account-event-operations.js';
import * as accountSettingOperations from './account-setting-operations.js';
import * as apiTokenOperations from './api-token-operations.js';
import * as appearanceOperations from './appearance-operations.js';
import * as archivedTaskOperations from './archived-task-operations.js';
import * as clientOperations from './client-operations.js';
import * as complianceCalendarOperations from './compliance-calendar-operations.js';
import * as componentChangeOperations from './component-change-operations.js';
import * as componentFrameOperations from './component-frame-operations.js';
import * as componentOperations from './component-operations.js';
import * as componentPlacementOperations from './component-placement-operations.js';
import * as componentRowOperations from './component-row-operations.js';
import * as componentSessionOperations from './component-session-operations.js';
import * as connectedOrganizationOperations from './connected-organization-operations.js';
import * as customPropertyOperations from './custom-property-operations.js';
import * as customViewOperations from './custom-view-operations.js';
import * as destructionCertificateOperations from './destruction-certificate-operations.js';
import * as digestSettingOperations from './digest-setting-operations.js';
import * as embeddingOperations from './embedding-operations.js';
import * as employeeActOperations from './employee-act-operations.js';
import * as employeeOperations from './employee-operations.js';
import * as employeeViewOperations from './employee-view-operations.js';
import * as employerOperations from './employer-operations.js';
import * as everifyCaseOperations from './everify-case-operations.js';
import * as everifyConnectionOperations from './everify-connection-operations.js';
import * as exportOperations from './export-operations.js';
import * as fileOperations from './file-operations.js';
import * as formOperations from './form-operations.js';
import * as formPdfOperations from './form-pdf-operations.js';
import * as formSessionOperations from './form-session-operations.js';
import * as hostedTextOperations from './hosted-text-operations.js';
import * as importOperations from './import-operations.js';
import * as inspectionPackageOperations from './inspection-package-operations.js';
import * as inspectorAccessOperations from './inspector-access-operations.js';
import * as integrityCheckOperations from './integrity-check-operations.js';
import * as jobOperations from './job-operations.js';
import * as legalHoldOperations from './legal-hold-operations.js';
import * as magicLinkOperations from './magic-link-operations.js';
import * as messageOperations from './message-operations.js';
import * as messageSettingOperations from './message-setting-operations.js';
import * as messageWordingOperations from './message-wording-operations.js';
import * as newHireReportOperations from './new-hire-report-operations.js';
import * as onboardingLinkOperations from './onboarding-link-operations.js';
import * as placementActOperations from './placement-act-operations.js';
import * as placementOperations from './placement-operations.js';
import * as policyLibraryOperations from './policy-library-operations.js';
import * as policyOperations from './policy-operations.js';
import * as rehireOperations from './rehire-operations.js';
import * as reportOperations from './report-operations.js';
import * as securityEventOperations from './security-event-operations.js';
import * as sessionOperations from './session-operations.js';
import * as subtaskOperations from './subtask-operations.js';
import * as systemHealthOperations from './system-health-operations.js';
import * as taskChangeRequestOperations from './task-change-request-operations.js';
import * as taskOperations from './task-operations.js';
import * as textConsentOperations from './text-consent-operations.js';
import * as textReplyOperations from './text-reply-operations.js';
import * as themeOperations from './theme-operations.js';
import * as upcomingStartOperations from './upcoming-start-operations.js';
import * as userGroupOperations from './user-group-operations.js';
import * as userOperations from './user-operations.js';
import * as webhookOperations from './webhook-operations.js';
import * as workItemOperations from './work-item-operations.js';
import type { OperationRow } from './operation.js';
import type { Resource } from './resource.js';

export type {
  CredentialKind,
  Deprecation,
  Method,
  OperationRow,
  OperationFacts,
  OperationReference,
} from './operation.js';
export { exampleId, exampleOfPath } from './example-id.js';
export type { Resource, ResourceFacts, SchemaExample } from './resource.js';

/**
 * Every part of the interface, in the order in which a reader of the reference meets them. Each is the module of one resource:
 * the compiler declares modules by their names, and could not write out the types of all that is in them.
 */
const parts = [
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
  componentOperations,
  componentChangeOperations,
  customViewOperations,
  componentFrameOperations,
  componentPlacementOperations,
  componentRowOperations,
  embeddingOperations,
  componentSessionOperations,
  connectedOrganizationOperations,
  userOperations,
  userGroupOperations,
  magicLinkOperations,
  sessionOperations,
  apiTokenOperations,
  securityEventOperations,
  accountSettingOperations,
  appearanceOperations,
  hostedTextOperations,
  onboardingLinkOperations,
  messageOperations,
  messageSettingOperations,
  messageWordingOperations,
  textConsentOperations,
  textReplyOperations,
  digestSettingOperations,
  formSessionOperations,
] as const;

type Part = (typeof parts)[number];
/** A resource of any of the modules; one by one, where the argument is a union. */
type ResourceOf<AnyPart> = AnyPart extends unknown ? AnyPart[keyof AnyPart] : never;
/** All operations of a union of resources, as one object's. */
type OperationsOf<AnyResource> = (
  AnyResource extends { readonly operations: infer Rows } ? (rows: Rows) => void : never
) extends (rows: infer All) => void
  ? All
  : never;

/** The same parts, one after the other. */
export const resources: readonly Resource[] = parts.flatMap((part: Part) => Object.values<Resource>(part));

/** Every operation by its `operationId`; routes, permissions, the API reference and the tests are made from it. */
export const operations: OperationsOf<ResourceOf<Part>> = merge(resources);

function merge(given: readonly Resource[]): OperationsOf<ResourceOf<Part>>;
function merge(given: readonly Resource[]): Readonly<Record<string, OperationRow>> {
  return Object.fromEntries(given.flatMap((it) => Object.entries(it.operations)));
}

export type OperationId = keyof typeof operations;

/** The names in a path's braces. */
type ParameterOf<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParameterOf<Rest>
  : never;

/** The ids that an operation's path names. */
export type PathOf<Id extends OperationId> = Readonly<
  Record<ParameterOf<(typeof operations)[Id]['path']>, string>
>;
