import { randomUUID } from 'node:crypto';
import { componentDefinition, ComponentName, EmployeeActLine, type OperationId } from '@firstday/domain';
import { permissionsToSee } from '../../webhooks/permissions-to-see.js';
import type { TestResponse } from '../test-api.js';
import { type AttemptContext, type AuthorityAttempt, isDone, drawKinds } from './attempt-context.js';

/** Its subscription sends what its creator may see; its secret is shown only to those who may see secrets. */
function assertSeesKinds({ issuer }: AttemptContext, { body }: TestResponse): true {
  issuer.assertHolds(permissionsToSee(body.subscribed_events));
  return true;
}
function assertTokenHidden({ issuer }: AttemptContext, { body }: TestResponse): boolean {
  for (const { token } of body.data ?? [body])
    if (!token.includes('…')) issuer.assertHolds(['webhook:view_secret']);
  return true;
}

export async function createWebhook(asked: AttemptContext): Promise<boolean> {
  const body = { url: 'https://hooks.example.com/in', subscribed_events: drawKinds(asked) };
  const made = await asked.ask('webhooks.create', { body });
  if (!isDone(made)) return false;
  await asked.world.must('webhooks.deleteById', { path: { webhook_id: made.body.id } });
  return assertSeesKinds(asked, made) && assertTokenHidden(asked, made);
}

export async function updateWebhook(asked: AttemptContext): Promise<boolean> {
  const path = { webhook_id: await newWebhook(asked) };
  const changed = await asked.ask('webhooks.updateById', {
    path,
    body: { subscribed_events: drawKinds(asked) },
  });
  await asked.world.must('webhooks.deleteById', { path });
  return isDone(changed) && assertSeesKinds(asked, changed) && assertTokenHidden(asked, changed);
}

/** One that the account's own token made. */
async function newWebhook({ world }: AttemptContext): Promise<string> {
  const body = { url: 'https://hooks.example.com/in', subscribed_events: ['job.created'] };
  return (await world.must('webhooks.create', { body })).id;
}

export const ofWebhook =
  (id: OperationId): AuthorityAttempt =>
  async (asked) => {
    const path = { webhook_id: asked.dice.among(asked.world.webhooks) };
    const answer = await asked.ask(id, { path });
    return isDone(answer) && assertTokenHidden(asked, answer);
  };

export async function deleteWebhook(asked: AttemptContext): Promise<boolean> {
  const path = { webhook_id: await newWebhook(asked) };
  const deleted = await asked.ask('webhooks.deleteById', { path });
  if (!isDone(deleted)) await asked.world.must('webhooks.deleteById', { path });
  return isDone(deleted) && assertTokenHidden(asked, deleted);
}

export const resend =
  (id: 'webhooks.enable' | 'webhooks.redeliverFailed'): AuthorityAttempt =>
  async (asked) => {
    const path = { webhook_id: asked.dice.among(asked.world.webhooks) };
    const body = id === 'webhooks.enable' ? {} : { body: { since: '2026-01-01T00:00:00.000Z' } };
    const answer = await asked.ask(id, { path, ...body });
    if (!isDone(answer)) return false;
    return assertSeesKinds(asked, await asked.world.api.call('webhooks.findById', { path }));
  };

export const ofDelivery =
  (id: 'webhooks.getDelivery' | 'webhooks.redeliver'): AuthorityAttempt =>
  async (asked) => {
    const path = asked.dice.among(asked.world.events);
    const answer = await asked.ask(id, { path });
    if (!isDone(answer)) return false;
    const isShown = id === 'webhooks.redeliver' || answer.body.body !== null;
    if (isShown) asked.issuer.assertHolds(permissionsToSee([answer.body.kind]));
    return isShown;
  };

