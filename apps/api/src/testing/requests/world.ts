import { type OperationId, ordinaryPermissions } from '@firstday/domain';
import {
  HostedPage,
  answerAndSign,
  formId,
  newEmployee,
  newTask,
  sectionOneAnswers,
  signatureInput,
} from '../hosted-page.js';
import { createRecord, query } from '../factories.js';
import { recordFromExample, recordParameters } from '../record-from-example.js';
import { organization, recordMakers } from '../record-makers.js';
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
    clients: () => this.record('client_id'),
    employers: () => this.record('employer_id'),
    jobs: () => this.record('job_id'),
    employees: async () => {
      await this.record('employee_id');
      this.ids.set('other_employee_id', await newEmployee(this.api));
    },
    placements: () => this.record('placement_id'),
    tasks: () => this.makeTask(),
    files: () => this.upload(),
    custom_properties: () => this.record('custom_property_id'),
    policies: async () => {
      // Each active policy costs every placement time: those of earlier requests go.
      await query(this.api, `DELETE FROM policies WHERE name = ANY($1)`, [
        ['Ours', 'Harbor Foods', 'badge', 'x'],
      ]);
      await this.record('policy_id');
    },
    custom_views: () => this.record('custom_view_id'),
    new_hire_reports: () => this.record('new_hire_report_id'),
    themes: () => this.record('theme_id'),
    webhooks: async () => {
      await query(this.api, `DELETE FROM webhooks`);
      await this.record('webhook_id');
    },
    users: async () => {
      await this.record('user_id');
      await this.makers['magic_links']?.();
    },
    user_groups: () => this.record('user_group_id'),
    api_tokens: () => this.record('api_token_id'),
    connected_organizations: async () => {
      const { body: child } = await this.api.call('connected_organizations.create', { body: organization });
      this.ids.set('uid', child.id);
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

  private async record(name: string): Promise<void> {
    this.ids.set(name, (await recordMakers[name]?.(this.api)) ?? '');
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
