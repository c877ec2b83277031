import { z } from 'zod';
import { ExternalId } from './external-id.js';
import { isStorable, text, unstorable } from './scalar-value.js';

/** The prefix of each kind of identifier; 22 characters of base58 over a UUIDv7 follow. */
export const idPrefix = {
  account: 'acct_',
  accountDocument: 'adoc_',
  apiToken: 'tok_',
  client: 'cl_',
  componentSession: 'cs_',
  customProperty: 'cprop_',
  customView: 'cview_',
  destructionCertificate: 'dcert_',
  document: 'doc_',
  employee: 'ee_',
  employeeView: 'eview_',
  employer: 'er_',
  event: 'ev_',
  everifyCase: 'ecase_',
  file: 'file_',
  form: 'form_',
  formPdf: 'fpdf_',
  formSession: 'fs_',
  import: 'imp_',
  inspectionPackage: 'ipkg_',
  inspectorAccess: 'iacc_',
  integrityCheck: 'icheck_',
  job: 'job_',
  legalHold: 'hold_',
  magicLink: 'ml_',
  message: 'msg_',
  newHireReport: 'nhr_',
  onboardingLink: 'olink_',
  organization: 'org_',
  placement: 'pla_',
  policy: 'pol_',
  policyWaiver: 'pwv_',
  representative: 'rep_',
  securityEvent: 'sev_',
  signature: 'sig_',
  signingConsent: 'scon_',
  subtask: 'subtask_',
  task: 'task_',
  theme: 'theme_',
  user: 'user_',
  userGroup: 'ugrp_',
  userSession: 'us_',
  webhook: 'we_',
} as const;
export type IdKind = keyof typeof idPrefix;

const id = (kind: IdKind, name: string, what: string) =>
  z
    .string()
    .max(64)
    .regex(new RegExp(`^${idPrefix[kind]}`), `Expected an id that begins with ${idPrefix[kind]}`)
    .refine(isStorable, unstorable)
    .meta({ id: name, description: `Id of ${what}; begins with \`${idPrefix[kind]}\`.` });

export const AccountDocumentId = id(
  'accountDocument',
  'AccountDocumentId',
  'a document that the account shows',
);
export const ClientId = id('client', 'ClientId', 'a client');
export const CustomPropertyId = id('customProperty', 'CustomPropertyId', 'a custom property');
export const CustomViewId = id('customView', 'CustomViewId', 'a saved view');
export const DestructionCertificateId = id(
  'destructionCertificate',
  'DestructionCertificateId',
  'a certificate of destruction',
);
export const EmployeeId = id('employee', 'EmployeeId', 'an employee');
export const EmployeeViewId = id('employeeView', 'EmployeeViewId', 'a view of employees');
export const EmployerId = id('employer', 'EmployerId', 'an employer');
export const EverifyCaseId = id('everifyCase', 'EverifyCaseId', 'an E-Verify case');
export const EventId = z
  .string()
  .regex(/^ev_[0-9A-Za-z]{1,60}$/, 'Expected an id that begins with ev_')
  .meta({
    id: 'EventId',
    description: 'Id of an event, begins with `ev_`: the `webhook-id` of every attempt to deliver it.',
  });
export const ImportId = id('import', 'ImportId', 'an import');
export const MessageId = id('message', 'MessageId', 'a message');
export const NewHireReportId = id('newHireReport', 'NewHireReportId', 'a new-hire report');
export const InspectionPackageId = id('inspectionPackage', 'InspectionPackageId', 'an inspection package');
export const InspectorAccessId = id('inspectorAccess', 'InspectorAccessId', 'an inspector’s access');
export const IntegrityCheckId = id('integrityCheck', 'IntegrityCheckId', 'an integrity check');
export const JobId = id('job', 'JobId', 'a job');
export const LegalHoldId = id('legalHold', 'LegalHoldId', 'a legal hold');
export const OnboardingLinkId = id('onboardingLink', 'OnboardingLinkId', 'an onboarding link');
export const PlacementId = id('placement', 'PlacementId', 'a placement');
export const RepresentativeId = id('representative', 'RepresentativeId', 'an authorized representative');
export const SigningConsentId = id('signingConsent', 'SigningConsentId', 'a consent to sign electronically');
export const SubtaskId = id('subtask', 'SubtaskId', 'a subtask');
export const SignatureId = id('signature', 'SignatureId', 'a signature');
export const TaskId = id('task', 'TaskId', 'a task');
export const ThemeId = id('theme', 'ThemeId', 'a theme');
export const UserGroupId = id('userGroup', 'UserGroupId', 'a user group');
export const UserSessionId = id('userSession', 'UserSessionId', 'a signed-in session');
export const UserId = id('user', 'UserId', 'a user');
export const WebhookId = id('webhook', 'WebhookId', 'a webhook');
export const PolicyId = id('policy', 'PolicyId', 'a policy');
/** The contract leaves these two open: any string is looked up, and not found is 404. */
export const FormId = text(128).meta({ id: 'FormId', description: 'Id of a form; begins with `form_`.' });
export const FileId = text(128).meta({
  id: 'FileId',
  description: 'Id of an uploaded file; begins with `file_`.',
});

