import type { OperationId } from '@firstday/domain';
import * as access from './access-examples.js';
import * as components from './component-examples.js';
import { exampleId } from './example-ids.js';
import * as records from './record-examples.js';
import * as tasks from './task-examples.js';

const url = (path: string) => ({ url: `https://onboarding.example.com/${path}` });

/** Of each schema that an operation answers, by its name. */
export const schemaExamples: Readonly<Record<string, unknown>> = {
  ApiToken: access.apiToken,
  ApiTokenCreated: { ...access.apiToken, token: 'fd_live_exampLeexampLeexampLeexampLeexampLeMp1e' },
  Client: records.client,
  ComponentFrame: components.componentFrame,
  ComponentSession: components.componentSession,
  ComponentSessionCreated: { ...components.componentSession, token: 'fd_comp_example' },
  ConnectedOrganization: access.connectedOrganization,
  CustomView: components.customView,
  CustomProperty: records.customProperty,
  DeletedConnectedOrganization: {
    organization: access.connectedOrganization,
    deleted_at: '2026-11-23T14:00:00.412Z',
    restorable_until: '2026-12-23T14:00:00.412Z',
  },
  Embedding: components.embedding,
  Employee: records.employee,
  Employer: records.employer,
  EverifyCase: tasks.everifyCase,
  EverifyConnection: tasks.everifyConnection,
  EverifyDetails: tasks.everifyDetails,
  Form: records.form,
  FormSessionCreated: tasks.formSessionCreated,
  Job: records.job,
  Link: url('example'),
  MagicLinkPreview: {
    email: 'carla.reyes@example.com',
    organization_name: 'Northwind Staffing',
    mode: 'live',
  },
  AccountSettings: tasks.accountSettings,
  FormIdentity: tasks.formIdentity,
  FormSigner: tasks.formSigner,
  OnboardingLink: tasks.onboardingLink,
  OnboardingSession: tasks.onboardingSession,
  Placement: records.placement,
  PlacementExplanation: records.placementExplanation,
  Policy: records.policy,
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
  SecurityEvent: access.securityEvent,
  SecurityEventPage: { data: [access.securityEvent], next_cursor: null },
  SessionListing: {
    id: exampleId('userSession'),
    ip_address: '203.0.113.7',
    user_agent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    is_current: true,
    created_at: '2026-11-23T09:00:00.000Z',
    last_used_at: '2026-11-23T14:00:00.412Z',
    expires_at: '2026-11-30T09:00:00.000Z',
  },
  Subtask: tasks.subtask,
  Task: tasks.task,
  TaskAudit: tasks.taskAudit,
  TaskChangeRequestCreated: { _tag: 'created' },
  TaskChangeRequestSkipped: { _tag: 'skipped' },
  TaskFields: tasks.taskFields,
  TaskSheet: tasks.taskSheet,
  Theme: access.theme,
  UploadFilesResponse: { files: [tasks.uploadedFile] },
  User: access.user,
  UserGroup: access.userGroup,
  UserMembership: { user: access.user, groups: [access.userGroup] },
  UserSession: access.userSession,
  Redelivered: { count: 12 },
  Webhook: access.webhook,
  WebhookDelivery: access.webhookDelivery,
  WebhookDeliveryDetail: access.webhookDeliveryDetail,
  WebhookHealth: access.webhookHealth,
  WebhookSecret: access.webhookSecret,
};

/** Of operations whose answer has no schema of a name, or for which another example says more. */
export const answerExamples: Partial<Record<OperationId, unknown>> = {
  'component_rows.listEmployees': components.employeeRows,
  'component_rows.listTasks': components.taskRows,
  'components.createUrl': {
    component: 'employees/list',
    redirect_url: 'https://onboarding.example.com/components?code=fd_code_example',
    code: 'fd_code_example',
  },
  'employees.getOnboardingUrl': url('onboarding?link=v_example'),
  'files.findById': url('api/v1/downloads?ticket=v_example'),
  'magic_links.create': access.magicLink,
  'placements.preview': { ...records.placement, id: 'pla_1ChFExampLe11111111119' },
  'placements.previewDeprecated': { ...records.placement, id: 'pla_1ChFExampLe11111111119' },
  'placements.previewTasks': [{ form_id: exampleId('form'), name: 'Form W-4', rules: [] }],
  'tasks.getOnboardingUrl': url('onboarding?link=v_example'),
  'tasks.updateFields': null,
};
