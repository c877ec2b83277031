import type { OperationId } from '@firstday/domain';
import * as access from './access-examples.js';
import * as components from './component-examples.js';
import { exampleId } from './example-ids.js';
import * as records from './record-examples.js';
import * as tasks from './task-examples.js';

const url = (path: string) => ({ url: `https://onboarding.example.com/${path}` });

/** Of each schema that an operation answers, by its name. */
export const schemaExamples: Readonly<Record<string, unknown>> = {
  ApiToken: access.apiTokenExample,
  ApiTokenCreated: { ...access.apiTokenExample, token: 'fd_live_exampLeexampLeexampLeexampLeexampLeMp1e' },
  Client: records.clientExample,
  ComponentFrame: components.componentFrameExample,
  ComponentSession: components.componentSessionExample,
  ComponentSessionCreated: { ...components.componentSessionExample, token: 'fd_comp_example' },
  ConnectedOrganization: access.connectedOrganizationExample,
  CustomView: components.customViewExample,
  CustomProperty: records.customPropertyExample,
  DeletedConnectedOrganization: {
    organization: access.connectedOrganizationExample,
    deleted_at: '2026-11-23T14:00:00.412Z',
    restorable_until: '2026-12-23T14:00:00.412Z',
  },
  Embedding: components.embeddingExample,
  Employee: records.employeeExample,
  Employer: records.employerExample,
  EverifyCase: tasks.everifyCaseExample,
  EverifyConnection: tasks.everifyConnectionExample,
  EverifyDetails: tasks.everifyDetailsExample,
  Form: records.formExample,
  FormSessionCreated: tasks.formSessionCreatedExample,
  Job: records.jobExample,
  Link: url('example'),
  MagicLinkPreview: {
    email: 'carla.reyes@example.com',
    organization_name: 'Northwind Staffing',
    mode: 'live',
  },
  AccountSettings: tasks.accountSettingsExample,
  FormIdentity: tasks.formIdentityExample,
  FormSigner: tasks.formSignerExample,
  OnboardingLink: tasks.onboardingLinkExample,
  OnboardingSession: tasks.onboardingSessionExample,
  Placement: records.placementExample,
  PlacementExplanation: records.placementExplanationExample,
  Policy: records.policyExample,
  RuleFacts: {
    facts: [
      {
        path: 'employee.address.state',
        label: 'the state of the employee’s address',
        type: 'state',
        values: [],
        operators: ['equals', 'in'],
      },
    ],
  },
  SecurityEvent: access.securityEventExample,
  SecurityEventPage: { data: [access.securityEventExample], next_cursor: null },
  SessionListing: {
    id: exampleId('userSession'),
    ip_address: '203.0.113.7',
    user_agent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    is_current: true,
    created_at: '2026-11-23T09:00:00.000Z',
    last_used_at: '2026-11-23T14:00:00.412Z',
    expires_at: '2026-11-30T09:00:00.000Z',
  },
  Subtask: tasks.subtaskExample,
  Task: tasks.taskExample,
  TaskAudit: tasks.taskAuditExample,
  TaskChangeRequestCreated: { _tag: 'created' },
  TaskChangeRequestSkipped: { _tag: 'skipped' },
  TaskFields: tasks.taskFieldsExample,
  TaskSheet: tasks.taskSheetExample,
  Theme: access.themeExample,
  UploadFilesResponse: { files: [tasks.uploadedFileExample] },
  User: access.userExample,
  UserGroup: access.userGroupExample,
  UserMembership: { user: access.userExample, groups: [access.userGroupExample] },
  UserSession: access.userSessionExample,
  Redelivered: { count: 12 },
  Webhook: access.webhookExample,
  WebhookDelivery: access.webhookDeliveryExample,
  WebhookDeliveryDetail: access.webhookDeliveryDetailExample,
  WebhookHealth: access.webhookHealthExample,
  WebhookSecret: access.webhookSecretExample,
};

/** Of operations whose answer has no schema of a name, or for which another example says more. */
export const answerExamples: Partial<Record<OperationId, unknown>> = {
  'component_rows.listEmployees': components.employeeRowsExample,
  'component_rows.listTasks': components.taskRowsExample,
  'components.createUrl': {
    component: 'employees/list',
    redirect_url: 'https://onboarding.example.com/components?code=fd_code_example',
    code: 'fd_code_example',
  },
  'employees.getOnboardingUrl': url('onboarding?link=v_example'),
  'files.findById': url('api/v1/downloads?ticket=v_example'),
  'magic_links.create': access.magicLinkExample,
  'placements.preview': { ...records.placementExample, id: 'pla_1ChFExampLe11111111119' },
  'placements.previewDeprecated': { ...records.placementExample, id: 'pla_1ChFExampLe11111111119' },
  'placements.previewTasks': [{ form_id: exampleId('form'), name: 'Form W-4', rules: [] }],
  'tasks.getOnboardingUrl': url('onboarding?link=v_example'),
  'tasks.updateFields': null,
};
