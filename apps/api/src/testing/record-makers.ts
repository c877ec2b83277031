import type { OperationId } from '@firstday/domain';
import { destroyedTask } from './destroyed-task.js';
import { createRecord, query } from './factories.js';
import { type HostedPage, formId, newEmployee, newEmployer, newFile, newTask } from './hosted-page.js';
import { newHire, reportingEmployer } from './new-hires.js';
import { publishedForm } from './published-form.js';
import { publishHandbook } from './publish-handbook.js';
import { recordFromExample, recordParameters } from './record-from-example.js';
import { signInUser, withCookie } from './sign-in-by-link.js';
import type { TestApi } from './test-api.js';
import { uploadedPdf } from './uploaded-pdf.js';

/** Ids of records, by the name of the path parameter that takes them. */
export type RecordIds = Readonly<Record<string, string>>;

let made = 0;
/** A text that is not used yet. */
export const unused = (name: string, separator = '-'): string => `${name}${separator}${(made += 1)}`;

export const organization = {
  name: 'Child',
  business_email: 'a@b.co',
  default_language: 'en',
  supported_languages: ['en'],
};

async function create(api: TestApi, id: OperationId, body: object): Promise<string> {
  const answer = await api.call(id, { body });
  if (answer.status >= 300) throw new Error(`${id} answers ${JSON.stringify(answer.body)}`);
  return answer.body.id;
}

/**
 * Creates a record of each kind, by the name of the path parameter that takes its id. Each call creates another one. A record
 * that belongs to others uses those in `known`.
 */
export const recordMakers: Readonly<Record<string, (api: TestApi, known?: RecordIds) => Promise<string>>> = {
  employee_id: (api) => newEmployee(api),
  employer_id: (api) => newEmployer(api),
  client_id: async (api) => (await createRecord(api, 'clients')).id,
  job_id: async (api) => (await createRecord(api, 'jobs')).id,
  placement_id: async (api, { employee_id = '', employer_id, client_id, job_id } = {}) => {
    const body = { employee_id: employee_id || (await newEmployee(api)), employer_id, client_id, job_id };
    return (await createRecord(api, 'placements', { ...body, start_date: '2026-11-30' })).id;
  },
  task_id: async (api) => (await newTask(api, 'handbook')).taskId,
  file_id: async (api) => (await newFile(api)).fileId,
  destruction_certificate_id: async (api, { employee_id = '' } = {}) => destroyedTask(api, employee_id),
  archived_task_id: async (api, known) => {
    const { taskId } = await newTask(
      api,
      'handbook',
      known?.['employee_id'] ? { employee_id: known['employee_id'] } : {},
    );
    await api.call('tasks.deleteById', { path: { task_id: taskId } });
    return taskId;
  },
  account_document_id: async (api) => (await publishHandbook(api)).body.id,
  api_token_id: (api) => create(api, 'api_tokens.create', { name: 'Another' }),
  custom_property_id: async (api) =>
    (await createRecord(api, 'custom_properties', { name: unused('badge', '_') })).id,
  custom_view_id: (api) => create(api, 'custom_views.create', { component: 'employees/list', name: 'Ours' }),
  everify_case_id: newEverifyCase,
  form_id: (api) => publishedForm(api, unused('own-form')),
  import_id: (api) => create(api, 'imports.create', { kind: 'clients', content: 'name\nHarbor Foods\n' }),
  inspection_package_id: async (api) =>
    create(api, 'inspection_packages.create', { employer_id: await newEmployer(api) }),
  inspector_access_id: async (api) => {
    const inspection_package_id = await create(api, 'inspection_packages.create', {
      employer_id: await newEmployer(api),
    });
    const asked = { path: { inspection_package_id }, body: { inspector_name: 'Dana Whitfield' } };
    return (await api.call('inspector_accesses.create', asked)).body.id;
  },
  legal_hold_id: async (api, known) =>
    create(api, 'legal_holds.create', {
      subject_id: known?.['employee_id'] ?? (await newEmployee(api)),
      reason: 'A charge',
    }),
  message_id: newMessage,
  new_hire_report_id: async (api) => {
    const employer_id = await reportingEmployer(api);
    await newHire(api, employer_id);
    return create(api, 'new_hire_reports.create', { employer_id, state: 'NY' });
  },
  onboarding_link_id: async (api) => {
    await api.call('employees.getOnboardingUrl', { path: { employee_id: await newEmployee(api) } });
    return (await api.call('onboarding_links.list')).body.data[0].id;
  },
  policy_id: async (api) =>
    create(api, 'policies.create', {
      name: 'Ours',
      condition: { all: [] },
      form_ids: [await formId(api, 'handbook')],
    }),
  session_id: async (api) =>
    (await api.call('sessions.current', withCookie(await signInUser(api, [])))).body.id,
  sha256: (api) => uploadedPdf(api, 'Ours'),
  theme_id: (api) => create(api, 'themes.create', { name: 'Ours' }),
  uid: (api) => create(api, 'connected_organizations.create', organization),
  user_group_id: (api) => create(api, 'user_groups.create', { name: 'Ours', permissions: [] }),
  user_id: (api) =>
    create(api, 'users.create', { email: `${unused('user')}@harborfoods.com`, user_group_ids: [] }),
  webhook_id: (api) => create(api, 'webhooks.create', { url: 'https://hooks.harborfoods.com' }),
};

/** A message in an account whose own system sends messages. */
async function newMessage(api: TestApi): Promise<string> {
  await api.call('message_settings.update', { body: { mode: 'events' } });
  const { id: employee_id } = await createRecord(api, 'employees', { email: 'ours@harborfoods.com' });
  const asked = { path: { employee_id }, body: { kind: 'invitation' } };
  return (await api.call('messages.send', asked)).body.id;
}

/** A case as it is prepared when Section 2 is signed. */
async function newEverifyCase(api: TestApi, known: RecordIds = {}): Promise<string> {
  const { task_id = 'task_any', employee_id = 'ee_any', employer_id = 'er_any' } = known;
  const [row] = await query<{ id: string }>(
    api,
    `INSERT INTO everify_cases (id, account_id, task_id, employee_id, employer_id, is_simulated, status, sealed_fields,
                                missing, time_zone, created_at, updated_at)
     VALUES ('ecase_' || md5(random()::text), $1, $2, $3, $4, false, 'PREPARED', '', '{}', 'UTC', now(), now())
     RETURNING id`,
    [api.live.account.id, task_id, employee_id, employer_id],
  );
  return row?.id ?? '';
}

interface Wanted {
  /** Which parameters need a record; all by default. */
  readonly names?: (name: string) => boolean;
  readonly tags?: (tag: string) => boolean;
  readonly known?: RecordIds;
}

/**
 * Creates a record of every kind that paths name. They belong together: the file to the task, the task to the employee, and the
 * placement to the employee, employer, client and job.
 */
export async function everyKindOfRecord(
  api: TestApi,
  { names = () => true, tags = () => true, known = {} }: Wanted = {},
): Promise<{ readonly ours: Record<string, string>; readonly page: HostedPage }> {
  const { taskId, employeeId, subtaskId, fileId, page } = await newFile(api);
  const ours: Record<string, string> = {
    task_id: taskId,
    employee_id: employeeId,
    subtask_id: subtaskId,
    file_id: fileId,
    ...known,
  };
  for (const [name, make] of Object.entries(recordMakers))
    if (names(name)) ours[name] ??= await make(api, ours);
  for (const [tag, name] of recordParameters)
    if (tags(tag)) ours[name] ??= await recordFromExample(api, tag, ours);
  return { ours, page };
}
