import { type OperationId, ordinaryPermissions } from '@firstday/domain';
import {
  HostedPage,
  answerAndSign,
  formId,
  newTask,
  sectionOneAnswers,
  signatureInput,
} from '../hosted-page.js';
import { createRecord, query } from '../factories.js';
import { newHire, reportingEmployer } from '../new-hires.js';
import { recordFromExample, recordParameters } from '../record-from-example.js';
import { withCookie, openComponent, signInUser } from '../sign-in-by-link.js';
import type { TestApi } from '../test-api.js';
import { useTestLibrary } from '../test-library.js';

type Headers = Readonly<Record<string, string>>;
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** The records and credentials that generated requests name; what a request uses up is made anew. */
export class World {
  private readonly ids = new Map<string, string>();
  private readonly credentials = new Map<string, Headers>([['none', {}]]);

  private uploader = '';

  private constructor(private readonly api: TestApi) {}

  static async make(api: TestApi): Promise<World> {
    const world = new World(api);
    await createRecord(api, 'custom_properties', { name: 'badge' });
    useTestLibrary(api);
    world.ids.set('library_key', 'test-notice');
    for (const make of Object.values(world.makers)) await make();
    for (const [tag, name] of recordParameters) if (!world.ids.has(name)) await world.makeFromExample(tag);
    await world.signIn();
    world.credentials.set('api_token', bearer(api.live.apiToken));
    const component = await openComponent(api, { component: 'employees/list' });
    world.credentials.set('component_session', withCookie(`__component=${component}`).headers);
    world.credentials.set('component_token', { 'x-component-auth-token': component });
    await world.makeStrangers();
    return world;
  }

  /** A text with the ids that it names in it. */
  resolve(text: string): string {
    return text.replaceAll(/«([\w ]+)»/g, (_, name: string) => this.ids.get(name) ?? `no ${name}`);
  }

  /** Pages of files are the employee's, what is to be written and signed is the employer's. */
  headersOf(credential: string, id: OperationId): Headers {
    const isOfFiles = credential === 'form_session' && id.startsWith('subtasks.');
    return this.credentials.get(isOfFiles ? 'form_session of the employee' : credential) ?? {};
  }

  /** After the operation was carried out: what it may have taken away is there again. */
  async renew(id: OperationId): Promise<void> {
    const [kind = ''] = id.split('.');
    if (id === 'sessions.signOut' || id === 'sessions.switchAccount') await this.signIn();
    else if (id === 'subtasks.deleteFile') await this.makers['files']?.();
    else if (this.makers[kind]) await this.makers[kind]();
    else await this.makeFromExample(kind);
  }

  private readonly makers: Readonly<Record<string, () => Promise<unknown>>> = {
    clients: () => this.record('client_id', 'clients'),
    employers: () => this.record('employer_id', 'employers'),
    jobs: () => this.record('job_id', 'jobs'),
    employees: async () => {
      await this.record('employee_id', 'employees');
      await this.record('other_employee_id', 'employees');
    },
    placements: async () => {
      const { id } = await createRecord(this.api, 'employees');
      await this.record('placement_id', 'placements', { employee_id: id });
    },
    tasks: () => this.makeTask(),
    files: () => this.upload(),
    custom_properties: () => this.record('custom_property_id', 'custom_properties', { name: unused('p') }),
    policies: async () => {
      // Each active policy costs every placement time: those of earlier requests go.
      await query(this.api, `DELETE FROM policies WHERE name = ANY($1)`, [
        ['Ours', 'Harbor Foods', 'badge', 'x'],
      ]);
      const body = { name: 'Ours', condition: { all: [] }, form_ids: [await formId(this.api, 'handbook')] };
      await this.made('policy_id', 'policies.create', body);
    },
    custom_views: () =>
      this.made('custom_view_id', 'custom_views.create', { component: 'employees/list', name: 'Ours' }),
    new_hire_reports: async () => {
      const employer_id = await reportingEmployer(this.api);
      await newHire(this.api, employer_id);
      const body = { employer_id, state: 'NY' };
      await this.made('new_hire_report_id', 'new_hire_reports.create', body);
    },
    themes: () => this.made('theme_id', 'themes.create', { name: 'Ours' }),
    webhooks: async () => {
      await query(this.api, `DELETE FROM webhooks`);
      await this.made('webhook_id', 'webhooks.create', { url: 'https://hooks.harborfoods.com' });
    },
    users: async () => {
      const email = `${unused('user')}@harborfoods.com`;
      await this.made('user_id', 'users.create', { email, user_group_ids: [] });
      this.ids.set('user_email', email);
      await this.makers['magic_links']?.();
    },
    user_groups: () => this.made('user_group_id', 'user_groups.create', { name: 'Ours', permissions: [] }),
    api_tokens: () => this.made('api_token_id', 'api_tokens.create', { name: 'Another' }),
    connected_organizations: async () => {
      const languages = { default_language: 'en', supported_languages: ['en'] };
      const body = { name: 'Child', business_email: 'a@harborfoods.com', ...languages };
      const child = await this.made('uid', 'connected_organizations.create', body);
      this.ids.set('child_account', child.live_account_id);
      // An account gets its built-in policies when it is first asked for them, also by a request that is refused.
      await this.api.call('policies.list', { headers: { 'x-account-id': child.live_account_id } });
    },
    magic_links: async () => {
      // A request may have given the person another email.
      const user = await this.api.call('users.findById', {
        path: { user_id: this.ids.get('user_id') ?? '' },
      });
      this.ids.set('user_email', user.body.email);
      const body = { user_email: user.body.email, expire_in: 600 };
      const link = await this.api.call('magic_links.create', { body });
      this.ids.set('magic_link', new URL(link.body.url).searchParams.get('link') ?? '');
    },
    sessions: () => this.makers['magic_links']?.() ?? Promise.resolve(),
    component_sessions: async () => {
      const made = await this.api.call('components.createUrl', { body: { component: 'employees/list' } });
      this.ids.set('code', made.body.code);
    },
    onboarding_links: async () => {
      await this.makers['form_sessions']?.();
      const links = await this.api.call('onboarding_links.list', { query: { per_page: 1 } });
      this.ids.set('onboarding_link_id', links.body.data[0].id);
    },
    form_sessions: async () => {
      const path = { employee_id: this.ids.get('employee_id') ?? '' };
      const made = await this.api.call('employees.getOnboardingUrl', { path });
      this.ids.set('link', new URL(made.body.url).searchParams.get('link') ?? '');
    },
  };

