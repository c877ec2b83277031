import { ComponentName, type OperationId, Permission } from '@firstday/domain';
import { newId } from '../../context/new-id.js';
import { hashToken, newToken } from '../../sealing/new-token.js';
import { createRecord, query, socialSecurityNumber } from '../factories.js';
import { packageOf } from '../inspection-package.js';
import { newFile, newTask } from '../hosted-page.js';
import { withCookie } from '../sign-in-by-link.js';
import type { TestApi } from '../test-api.js';

/** How a credential is sent. */
export interface Sent {
  readonly token: string | null;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface DrawnGroup {
  readonly permissions: readonly Permission[];
  readonly access_rule: object | null;
}

const equals = (fact: string, value: string) => ({ fact, operator: 'equals', value });

/** The account in which authority is handed out: a few records of each kind, which access rules tell apart. */
export class IssuingWorld {
  readonly rules = [
    equals('employee.custom_attributes.region', 'east'),
    equals('employee.custom_attributes.region', 'west'),
    { any: [equals('employee.custom_attributes.region', 'east'), equals('client.name', 'Pier')] },
    equals('client.name', 'Pier'),
    equals('job.name', 'Cook'),
  ];
  employees: string[] = [];
  tasks: string[] = [];
  webhooks: string[] = [];
  events: { webhook_id: string; event_id: string }[] = [];
  files: string[] = [];
  views: string[] = [];
  packages: string[] = [];
  childAccount = '';
  /** A request that the account's own token sent with a key, and what it was answered. */
  readonly keyed = { key: 'a-key-that-others-guess', body: { name: 'Everything' } };
  private made = 0;

  private constructor(readonly api: TestApi) {}

  static async make(api: TestApi): Promise<IssuingWorld> {
    const world = new IssuingWorld(api);
    await createRecord(api, 'custom_properties', { name: 'region', is_permission_scope: true });
    await world.makeRecords();
    await world.makeSettings();
    return world;
  }

  unused(): string {
    return `n${(this.made += 1)}`;
  }

  /** A person in groups of these, signed in; written to the database, for there are many of them. */
  async newPerson(groups: readonly DrawnGroup[]): Promise<{ id: string; groupIds: string[]; sent: Sent }> {
    const groupIds = await this.newGroups(groups);
    return { groupIds, ...(await this.newMember(groupIds)) };
  }

  /** A person in groups that exist, whoever may put somebody in them. */
  async newMember(groupIds: readonly string[]): Promise<{ id: string; sent: Sent }> {
    const id = newId('user', new Date());
    await query(
      this.api,
      `INSERT INTO users (id, account_id, email, email_key, group_ids, created_at, updated_at)
       VALUES ($1, $2, $3, $3, $4, now(), now())`,
      [id, this.api.live.account.id, `${id.toLowerCase()}@example.com`, groupIds],
    );
    return { id, sent: await this.signIn(id) };
  }

  async newGroups(groups: readonly DrawnGroup[]): Promise<string[]> {
    const rows = groups.map((group) => ({ id: newId('userGroup', new Date()), ...group }));
    await query(
      this.api,
      `INSERT INTO user_groups (id, account_id, name, permissions, access_rule, created_at, updated_at)
       SELECT row.id, $1, 'Drawn', ARRAY(SELECT jsonb_array_elements_text(row.permissions)),
              nullif(row.access_rule, 'null'), now(), now()
         FROM jsonb_to_recordset($2) AS row (id text, permissions jsonb, access_rule jsonb)`,
      [this.api.live.account.id, JSON.stringify(rows)],
    );
    return rows.map(({ id }) => id);
  }

  async signIn(userId: string): Promise<Sent> {
    const token = newToken('user');
    await query(
      this.api,
      `INSERT INTO user_sessions (id, account_id, user_id, hash, created_at, expires_at, last_used_at,
         proved_at, proved_user_id)
       VALUES ($1, $2, $3, $4, now(), now() + interval '1 hour', now(), now(), $3)`,
      [newId('userSession', new Date()), this.api.live.account.id, userId, hashToken(token)],
    );
    return withCookie(`__session=${token}`);
  }

