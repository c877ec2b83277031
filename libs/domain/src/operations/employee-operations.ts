import { OnboardingLinkQuery } from '../onboarding-session.js';
import { CreateEmployee, Employee, EmployeeQuery, UpdateEmployee } from '../employee.js';
import { type HistoryEntry, HistoryPage, EmployeeHistoryQuery } from '../history-entry.js';
import { EmployeeListQuery } from '../record-list-query.js';
import { Url } from '../scalar-value.js';
import { MigrateTaskProgress } from '../task.js';
import { crudOperations, recordNotes } from './crud-operations.js';
import { addressExample, exampleId, givenAddressExample, stamps, urlExample } from './example-id.js';
import {
  anyCredential,
  badRequestError,
  decodeError,
  notFoundError,
  operation,
  staffAndComponents,
  staffOnly,
} from './operation.js';
import { resource } from './resource.js';
import { signingConsentExamples, signingConsentOperations } from './signing-consent-operations.js';

const employeeExample: Employee = {
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

const historyExample: HistoryEntry = {
  id: `${exampleId('task')}.000004`,
  at: stamps.created_at,
  kind: 'form',
  action: 'signed',
  actor: { kind: 'form_session', id: exampleId('employee'), name: null },
  subject: {
    type: 'task',
    id: exampleId('task'),
    name: "Form W-4, Employee's Withholding Certificate",
  },
  detail: { section_id: 'employee', side: 'employee' },
};

export const employeeOperations = resource({
  tag: 'employees',
  about: 'The people who are taken on. Their Social Security numbers and dates of birth are sealed at rest.',
  holdsRecords: true,
  accessRules: 'narrow',
  examples: [
    [Employee, employeeExample],
    [HistoryPage, { data: [historyExample], next_cursor: null }],
    ...signingConsentExamples,
  ],
  operations: {
    ...crudOperations('employees', 'employee', {
      answer: Employee,
      query: EmployeeListQuery,
      create: CreateEmployee,
      update: UpdateEmployee,
      listers: staffAndComponents,
      readers: anyCredential,
      reference: {
        create: {
          note: `The Social Security number and the date of birth are sealed at rest. ${recordNotes.created}`,
          body: {
            first_name: 'Ana',
            last_name: 'Lopez',
            email: 'ana.lopez@example.com',
            date_of_birth: '1990-04-05',
            social_security_number: '078-05-1120',
            address: givenAddressExample,
            custom_attributes: { badge: 'A-17' },
          },
        },
        updateById: { note: recordNotes.changed, body: { phone: '+1 518 555 0142' } },
        deleteById: {
          note: 'Answers the record as it last was; from then on it is 404. What the law keeps is purged when the law allows it.',
        },
      },
    }),
    'employees.findById': operation(
      {
        method: 'GET',
        path: '/employees/{employee_id}',
        summary: 'Get an employee',
        query: EmployeeQuery,
        answers: { 200: Employee },
        errors: { ...badRequestError, ...notFoundError },
        isVersioned: 'read',
        allows: anyCredential,
        needs: 'employee:view',
      },
      {
        note: 'The Social Security number is answered in full to API tokens and to people who may see sensitive values, masked (`***-**-1120`) to everyone else, and where `mask_sensitive` is `true`.',
      },
    ),
    'employees.listHistory': operation(
      {
        method: 'GET',
        path: '/employees/{employee_id}/history',
        summary: 'List what happened to an employee, and who did it',
        query: EmployeeHistoryQuery,
        answers: { 200: HistoryPage },
        errors: { ...decodeError, ...notFoundError },
        allows: staffOnly,
        needs: 'employee:view',
        isBeyond: true,
      },
      {
        note:
          'Newest first; read on with `next_cursor` as `cursor`. From the audit trails of the forms, the security log and the E-Verify cases, and no answer is in it. Each kind is for those who may see what it is of: `form` takes `task:view`, `placement` takes `placement:view`, `everify` takes `everify:view`, each within the access rules of the groups that grant it. ' +
          'Of `access`, reads of sensitive values are for those who may see the whole security log (`security_log:view`). Changes of records and opened links are kept as long as the security log is; trails as long as the form.',
      },
    ),
    'employees.migrateTaskProgress': operation(
      {
        method: 'PATCH',
        path: '/employees/{employee_id}/migrate_completed_tasks_progress',
        summary: 'Move completed tasks to another record of the same person',
        body: MigrateTaskProgress,
        answers: { 204: 'nothing' },
        errors: { ...badRequestError, ...notFoundError },
        allows: staffOnly,
        needs: 'task:edit',
      },
      {
        note: 'For the same person recorded twice, or hired again: completed tasks move to the target where it has no completed task of that form.',
        body: { target_employee_id: 'ee_1ChFExampLe11111111112' },
        refusals: { BadRequestError: 'target_employee_id must be another employee' },
      },
    ),
    'employees.getOnboardingUrl': operation(
      {
        method: 'GET',
        path: '/employees/{employee_id}/onboarding',
        summary: 'Make an onboarding link',
        query: OnboardingLinkQuery,
        answers: { 200: Url },
        errors: { ...badRequestError, ...notFoundError },
        allows: staffAndComponents,
        logs: 'onboarding_link.created',
        needs: 'task:edit',
        issuesAuthority: true,
      },
      {
        note: 'One employee, one side, and with `task_ids` those tasks in that order. Nobody is sent the link: hand it on yourself, or have it sent by `messages.send`. It is valid for seven days unless configured otherwise, and can be used until then, as long as whoever made it may still make it. Where they may not see sensitive values, neither does the page until the employee proves who they are. `signer_name`, `signer_email` and `signer_title` say for whom you vouch on the employer’s side; what is absent the page asks for.',
        answer: urlExample('onboarding?link=v_example'),
        refusals: {
          BadRequestError: 'redirect_to must be an https address, or http on localhost',
        },
      },
    ),
    ...signingConsentOperations,
  },
});
