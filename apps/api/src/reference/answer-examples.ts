import type { OperationId } from '@firstday/domain';
import * as access from './access-examples.js';
import { exampleId } from './example-ids.js';
import * as records from './record-examples.js';
import * as tasks from './task-examples.js';

const url = (path: string) => ({ url: `https://onboarding.example.com/${path}` });

/** Of each schema that an operation answers, by its name. */
export const schemaExamples: Readonly<Record<string, unknown>> = {
  ApiToken: access.apiToken,
  ApiTokenCreated: { ...access.apiToken, token: 'fd_live_exampLeexampLeexampLeexampLeexampLeMp1e' },
  Client: records.client,
  ComponentSession: tasks.componentSession,
  ComponentSessionCreated: { ...tasks.componentSession, token: 'fd_comp_example' },
  ConnectedOrganization: access.connectedOrganization,
  CustomProperty: records.customProperty,
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
};

/** Of operations whose answer has no schema of a name, or for which another example says more. */
export const answerExamples: Partial<Record<OperationId, unknown>> = {
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

/** Of each error, by its tag. */
export const problemExamples: Readonly<Record<string, unknown>> = {
  HttpApiDecodeError: {
    issues: [
      {
        _tag: 'Missing',
        path: ['first_name'],
        message: 'Invalid input: expected string, received undefined',
      },
    ],
    message: 'first_name: Invalid input: expected string, received undefined',
    _tag: 'HttpApiDecodeError',
  },
  BadRequestError: {
    message: 'custom_attributes.color is not an active custom property of employee',
    _tag: 'BadRequestError',
  },
  Unauthorized: { message: 'A valid credential is needed', _tag: 'Unauthorized' },
  Forbidden: { message: 'This credential may not do this', _tag: 'Forbidden' },
  ForbiddenError: { message: 'The law keeps this form until 2029-11-23', _tag: 'ForbiddenError' },
  ResourceNotFoundError: { message: 'There is no such employee', _tag: 'ResourceNotFoundError' },
  TooManyRequestsError: {
    message: 'Too many attempts: try again in 3 seconds',
    _tag: 'TooManyRequestsError',
  },
  DuplicateTaskError: {
    message: 'The employee has a living task of this form already',
    _tag: 'DuplicateTaskError',
  },
  PlacementConflictError: {
    message: 'There is a placement of this employee, employer, client and job already',
    meta: { placementId: exampleId('placement') },
    _tag: 'PlacementConflictError',
  },
  UserCreationError: { message: 'Another user has this email already', _tag: 'UserCreationError' },
  UserDeletionError: { message: 'You cannot delete yourself', _tag: 'UserDeletionError' },
  PayloadTooLargeError: { message: 'The body is too large', _tag: 'PayloadTooLargeError' },
  UnsupportedMediaTypeError: { message: 'Send JSON as application/json', _tag: 'UnsupportedMediaTypeError' },
  InternalServerError: {
    message:
      'Something went wrong. Quote the request id 4c1a8f0e-2f5e-4f0e-9c6e-0d8f5a3f7b11 when you ask for help.',
    _tag: 'InternalServerError',
  },
};
