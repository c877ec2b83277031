import type {
  AccountSettings,
  EverifyCase,
  EverifyConnection,
  EverifyDetails,
  FormIdentity,
  FormSessionCreated,
  FormSigner,
  OnboardingLink,
  OnboardingSession,
  OnboardingTask,
  Subtask,
  Task,
  TaskAudit,
  TaskFields,
  TaskSheet,
  UploadedFile,
} from '@firstday/domain';
import { exampleId } from './example-ids.js';
import { stamps } from './record-examples.js';

export const progressExample = { percent: 50, numerator: 2, denominator: 4 };
export const sha256Example = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';
const earlier = '0'.repeat(64);

export const taskExample: Task = {
  id: exampleId('task'),
  form_id: exampleId('form'),
  form_custom_attributes: {},
  name: 'Form W-4',
  employee_id: exampleId('employee'),
  employer_id: exampleId('employer'),
  client_id: null,
  job_id: null,
  status: 'requires_action',
  next_action: { type: 'employee_action' },
  expired_at: null,
  deletion_scheduled_at: null,
  deletion_allowed_at: null,
  due_at: '2026-11-30T05:00:00.000Z',
  completed_at: null,
  progress: progressExample,
  subtasks: [
    {
      id: exampleId('subtask'),
      form_page_id: 'personal',
      assignee_type: 'employee',
      form_section: { id: 'employee', position: 1, assignee_type: 'employee' },
      progress: progressExample,
    },
  ],
  tags: [{ name: 'federal' }],
  ...stamps,
  _tag: 'Task',
};
export const taskFieldsExample: TaskFields = {
  fields: [
    { type: 'name', path: 'employee.first_name', label: { en: 'First name' }, value: 'Ana' },
    {
      type: 'ssn',
      path: 'employee.social_security_number',
      label: { en: 'Social Security number' },
      value: '***-**-1120',
    },
  ],
};
export const subtaskExample: Subtask = {
  id: exampleId('subtask'),
  form_page_id: 'personal',
  data: { 'employee.first_name': 'Ana' },
};
export const uploadedFileExample: UploadedFile = {
  id: exampleId('file'),
  key: `uploads/${exampleId('file')}`,
  name: 'passport.pdf',
  type: 'application/pdf',
  size: 182_044,
  checksum: sha256Example,
};
export const taskAuditExample: TaskAudit = {
  task_id: exampleId('task'),
  is_intact: true,
  head: { sequence: 1, hash: sha256Example },
  events: [
    {
      sequence: 1,
      kind: 'created',
      at: stamps.created_at,
      actor: { kind: 'api_token', id: exampleId('apiToken') },
      detail: { form: 'w-4', edition: '2026' },
      previous_hash: earlier,
      hash: sha256Example,
    },
  ],
};
export const onboardingTaskExample: OnboardingTask = {
  id: exampleId('task'),
  form_id: exampleId('form'),
  form_key: 'w-4',
  title: { en: 'Employee’s Withholding Certificate', es: 'Certificado de retenciones del empleado' },
  short_name: { en: 'Form W-4', es: 'Formulario W-4' },
  purpose: { en: 'So that your employer withholds the right federal income tax from your pay.' },
  status: 'requires_action',
  next_action: 'employee_action',
  progress: progressExample,
  minutes_left: 4,
  is_actionable: true,
  due_on: '2026-11-30',
  business_days_left: 4,
  completed_at: null,
  sent_back_reason: null,
};
export const onboardingSessionExample: OnboardingSession = {
  id: exampleId('formSession'),
  side: 'employee',
  locale: 'en',
  redirect_to: 'https://www.example.com/welcome',
  expires_at: '2026-11-30T14:00:00.000Z',
  is_test: false,
  employee: { id: exampleId('employee'), first_name: 'Ana', last_name: 'Lopez' },
  employer: { id: exampleId('employer'), name: 'Northwind Staffing' },
  tasks: [onboardingTaskExample],
  identity: { status: 'required', proved: 'nothing', tries_left: 5, locked_until: null },
  signer: null,
  vouched_signer: null,
};
export const formIdentityExample: FormIdentity = {
  status: 'proved',
  proved: 'date_of_birth_and_ssn',
  tries_left: 5,
  locked_until: null,
};
export const formSignerExample: FormSigner = {
  name: 'Carla Reyes',
  email: 'carla@northwind.example.com',
  title: 'HR manager',
  stated_by: 'reader',
};
export const onboardingLinkExample: OnboardingLink = {
  id: exampleId('onboardingLink'),
  employee_id: exampleId('employee'),
  assignee_type: 'employee',
  task_ids: null,
  issuer: { type: 'api_token', id: exampleId('apiToken') },
  issuer_sees_sensitive: true,
  handed_over: 'api',
  signer: null,
  created_from: { ip: '203.0.113.7', user_agent: 'node' },
  is_active: true,
  uses: 1,
  last_used_at: '2026-11-23T15:00:00.000Z',
  expires_at: '2026-11-30T14:00:00.000Z',
  revoked_at: null,
  created_at: '2026-11-23T14:00:00.000Z',
};
export const accountSettingsExample: AccountSettings = {
  employee_identity_check: 'date_of_birth_and_ssn',
  employer_signer: 'vouched',
};
export const formSessionCreatedExample: FormSessionCreated = {
  id: exampleId('formSession'),
  token: 'fd_form_example',
  expires_at: '2026-11-30T14:00:00.000Z',
  side: 'employee',
  locale: 'en',
  component_session_id: null,
};
export const taskSheetExample: TaskSheet = {
  task: onboardingTaskExample,
  form_key: 'w-4',
  edition: '2026',
  answers: { 'employee.first_name': 'Ana' },
  prefilled: ['employee.first_name'],
  hidden: [],
  surroundings: { today: '2026-11-23' },
  sections: [
    {
      id: 'employee',
      assignee: 'employee',
      state: 'open',
      due_on: null,
      business_days_left: null,
      signature: null,
    },
  ],
  subtasks: [{ id: exampleId('subtask'), page_id: 'personal', is_visited: true, progress: progressExample }],
  files: [],
  has_document: false,
};
export const everifyCaseExample: EverifyCase = {
  id: exampleId('everifyCase'),
  employee_id: exampleId('employee'),
  employee_name: 'Ana Lopez',
  employer_id: exampleId('employer'),
  employer_name: 'Northwind Staffing',
  task_id: exampleId('task'),
  status: 'EMPLOYMENT_AUTHORIZED',
  status_display: 'Employment Authorized',
  eligibility_statement: 'EMPLOYMENT AUTHORIZED',
  case_number: '2026327140000AA',
  is_simulated: true,
  turn: 'employer',
  missing: [],
  due_on: null,
  urgency: null,
  mismatch: null,
  actions: ['close'],
  closure_reasons: [{ code: 'EMPLOYEE_CONTINUES_TO_WORK_AFTER_EA', needs_description: false }],
  closure_reason: null,
  pending: null,
  refusal: null,
  steps: [
    {
      at: stamps.created_at,
      what: 'opened',
      by: 'user_session',
      by_id: exampleId('user'),
      from: 'PREPARED',
      to: 'DRAFT',
    },
  ],
  ...stamps,
};
export const everifyDetailsExample: EverifyDetails = { fields: [{ name: 'last_name', value: 'Lopez' }] };
export const everifyConnectionExample: EverifyConnection = {
  is_simulated: false,
  base_url: 'https://everify.example.com',
  username: 'NORTHWIND',
  has_password: true,
  creator_name: 'Carla Reyes',
  creator_email: 'carla.reyes@example.com',
  creator_phone: '5185550100',
};
