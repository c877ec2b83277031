import { setTimeout as wait } from 'node:timers/promises';

import type { RestClient } from './rest-client.ts';
import { openLink, signSection, type SignedEdition } from './sign-section.ts';

interface Surroundings {
  /** Where the account's webhook leads. */
  readonly receiverUrl: string;
  /** The form of a key, as this version of the service has it. */
  readonly editionOf: (key: string) => SignedEdition;
}

/** What the account holds that is more than its records, and how it is reached again. */
export interface FilledAccount {
  readonly employeeId: string;
  readonly employerId: string;
  readonly clientId: string;
  readonly jobId: string;
  readonly placementId: string;
  readonly webhookId: string;
  readonly userGroupId: string;
  readonly userId: string;
  readonly themeId: string;
  /** Signed by all, with its document. */
  readonly completedTaskIds: readonly string[];
  /** The employee has signed, the employer has not. */
  readonly halfSignedTaskId: string;
  /** Nobody has signed. */
  readonly openTaskId: string;
  readonly fileId: string;
  readonly employeeLink: string;
  readonly employerLink: string;
  readonly magicLink: string;
  /** Of a session of an embedded component. */
  readonly componentToken: string;
  /** Of the employee's hosted session. */
  readonly employeeSession: string;
  readonly limitedToken: string;
}

const address = { street: '12 Pier Road', city: 'Albany', state: 'NY', zip: '12207', country: 'USA' };
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const w4Answers = {
  'employee.first_name': 'Ana',
  'employee.last_name': 'Lopez',
  'employee.address': address,
  'employee.social_security_number': '123-45-6789',
  'task.filing_status': 'single_or_married_filing_separately',
  'task.qualifying_children_amount': 2200,
  'task.dependents_total': 2200,
  'task.exempt': false,
};
const sectionOneAnswers = {
  'task.last_name': 'Lopez',
  'task.first_name': 'Ana',
  'task.address_street': '12 Pier Road',
  'task.address_city': 'Albany',
  'task.address_state': 'NY',
  'task.address_zip': '12207',
  'task.date_of_birth': '1990-04-05',
  'task.social_security_number': '123-45-6789',
  'task.citizenship_status': 'citizen',
  'task.preparer_count': '0',
};
export const sectionTwoAnswers = {
  'task.list_choice': 'b_and_c',
  'task.list_b': {
    document: 'drivers_license',
    issuing_authority: 'New York',
    number: '123456789',
    expires_on: '2036-01-01',
  },
  'task.list_c': {
    document: 'social_security_card',
    issuing_authority: 'Social Security Administration',
    number: '123456789',
    expires_on: null,
  },
  'task.first_day_of_employment': '2026-11-23',
  'task.employer_representative': 'Reyes, Carla, HR Manager',
  'task.employer_name': 'Harbor Foods',
  'task.employer_address': '12 Pier Road, Albany, NY 12207',
};

/** One of everything that an account of a real employer holds, made over HTTP. Nobody in it exists. */
export async function fillAccount(api: RestClient, surroundings: Surroundings): Promise<FilledAccount> {
  const settings = await fillSettings(api, surroundings);
  const records = await fillRecords(api);
  const tasks = await fillTasks(api, records, surroundings);
  const { code } = await api.post('/components/create_url', {
    component: 'employees/list',
    options: { session_expires_in: 3600 },
  });
  const { token: componentToken } = await api.post('/component_sessions', { code });
  return { ...settings, ...records, ...tasks, componentToken };
}

async function fillSettings(api: RestClient, { receiverUrl }: Surroundings) {
  const webhook = await api.post('/webhooks', { url: receiverUrl, description: 'Payroll' });
  const group = await api.post('/user_groups', {
    name: 'Recruiters of Harbor Foods',
    permissions: ['employee:view', 'task:view'],
    access_rule: { fact: 'employer.name', operator: 'equals', value: 'Harbor Foods' },
  });
  const user = await api.post('/users', { email: 'carla.reyes@example.com', user_group_ids: [group.id] });
  const magicLink = await api.post('/magic_links', {
    user_email: 'carla.reyes@example.com',
    expire_in: 600,
  });
  const theme = await api.post('/themes', { name: 'Harbor', light: { primary_background: '#0a7a5c' } });
  const limited = await api.post('/api_tokens', { name: 'Payroll', permissions: ['employee:view'] });
  return {
    webhookId: webhook.id,
    userGroupId: group.id,
    userId: user.id,
    magicLink: magicLink.url,
    themeId: theme.id,
    limitedToken: limited.token,
  };
}