  /** An I-9 that the employee has signed; the hosted page is the employer's, whose turn it is. */
  private async makeTask(): Promise<void> {
    this.ids.set('form_id', await formId(this.api, 'i-9'));
    const more = { employer_id: this.ids.get('employer_id') };
    const { taskId, employeeId } = await newTask(this.api, 'i-9', more);
    const employee = await HostedPage.open(this.api, employeeId);
    await answerAndSign(employee, taskId, 'section_1', sectionOneAnswers, 'Ana Lopez');
    const page = await HostedPage.open(this.api, employeeId, { assignee_type: 'employer' });
    this.ids.set('task_id', taskId);
    this.ids.set('attestation', signatureInput('i-9', 'section_2', 'Reyes').attestation_sha256);
    this.credentials.set('form_session', bearer(page.token));
    this.credentials.set('form_session of the employee', bearer(employee.token));
    this.uploader = employee.token;
    const { subtasks } = (await employee.sheet(taskId)).body;
    const copies = subtasks.find((subtask: { page_id: string }) => subtask.page_id === 'documents_copies');
    this.ids.set('subtask_id', copies.id);
    await this.upload();
  }

  private async upload(): Promise<void> {
    const form = new FormData();
    form.append('files', new Blob([new Uint8Array(png)]), 'copy.png');
    const path = { subtask_id: this.ids.get('subtask_id') ?? '' };
    const sent = await this.api.call('subtasks.uploadFiles', { path, form, token: this.uploader });
    if (sent.status !== 200) throw new Error(`the upload answers ${JSON.stringify(sent.body)}`);
    const id: string = sent.body.files[0].id;
    this.ids.set('file_id', id);
    const link = await this.api.call('files.findById', { path: { file_id: id } });
    this.ids.set('ticket', new URL(link.body.url).searchParams.get('ticket') ?? '');
  }

  private async signIn(): Promise<void> {
    const cookie = await signInUser(this.api, [{ permissions: ordinaryPermissions }]);
    this.credentials.set('user_session', withCookie(cookie).headers);
  }

  private async record(name: string, kind: Parameters<typeof createRecord>[1], body = {}): Promise<void> {
    this.ids.set(name, (await createRecord(this.api, kind, body)).id);
  }

  private async made(name: string, id: OperationId, body: object) {
    const answer = await this.api.call(id, { body });
    if (answer.status >= 300) throw new Error(`${id} answers ${JSON.stringify(answer.body)}`);
    this.ids.set(name, answer.body.id);
    return answer.body;
  }

  private async makeFromExample(tag: string): Promise<void> {
    const name = recordParameters.get(tag);
    if (name) this.ids.set(name, await recordFromExample(this.api, tag, Object.fromEntries(this.ids)));
  }

  private async makeStrangers(): Promise<void> {
    const token = this.api.stranger.apiToken;
    for (const [name, kind] of Object.entries(ofStrangers)) {
      const { id } = await createRecord(this.api, kind, { token });
      this.ids.set(`stranger ${name}`, id);
    }
  }
}

const ofStrangers = {
  client_id: 'clients',
  employee_id: 'employees',
  employer_id: 'employers',
  job_id: 'jobs',
} as const;

const bearer = (token: string): Headers => ({ authorization: `Bearer ${token}` });

let made = 0;
const unused = (name: string) => `${name}_${(made += 1)}`;