export async function createComponentUrl(asked: AttemptContext): Promise<boolean> {
  const { dice, world } = asked;
  const component = dice.among(ComponentName.options);
  const about =
    componentDefinition(component).employee === 'named' ? { employee_id: dice.among(world.employees) } : {};
  const made = await asked.ask('components.createUrl', { body: { component, ...about } });
  if (!isDone(made)) return false;
  const body = { code: made.body.code };
  const session = await world.must('component_sessions.create', { body, token: null });
  const sent = { token: null, headers: { 'x-component-auth-token': session.token } };
  for (const list of ['employees.list', 'tasks.list', 'everify_cases.list'] as const)
    await asked.issuer.assertSeesAllOf(sent, list);
  return true;
}

/** A package is read through it as its issuer could download it. */
export async function giveInspectorAccess(asked: AttemptContext): Promise<boolean> {
  const { dice, issuer, world } = asked;
  const path = { inspection_package_id: dice.among(world.packages) };
  const made = await asked.ask('inspector_accesses.create', { path, body: { inspector_name: 'Drawn' } });
  if (!isDone(made)) return false;
  const own = await asked.ask('inspection_packages.download', { path });
  if (!isDone(own))
    throw new Error(`what was issued reads a package that its issuer does not: ${own.status}`);
  const body = { access: new URL(made.body.url).searchParams.get('access'), code: made.body.code };
  const read = await world.api.call('inspector_accesses.read', { body, token: null });
  if (!isDone(read)) throw new Error(`what was issued reads nothing: ${read.status}`);
  for (const needed of [
    'inspection_package:edit',
    'inspection_package:view',
    'task:view',
    'employee:view_sensitive',
    'everify:view',
  ] as const)
    if (!issuer.forSome.has(needed)) throw new Error(`its issuer does not hold ${needed}`);
  return true;
}

export async function updateView(asked: AttemptContext): Promise<boolean> {
  const path = { custom_view_id: asked.dice.among(asked.world.views) };
  const changed = await asked.ask('custom_views.updateById', { path, body: { filters: {} } });
  if (!isDone(changed)) return false;
  const [seen] = componentDefinition(ComponentName.parse(changed.body.component)).permissions;
  asked.issuer.assertHolds([seen]);
  return true;
}

export const createOnboardingLink =
  (id: 'employees.getOnboardingUrl' | 'tasks.getOnboardingUrl'): AuthorityAttempt =>
  async (asked) => {
    const { dice, world } = asked;
    const at = dice.below(world.tasks.length);
    const path = { employee_id: world.employees[at] ?? '', task_id: world.tasks[at] ?? '' };
    const query = { assignee_type: dice.among(['employee', 'employer']) };
    const made = await asked.ask(id, { path, query });
    return isDone(made) ? assertLinkWithinIssuer(asked, path.employee_id, made.body.url) : false;
  };

/** Of some employees the issuer gets a link, of others a reason. */
export async function createEmployeeLinks(asked: AttemptContext): Promise<boolean> {
  const employee_id = asked.world.employees[asked.dice.below(asked.world.tasks.length)] ?? '';
  const body = { selection: { employee_ids: [employee_id] }, act_id: randomUUID() };
  const made = await asked.ask('employee_acts.createLinks', { body });
  if (!isDone(made)) return false;
  const lines = made.bytes.toString().trim().split('\n');
  const url = lines
    .map((line) => EmployeeActLine.parse(JSON.parse(line)))
    .find(({ kind }) => kind === 'done');
  return url?.kind === 'done' ? assertLinkWithinIssuer(asked, employee_id, url.url ?? '') : false;
}

async function assertLinkWithinIssuer({ world, issuer }: AttemptContext, employee_id: string, url: string) {
  const link = new URL(url).searchParams.get('link');
  const { token } = await world.must('form_sessions.create', { body: { link }, token: null });
  if (!(await issuer.visible('employees.list')).has(employee_id))
    throw new Error('a link leads to an employee whom its issuer does not see');
  await issuer.assertSeesAllOf({ token }, 'tasks.list');
  const employee = await world.api.call('employees.findById', { path: { employee_id }, token });
  const isClear = String(employee.body.social_security_number).startsWith('219');
  if (isClear && !(await issuer.visible('employees.list')).has(`${employee_id} in clear`))
    throw new Error('a link shows a number that its issuer sees masked');
  return true;
}

