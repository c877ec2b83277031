import type {
  Client,
  CustomProperty,
  Employee,
  Employer,
  Form,
  Job,
  Placement,
  PlacementExplanation,
  Policy,
} from '@firstday/domain';
import { exampleId } from './example-ids.js';

// One story runs through the reference: Harbor Foods takes on Ana Lopez, whom Northwind Staffing places.
// 078-05-1120 was taken out of use by the Social Security Administration: it is nobody's number.

export const stamps = { created_at: '2026-11-23T14:00:00.000Z', updated_at: '2026-11-23T14:00:00.000Z' };

export const addressExample = {
  street: '12 Pier Road',
  secondary: 'Floor 2',
  city: 'Albany',
  state: 'NY',
  zip: '12207',
  country: 'USA',
  full_address: '12 Pier Road, Floor 2, Albany, NY 12207, USA',
};
export const givenAddressExample = {
  street: '12 Pier Road',
  secondary: 'Floor 2',
  city: 'Albany',
  state: 'NY',
  zip: '12207',
  country: 'USA',
};

export const clientExample: Client & Record<string, unknown> = {
  id: exampleId('client'),
  name: 'Harbor Foods',
  custom_attributes: { region: 'east' },
  ...stamps,
  crm_number: 4711,
};
export const jobExample: Job = {
  id: exampleId('job'),
  name: 'Line cook',
  address: addressExample,
  custom_attributes: {},
  ...stamps,
};
export const employerExample: Employer = {
  id: exampleId('employer'),
  name: 'Northwind Staffing',
  ein: '12-3456789',
  dba_name: null,
  phone: '+1 518 555 0100',
  employee_count: 120,
  entity_structure: 'llc',
  naics_code: '561320',
  address: addressExample,
  active_theme_id: null,
  custom_attributes: {},
  ...stamps,
};
export const employeeExample: Employee = {
  id: exampleId('employee'),
  first_name: 'Ana',
  last_name: 'Lopez',
  email: 'ana.lopez@example.com',
  phone: '+1 518 555 0142',
  date_of_birth: '1990-04-05',
  social_security_number: '078-05-1120',
  has_middle_name: false,
  address: addressExample,
  custom_attributes: { badge: 'A-17' },
  ...stamps,
};

const tags = [{ name: 'federal' }];
const requirementExample = {
  task_id: exampleId('task'),
  form_id: exampleId('form'),
  form_name: 'Form W-4',
  form_tags: tags,
};
export const placementExample: Placement = {
  id: exampleId('placement'),
  employee_id: exampleId('employee'),
  employer_id: exampleId('employer'),
  client_id: exampleId('client'),
  job_id: exampleId('job'),
  custom_attributes: {},
  created_at: stamps.created_at,
  missing_task_count: 0,
  progress: { forms_required: 1, forms_completed: 0 },
  form_requirements: [
    { ...requirementExample, form: { id: exampleId('form'), name: 'Form W-4', tags, custom_attributes: {} } },
  ],
  suggested_tasks: [requirementExample],
};
export const conditionExample = {
  all: [{ fact: 'job.address.state', operator: 'equals', value: 'NY' }],
};
export const placementExplanationExample: PlacementExplanation = {
  placement_id: exampleId('placement'),
  decided_at: stamps.created_at,
  policies: [
    {
      policy_id: exampleId('policy'),
      policy_name: 'New York kitchens',
      policy_version: 1,
      outcome: 'met',
      sentence: 'The state of the job’s address is NY.',
      missing_facts: [],
      forms: [{ form_id: exampleId('form'), form_name: 'Form W-4' }],
      explanation: { all: [{ ...conditionExample.all[0], actual: 'NY', outcome: 'met' }], outcome: 'met' },
    },
  ],
};
export const policyExample: Policy = {
  id: exampleId('policy'),
  name: 'New York kitchens',
  version: 1,
  status: 'active',
  condition: conditionExample,
  sentence: 'The state of the job’s address is NY.',
  form_ids: [exampleId('form')],
  tags: [{ name: 'kitchen' }],
  is_built_in: false,
  ...stamps,
};
export const customPropertyExample: CustomProperty = {
  id: exampleId('customProperty'),
  name: 'badge',
  label: 'Badge number',
  entity_type: 'employee',
  scalar_type: 'string',
  path: 'employee.custom_attributes.badge',
  is_sensitive_info: false,
  is_permission_scope: false,
  ...stamps,
};
const sectionExample = { id: 'employee', position: 1, assignee_type: 'employee' } as const;
export const formExample: Form = {
  id: exampleId('form'),
  name: 'Form W-4',
  custom_attributes: {},
  tags,
  form_pages: [
    {
      id: 'personal',
      description: 'Step 1(a) and (b)',
      assignee_type: 'employee',
      form_section: sectionExample,
      form_fields: [
        {
          id: 'employee.first_name',
          type: 'name',
          path: 'employee.first_name',
          rule: null,
          required: true,
          translations: { label: { en: 'First name', es: 'Nombre' } },
        },
      ],
    },
  ],
};