  async newToken(permissions: readonly Permission[] | null): Promise<{ id: string; sent: Sent }> {
    const [token, id] = [newToken('live'), newId('apiToken', new Date())];
    await query(
      this.api,
      `INSERT INTO api_tokens (id, account_id, name, hash, last_four, permissions, created_at)
       VALUES ($1, $2, 'Drawn', $3, '0000', $4, now())`,
      [id, this.api.live.account.id, hashToken(token), permissions],
    );
    return { id, sent: { token } };
  }

  /** People, groups and tokens that were drawn: of thousands in one account some questions take long. */
  async forgetDrawn(): Promise<void> {
    await query(this.api, `DELETE FROM user_sessions`);
    await query(this.api, `DELETE FROM users`);
    await query(this.api, `DELETE FROM user_groups WHERE key IS NULL`);
    await query(this.api, `DELETE FROM api_tokens WHERE name = 'Drawn'`);
  }

  async must(id: OperationId, call: Parameters<TestApi['call']>[1]) {
    const answer = await this.api.call(id, call);
    if (answer.status >= 300) throw new Error(`${id} answers ${JSON.stringify(answer.body)}`);
    return answer.body;
  }

  private async makeRecords(): Promise<void> {
    const { api } = this;
    const names = ['Pier', 'Harbor'];
    const clients = await Promise.all(names.map((name) => createRecord(api, 'clients', { name })));
    const jobs = await Promise.all(['Cook', 'Driver'].map((name) => createRecord(api, 'jobs', { name })));
    for (const [at, region] of ['east', 'west', 'east', null].entries()) {
      const { id } = await createRecord(api, 'employees', {
        custom_attributes: { region },
        social_security_number: socialSecurityNumber,
      });
      const named = { client_id: clients[at % 2]?.id, job_id: jobs[at >> 1]?.id };
      await createRecord(api, 'placements', { employee_id: id, ...named });
      const { taskId } = await newTask(api, 'handbook', { employee_id: id, ...named });
      this.employees.push(id);
      this.tasks.push(taskId);
      await this.newCase(taskId, id);
    }
    const file = await newFile(api);
    this.employees.push(file.employeeId);
    this.tasks.push(file.taskId);
    this.files.push(file.fileId);
  }

  private async newCase(taskId: string, employeeId: string): Promise<void> {
    await query(
      this.api,
      `INSERT INTO everify_cases (id, account_id, task_id, employee_id, employer_id, is_simulated, status,
         sealed_fields, missing, time_zone, created_at, updated_at)
       VALUES ($1, $2, $3, $4, 'er_any', false, 'PREPARED', '', '{}', 'UTC', now(), now())`,
      [newId('everifyCase', new Date()), this.api.live.account.id, taskId, employeeId],
    );
  }

  private async makeSettings(): Promise<void> {
    const { api } = this;
    const url = 'https://hooks.example.com/in';
    const kinds = [[], ['employee.created'], ['task.updated', 'client.deleted'], ['everify_case.updated']];
    for (const subscribed_events of kinds)
      this.webhooks.push((await this.must('webhooks.create', { body: { url, subscribed_events } })).id);
    await createRecord(api, 'employees');
    await this.makePackages();
    this.events = await this.deliveries();
    for (const component of ComponentName.options)
      this.views.push((await this.must('custom_views.create', { body: { component, name: 'One' } })).id);
    const languages = { default_language: 'en', supported_languages: ['en'] };
    const body = { name: 'Child', business_email: 'a@b.co', ...languages };
    this.childAccount = (await this.must('connected_organizations.create', { body })).live_account_id;
    const headers = { 'idempotency-key': this.keyed.key };
    await this.must('api_tokens.create', { body: this.keyed.body, headers });
  }

  /** Of people whom different access rules show. */
  private async makePackages(): Promise<void> {
    for (const employee_id of this.employees.slice(0, 3)) {
      const { id: employer_id } = await createRecord(this.api, 'employers');
      await createRecord(this.api, 'placements', { employee_id, employer_id });
      const { made } = await packageOf(this.api, { employer_id });
      this.packages.push(made.id);
    }
  }

  private async deliveries(): Promise<IssuingWorld['events']> {
    for (let attempt = 0; attempt < 1000; attempt += 1) {
      const rows = await query<IssuingWorld['events'][number]>(
        this.api,
        'SELECT webhook_id, event_id FROM webhook_deliveries',
      );
      if (rows.length > 1) return rows;
      await new Promise((done) => setTimeout(done, 50));
    }
    throw new Error('nothing is on its way to the webhooks');
  }
}