/** What names a record: an id of a kind, or else (null) what the caller calls it; how it is checked, and what people call the record. */
export interface PathParameter {
  readonly kind: IdKind | null;
  readonly schema: z.ZodType<string>;
  readonly noun: string;
  /** Of what is neither an id nor a caller's own name: what it is, and one of them. */
  readonly meaning?: string;
  readonly example?: string;
}

/** Every parameter that a path of the interface may name. */
export const pathParameters = {
  account_document_id: { kind: 'accountDocument', schema: AccountDocumentId, noun: 'document' },
  // Open as the contract has them: an id of another form names nothing.
  api_token_id: { kind: 'apiToken', schema: text(64), noun: 'API token' },
  archived_task_id: { kind: 'task', schema: TaskId, noun: 'archived task' },
  client_id: { kind: 'client', schema: ClientId, noun: 'client' },
  custom_property_id: { kind: 'customProperty', schema: CustomPropertyId, noun: 'custom property' },
  custom_view_id: { kind: 'customView', schema: CustomViewId, noun: 'custom view' },
  edition: { kind: null, schema: text(64, 1), noun: 'edition' },
  employee_id: { kind: 'employee', schema: EmployeeId, noun: 'employee' },
  employee_view_id: { kind: 'employeeView', schema: EmployeeViewId, noun: 'view' },
  employer_id: { kind: 'employer', schema: EmployerId, noun: 'employer' },
  event_id: { kind: 'event', schema: EventId, noun: 'delivery' },
  everify_case_id: { kind: 'everifyCase', schema: EverifyCaseId, noun: 'E-Verify case' },
  external_id: { kind: null, schema: ExternalId, noun: 'record' },
  file_id: { kind: 'file', schema: FileId, noun: 'file' },
  form_id: { kind: 'form', schema: FormId, noun: 'form' },
  import_id: { kind: 'import', schema: ImportId, noun: 'import' },
  inspection_package_id: {
    kind: 'inspectionPackage',
    schema: InspectionPackageId,
    noun: 'inspection package',
  },
  inspector_access_id: {
    kind: 'inspectorAccess',
    schema: InspectorAccessId,
    noun: 'inspector access',
  },
  integrity_check_id: { kind: 'integrityCheck', schema: IntegrityCheckId, noun: 'integrity check' },
  job_id: { kind: 'job', schema: JobId, noun: 'job' },
  destruction_certificate_id: {
    kind: 'destructionCertificate',
    schema: DestructionCertificateId,
    noun: 'certificate of destruction',
  },
  legal_hold_id: { kind: 'legalHold', schema: LegalHoldId, noun: 'legal hold' },
  message_id: { kind: 'message', schema: MessageId, noun: 'message' },
  new_hire_report_id: { kind: 'newHireReport', schema: NewHireReportId, noun: 'new-hire report' },
  onboarding_link_id: { kind: 'onboardingLink', schema: OnboardingLinkId, noun: 'onboarding link' },
  page: {
    kind: null,
    schema: text(64, 1),
    noun: 'page',
    meaning: 'Which page of the PDF, counted from 1.',
    example: '1',
  },
  jurisdiction: {
    kind: null,
    schema: text(8, 1),
    noun: 'jurisdiction',
    meaning:
      'Where the law holds: `US`, the postal code of a state or territory, or `hired` for each place where the account hires.',
    example: 'CA',
  },
  library_key: {
    kind: null,
    schema: text(64, 1),
    noun: 'policy of the library',
    meaning: 'A policy of the library, by its key.',
    example: 'pa-clgs-32-6',
  },
  page_id: {
    kind: null,
    schema: text(64, 1),
    noun: 'page',
    meaning: 'The page of the form, as the form names it.',
    example: 'policy',
  },
  placement_id: { kind: 'placement', schema: PlacementId, noun: 'placement' },
  policy_id: { kind: 'policy', schema: PolicyId, noun: 'policy' },
  session_id: { kind: 'userSession', schema: UserSessionId, noun: 'session' },
  sha256: {
    kind: null,
    schema: text(64, 1),
    noun: 'PDF',
    meaning: 'SHA-256 of the PDF, in hex.',
    example: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  },
  subtask_id: { kind: 'subtask', schema: SubtaskId, noun: 'subtask' },
  task_id: { kind: 'task', schema: TaskId, noun: 'task' },
  theme_id: { kind: 'theme', schema: ThemeId, noun: 'theme' },
  uid: { kind: 'organization', schema: text(128), noun: 'connected organization' },
  user_group_id: { kind: 'userGroup', schema: UserGroupId, noun: 'user group' },
  user_id: { kind: 'user', schema: UserId, noun: 'user' },
  webhook_id: { kind: 'webhook', schema: WebhookId, noun: 'webhook' },
} as const satisfies Record<string, PathParameter>;

const known: Readonly<Record<string, PathParameter>> = pathParameters;

/** What the parameters of a path are, by their names in their order. */
export function parametersOf(path: string): ReadonlyMap<string, PathParameter> {
  const names = path.match(/\w+(?=\})/g) ?? [];
  return new Map(
    names.map((name) => {
      const parameter = known[name];
      if (!parameter) throw new Error(`${path}: pathParameters has no ${name}`);
      return [name, parameter] as const;
    }),
  );
}