/** Whoever is named sees nothing without the code, and one task with it: one that the issuer sees. */
export async function nameRepresentative(asked: AttemptContext): Promise<boolean> {
  const { world, issuer } = asked;
  const task_id = world.tasks.at(-1) ?? '';
  const body = { name: 'Dana Okafor', email: 'dana@example.com' };
  const made = await asked.ask('tasks.nameRepresentative', { path: { task_id }, body });
  if (!isDone(made)) return false;
  const link = new URL(made.body.url).searchParams.get('link');
  const { token } = await world.must('form_sessions.create', { body: { link }, token: null });
  await issuer.assertSeesAllOf({ token }, 'tasks.list');
  await world.must('form_sessions.proveCode', { body: { code: made.body.code }, token });
  if (!(await issuer.visible('tasks.list')).has(task_id))
    throw new Error('a representative sees a task that whoever named them does not see');
  await world.must('tasks.revokeRepresentative', { path: { task_id } });
  return true;
}

/** A new code for someone who was named opens a task that whoever made the code sees. */
export async function createRepresentativeCode(asked: AttemptContext): Promise<boolean> {
  const { world, issuer } = asked;
  const path = { task_id: world.tasks.at(-1) ?? '' };
  const body = { name: 'Dana Okafor', email: 'dana@example.com' };
  const named = await world.api.call('tasks.nameRepresentative', { path, body });
  // Another attempt names someone for this task at the moment.
  if (!isDone(named)) return false;
  const made = await asked.ask('tasks.createRepresentativeCode', { path });
  if (isDone(made)) {
    const link = new URL(named.body.url).searchParams.get('link');
    const { token } = await world.must('form_sessions.create', { body: { link }, token: null });
    await world.must('form_sessions.proveCode', { body: { code: made.body.code }, token });
    if (!(await issuer.visible('tasks.list')).has(path.task_id))
      throw new Error('a code opens a task that whoever made it does not see');
  }
  await world.must('tasks.revokeRepresentative', { path });
  return isDone(made);
}

export async function setConnection(asked: AttemptContext): Promise<boolean> {
  const body = {
    base_url: 'https://everify.uscis.gov/api/v31',
    username: 'HARBOR01',
    password: 'a password of E-Verify',
    creator_name: 'Dana Reyes',
    creator_email: 'dana@example.com',
    creator_phone: '555-0100',
  };
  const set = await asked.ask('everify_connection.set', { body });
  if (isDone(set)) asked.issuer.assertHolds(['everify:configure', 'employee:view_sensitive']);
  return isDone(set);
}

export async function setOrigins(asked: AttemptContext): Promise<boolean> {
  const set = await asked.ask('embedding.update', { body: { origins: ['https://hr.example.com'] } });
  if (isDone(set) && !asked.issuer.forSome.has('component:create'))
    throw new Error('it may not embed anything');
  return isDone(set);
}

export async function createFileLink(asked: AttemptContext): Promise<boolean> {
  const path = { file_id: asked.dice.among(asked.world.files) };
  const link = await asked.ask('files.findById', { path });
  if (!isDone(link)) return false;
  const content = await asked.ask('files.getContent', { path });
  if (!isDone(content)) throw new Error('a link opens a file that its issuer does not see');
  return true;
}

export async function updateAccountSettings(asked: AttemptContext): Promise<boolean> {
  const employee_signature_proof = asked.dice.among(['none', 'one_time_code']);
  const changed = await asked.ask('account_settings.update', { body: { employee_signature_proof } });
  if (!isDone(changed)) return false;
  if (employee_signature_proof === 'none') asked.issuer.assertHolds(['user:edit', 'employee:view_sensitive']);
  return true;
}
