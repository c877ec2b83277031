import type { OperationId } from '@firstday/domain';
import { accessRule } from './access-examples.js';
import { exampleId } from './example-ids.js';
import { condition, givenAddress } from './record-examples.js';
import { sha256 } from './task-examples.js';

const named = {
  employee_id: exampleId('employee'),
  employer_id: exampleId('employer'),
  client_id: exampleId('client'),
  job_id: exampleId('job'),
};

/** A body for every operation that takes JSON. */
export const requestExamples: Partial<Record<OperationId, unknown>> = {
  'clients.create': { name: 'Harbor Foods', custom_attributes: { region: 'east' }, crm_number: 4711 },
  'clients.updateById': { name: 'Harbor Foods Group' },
  'jobs.create': { name: 'Line cook', address: givenAddress },
  'jobs.updateById': { name: 'Sous chef' },
  'employers.create': { name: 'Northwind Staffing', ein: '12-3456789', address: givenAddress },
  'employers.updateById': { phone: '+1 518 555 0100', entity_structure: 'llc' },
  'employees.create': {
    first_name: 'Ana',
    last_name: 'Lopez',
    email: 'ana.lopez@example.com',
    date_of_birth: '1990-04-05',
    social_security_number: '123-45-6789',
    address: givenAddress,
    custom_attributes: { badge: 'A-17' },
  },
  'employees.updateById': { phone: '+1 518 555 0142' },
  'employees.migrateTaskProgress': { target_employee_id: 'ee_1ChFExampLe11111111112' },
  'placements.create': { ...named, create_tasks: true },
  'placements.updateById': { custom_attributes: { shift: 'night' }, create_tasks: true },
  'placements.preview': named,
  'placements.previewTasks': named,
  'custom_properties.create': {
    name: 'badge',
    label: 'Badge number',
    entity_type: 'employee',
    scalar_type: 'string',
  },
  'policies.create': { name: 'New York kitchens', condition, form_ids: [exampleId('form')] },
  'policies.updateById': { status: 'archived' },
  'tasks.create': {
    form_id: exampleId('form'),
    employee_id: exampleId('employee'),
    employer_id: exampleId('employer'),
    due_at: '2026-11-30T00:00:00-05:00',
  },
  'tasks.updateById': { expired_at: '2026-12-31T00:00:00Z' },
  'tasks.updateFields': {
    fields: [
      { path: 'employee.first_name', value: 'Ana' },
      { path: 'task.filing_status', value: 'single_or_married_filing_separately' },
    ],
  },
  'tasks.sign': {
    section_id: 'employee',
    consents_to_electronic_signature: true,
    acknowledges_attestation: true,
    attestation_sha256: sha256,
    signature: { method: 'typed', name: 'Ana Lopez' },
    time_zone: 'America/New_York',
  },
  'tasks.sendBack': { section_id: 'employee', reason: 'The first name is misspelt.' },
  'task_change_requests.create': { starting_section_id: 'employee' },
  'form_sessions.create': { link: 'v_example' },
  'themes.create': { name: 'Harbor', light: { primary_background: '#0a7a5c', radius: '8px' } },
  'themes.updateById': { dark: { primary_background: '#3ad6a7' } },
  'webhooks.create': {
    url: 'https://hooks.example.com/firstday',
    description: 'Payroll',
    subscribed_events: ['employee.created', 'task.updated'],
  },
  'webhooks.updateById': { subscribed_events: ['task.updated'] },
  'webhooks.redeliverFailed': { since: '2026-11-22T00:00:00Z' },
  'users.create': { email: 'carla.reyes@example.com', user_group_ids: ['recruiter'], external_id: 'hr-204' },
  'users.updateById': { user_group_ids: [exampleId('userGroup')] },
  'user_groups.create': {
    name: 'Recruiters in New York',
    permissions: ['employee:view', 'employee:edit', 'task:view'],
    access_rule: accessRule,
  },
  'user_groups.updateById': { permissions: ['employee:view', 'task:view'] },
  'magic_links.create': { user_email: 'carla.reyes@example.com', expire_in: 600 },
  'sessions.signIn': { email: 'carla.reyes@example.com', password: 'correct horse battery staple' },
  'sessions.redeemMagicLink': { token: 'fd_link_example' },
  'sessions.previewMagicLink': { token: 'fd_link_example' },
  'sessions.switchAccount': { mode: 'test' },
  'sessions.changePassword': {
    current_password: 'correct horse battery staple',
    new_password: 'another horse, another staple',
  },
  'api_tokens.create': { name: 'Payroll' },
  'connected_organizations.create': {
    name: 'Harbor Foods',
    business_email: 'office@example.com',
    default_language: 'en',
    supported_languages: ['en', 'es'],
  },
  'connected_organizations.updateById': { supported_languages: ['en', 'es', 'ar'] },
  'components.createUrl': {
    component: 'employees/list',
    filters: { status: 'requires_action' },
    options: { session_expires_in: 3600 },
  },
  'component_sessions.create': { code: 'fd_code_example' },
  'everify_cases.open': {},
  'everify_cases.confirmDetails': { fields: [{ name: 'last_name', value: 'Lopez' }] },
  'everify_cases.matchPhoto': { answer: 'matching' },
  'everify_cases.uploadDocument': { front_file_id: exampleId('file') },
  'everify_cases.decide': {
    decision: 'act',
    name: 'Ana Lopez',
    consents_to_electronic_signature: true,
    acknowledges_notice: true,
  },
  'everify_cases.close': { reason: 'EMPLOYEE_CONTINUES_TO_WORK_AFTER_EA' },
  'everify_connection.set': {
    base_url: 'https://everify.example.com',
    username: 'NORTHWIND',
    password: 'example-password',
    creator_name: 'Carla Reyes',
    creator_email: 'carla.reyes@example.com',
    creator_phone: '5185550100',
  },
};