async function fillRecords(api: RestClient) {
  await api.post('/custom_properties', {
    name: 'badge',
    label: 'Badge number',
    entity_type: 'employee',
    scalar_type: 'string',
  });
  const employer = await api.post('/employers', { name: 'Harbor Foods', ein: '12-3456789', address });
  const client = await api.post('/clients', { name: 'Pier 12' });
  const job = await api.post('/jobs', { name: 'Line cook' });
  const employee = await api.post('/employees', {
    first_name: 'Ana',
    last_name: 'Lopez',
    email: 'ana.lopez@example.com',
    date_of_birth: '1990-04-05',
    social_security_number: '123-45-6789',
    address,
    custom_attributes: { badge: 'A-17' },
  });
  const placement = await api.post('/placements', {
    employee_id: employee.id,
    employer_id: employer.id,
    client_id: client.id,
    job_id: job.id,
    start_date: '2026-11-30',
    create_tasks: true,
  });
  return {
    employeeId: employee.id,
    employerId: employer.id,
    clientId: client.id,
    jobId: job.id,
    placementId: placement.id,
  };
}

/** Tasks in each state, beside those of the placement, which nobody has opened. */
async function fillTasks(
  api: RestClient,
  { employeeId, employerId }: { readonly employeeId: string; readonly employerId: string },
  { editionOf }: Surroundings,
) {
  const { data: forms } = await api.get('/forms?per_page=100');
  const newTask = async (key: string): Promise<string> => {
    const { id } = forms.find((form: { key: string }) => form.key === key);
    return (
      await api.post('/tasks?allow_duplicate=true', {
        form_id: id,
        employee_id: employeeId,
        employer_id: employerId,
      })
    ).id;
  };
  const [w4, i9, halfI9, openW4] = [
    await newTask('w-4'),
    await newTask('i-9'),
    await newTask('i-9'),
    await newTask('w-4'),
  ];
  const linkFor = async (side: string): Promise<string> =>
    (await api.get(`/employees/${employeeId}/onboarding?assignee_type=${side}`)).url;
  const employeeSession = await openLink(api, await linkFor('employee'));
  const employee = api.as(employeeSession);
  const employer = api.as(await openLink(api, await linkFor('employer')));
  await employee.post('/form_session/identity', { date_of_birth: '1990-04-05', ssn_last_four: '6789' });
  await employer.post('/form_session/signer', {
    name: 'Carla Reyes',
    email: 'carla.reyes@example.com',
    title: 'HR manager',
  });
  await signSection(employee, editionOf('w-4'), {
    taskId: w4,
    sectionId: editionOf('w-4').sections[0]?.id ?? '',
    answers: w4Answers,
    name: 'Ana Lopez',
  });
  for (const taskId of [i9, halfI9])
    await signSection(employee, editionOf('i-9'), {
      taskId,
      sectionId: 'section_1',
      answers: sectionOneAnswers,
      name: 'Ana Lopez',
    });
  const { subtasks } = await employee.get(`/tasks/${halfI9}/sheet`);
  const copies = subtasks.find(({ page_id: page }: { page_id: string }) => page === 'documents_copies');
  const uploaded = await employee.upload(
    `/subtasks/${copies.id}/upload`,
    new Blob([png], { type: 'image/png' }),
    'license.png',
  );
  await signSection(employer, editionOf('i-9'), {
    taskId: i9,
    sectionId: 'section_2',
    answers: sectionTwoAnswers,
    name: 'Carla Reyes',
  });
  for (const id of [w4, i9]) await untilCompleted(api, id);
  return {
    completedTaskIds: [w4, i9],
    halfSignedTaskId: halfI9,
    openTaskId: openW4,
    fileId: uploaded.files[0].id,
    employeeSession,
    employeeLink: await linkFor('employee'),
    employerLink: await linkFor('employer'),
  };
}

/** Waits until the service has made the document. */
export async function untilCompleted(api: RestClient, taskId: string): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt++) {
    if ((await api.get(`/tasks/${taskId}`)).status === 'completed') return;
    await wait(100);
  }
  throw new Error(`The document of ${taskId} was not made in time.`);
}
