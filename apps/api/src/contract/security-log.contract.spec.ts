import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  type OperationId,
  type OperationRow,
  SecurityEventKind,
  operations,
  ordinaryPermissions,
  parametersOf,
} from '@firstday/domain';
import { MessageSigningKey, UnsubscribeLink } from '../outbox/index.js';
import { BankChangeLink, ContactChangeLink } from '../tasks/index.js';
import { signWebhook, toSigningKey } from '../sealing/index.js';
import { createRecord, query } from '../testing/factories.js';
import { finishedW4 } from '../testing/finished-w4.js';
import {
  HostedPage,
  answerAndSign,
  depositAnswers,
  newEmployee,
  newEmployer,
  newTask,
  sectionOneAnswers,
} from '../testing/hosted-page.js';
import { checkedImport } from '../testing/imports.js';
import { packageOf } from '../testing/inspection-package.js';
import { newHire, reportingEmployer } from '../testing/new-hires.js';
import { publishedForm, workwear } from '../testing/published-form.js';
import { publishHandbook } from '../testing/publish-handbook.js';
import { recordMakers, unused } from '../testing/record-makers.js';
import { nameRepresentative, proveCode, signedSectionOne } from '../testing/representative-page.js';
import { kindsLoggedBy, securityLogProblem } from '../testing/security-log-problem.js';
import { loggedExamples } from '../testing/sent-examples.js';
import {
  linkTokenFor,
  sessionCookie,
  signInByLink,
  signInUser,
  withCookie,
} from '../testing/sign-in-by-link.js';
import { useTestLibrary } from '../testing/test-library.js';
import { drawnPdf, uploadPdf } from '../testing/uploaded-pdf.js';
import { type TestResponse, TestApi } from '../testing/test-api.js';

/*
 * The row of each operation says in `logs` what it leaves in the security log. Operations with a JSON body are checked where their
 * examples are sent (`examples.contract.spec.ts`). Those without one are checked here, with a new record of the kind that their
 * path names. Only operations that need another credential or several requests are written out.
 */

interface WrittenOut {
  readonly id: OperationId;
  /** The expected kind, where the row lists several, or where it depends on what is read. */
  readonly kind?: SecurityEventKind;
  /** Without a credential of its own, the account's API token asks. */
  readonly ask: () => Promise<TestResponse>;
}

const textSecret = `whsec_${'A'.repeat(44)}`;
let api: TestApi;
/** A person with every permission. */
let person: ReturnType<typeof withCookie>;
beforeAll(async () => {
  api = await TestApi.start({ SMS_SECRET: textSecret });
  useTestLibrary(api);
  await api.call('message_settings.update', { body: { mode: 'events' } });
  person = withCookie(await signInUser(api, [{ permissions: ordinaryPermissions }]));
}, 60_000);
afterAll(() => api.stop());

const password = 'Correct7horse';
const email = () => `${unused('somebody')}@harborfoods.com`;
const admins = { user_group_ids: ['admin'] };
const make = (name: string): Promise<string> => recordMakers[name]?.(api) ?? Promise.resolve('');
const newUser = async (user_email: string, more: object = {}, token = api.live.apiToken): Promise<string> => {
  const body = { email: user_email, user_group_ids: [], ...more };
  return (await api.call('users.create', { body, token })).body.id;
};
const tokenIn = (url: string, name: string): string => new URL(url).searchParams.get(name) ?? '';

/** A person with a user in each account, signed in to the live one. */
const linked = async () => {
  const known = email();
  await newUser(known, { ...admins, password });
  await newUser(known, { ...admins, password }, api.test.apiToken);
  const signIn = await api.call('sessions.signIn', { body: { email: known, password }, token: null });
  const by = withCookie(sessionCookie(signIn));
  const link = () => api.call('sessions.linkAccount', { ...by, body: { email: known, password } });
  return { by, link };
};
const twice = async () => {
  const known = email();
  const user_id = await newUser(known, admins);
  const [there, here] = [await signInByLink(api, known), await signInByLink(api, known)];
  const session_id = String((await api.call('sessions.current', withCookie(there))).body.id);
  return { path: { user_id, session_id }, by: withCookie(here) };
};
const linkOf = async (employee_id: string) =>
  tokenIn((await api.call('employees.getOnboardingUrl', { path: { employee_id } })).body.url, 'link');
const reachable = async (): Promise<string> =>
  (await createRecord(api, 'employees', { email: 'reachable@example.com' })).id;
const enterWrongCode = async () => {
  const { token } = await HostedPage.open(api, await newEmployee(api));
  return api.call('form_sessions.proveIdentity', { body: { code: '00000000' }, token });
};
const elsewhereUrl = async (): Promise<string> =>
  (await (await HostedPage.open(api, await newEmployee(api))).continueElsewhere()).body.url;
const representative = async (toGiven: (code: string) => string) => {
  const { taskId } = await newTask(api, 'i-9');
  const named = await nameRepresentative(api, taskId);
  return proveCode(api, await HostedPage.exchange(api, named.url), toGiven(named.code));
};
/** The key to a package with a form that is not started. */
const inspectorKey = async () => {
  const employer_id = await newEmployer(api);
  await newTask(api, 'i-9', { employer_id });
  const { made } = await packageOf(api, { employer_id });
  const asked = { path: { inspection_package_id: made.id }, body: { inspector_name: 'Dana Whitfield' } };
  const { url, code } = (await api.call('inspector_accesses.create', asked)).body;
  return { access: tokenIn(url, 'access'), code };
};
const openKey = (body: object, id: OperationId) => api.call(id, { body, token: null });
const fileForm = (name: string, content: string) => {
  const form = new FormData();
  form.append('files', new Blob([content]), name);
  return form;
};

const writtenOut: readonly WrittenOut[] = [
  { id: 'sessions.linkAccount', ask: async () => (await linked()).link() },
  {
    id: 'sessions.unlinkAccount',
    ask: async () => {
      const { link, by } = await linked();
      await link();
      return api.call('sessions.unlinkAccount', by);
    },
  },
  {
    id: 'sessions.switchAccount',
    ask: async () => {
      const { link, by } = await linked();
      await link();
      return api.call('sessions.switchAccount', { ...by, body: { mode: 'test' } });
    },
  },
  {
    id: 'users.linkAccounts',
    ask: async () => {
      const { link, by } = await linked();
      await link();
      const known = email();
      const path = { user_id: await newUser(known) };
      const body = { test_user_id: await newUser(known, {}, api.test.apiToken) };
      return api.call('users.linkAccounts', { ...by, path, body });
    },
  },
  {
    id: 'sessions.end',
    ask: async () => {
      const { path, by } = await twice();
      return api.call('sessions.end', { ...by, path });
    },
  },
  { id: 'sessions.endOthers', ask: async () => api.call('sessions.endOthers', (await twice()).by) },
  {
    id: 'users.endSession',
    ask: async () => api.call('users.endSession', { path: (await twice()).path }),
  },
  {
    id: 'users.endSessions',
    ask: async () => api.call('users.endSessions', { path: (await twice()).path }),
  },
  {
    id: 'sessions.redeemMagicLink',
    ask: async () => {
      const known = email();
      await newUser(known);
      return openKey({ token: await linkTokenFor(api, known) }, 'sessions.redeemMagicLink');
    },
  },
  ...(['session.signed_in', 'session.sign_in_failed'] as const).map((kind) => ({
    id: 'sessions.signIn' as const,
    kind,
    ask: async () => {
      const known = email();
      await newUser(known, { password });
      const given = kind === 'session.signed_in' ? password : 'Wrong7horse';
      return openKey({ email: known, password: given }, 'sessions.signIn');
    },
  })),
  {
    id: 'sessions.signOut',
    ask: async () => api.call('sessions.signOut', withCookie(await signInUser(api, []))),
  },
  {
    id: 'sessions.proveIdentity',
    ask: async () => {
      const known = email();
      await newUser(known, { password });
      const by = withCookie(await signInByLink(api, known));
      return api.call('sessions.proveIdentity', { ...by, body: { password } });
    },
  },
  {
    id: 'sessions.changePassword',
    ask: async () => {
      const by = withCookie(await signInUser(api, []));
      return api.call('sessions.changePassword', { ...by, body: { new_password: password } });
    },
  },
  { id: 'sessions.previewMagicLink', ask: () => openKey({ token: 'unknown' }, 'sessions.previewMagicLink') },
  { id: 'form_sessions.proveIdentity', kind: 'identity.refused', ask: enterWrongCode },
  {
    id: 'bank_changes.cancel',
    ask: async () => {
      const { taskId, employeeId } = await newTask(api, 'direct-deposit');
      const page = await HostedPage.open(api, employeeId);
      await answerAndSign(page, taskId, 'employee', depositAnswers, 'Ana Lopez');
      const until = new Date(Date.now() + 3_600_000);
      await query(api, `UPDATE tasks SET held_until = $2 WHERE id = $1`, [taskId, until]);
      const link = api.app.get(BankChangeLink, { strict: false });
      const token = link.tokenOf({ account_id: api.live.account.id, id: taskId }, until);
      return api.call('bank_changes.cancel', { body: { token }, token: null });
    },
  },
  {
    id: 'contact_changes.confirm',
    ask: async () => {
      const { id } = await createRecord(api, 'employees', { email: 'before@home.example' });
      const path = { employee_id: id };
      const { body } = await api.call('employees.updateById', {
        path,
        body: { email: 'after@home.example' },
      });
      const changedAt = new Date(body.updated_at);
      const link = api.app.get(ContactChangeLink, { strict: false });
      const token = link.tokenOf(api.live.account.id, { employeeId: id, channel: 'email', changedAt });
      return api.call('contact_changes.confirm', { body: { token }, token: null });
    },
  },
  {
    id: 'tasks.createRepresentativeCode',
    ask: async () => {
      const { taskId } = await newTask(api, 'i-9');
      await nameRepresentative(api, taskId);
      return api.call('tasks.createRepresentativeCode', { path: { task_id: taskId } });
    },
  },
  {
    id: 'form_sessions.proveCode',
    kind: 'representative.code_proved',
    ask: () => representative((code) => code),
  },
  {
    id: 'form_sessions.proveCode',
    kind: 'representative.code_refused',
    ask: () => representative((code) => (code === '0000 0000' ? '1' : '0').repeat(8)),
  },
  {
    id: 'form_sessions.create',
    ask: async () => openKey({ link: await linkOf(await newEmployee(api)) }, 'form_sessions.create'),
  },
  {
    id: 'form_sessions.continueElsewhere',
    ask: async () => (await HostedPage.open(api, await newEmployee(api))).continueElsewhere(),
  },
  {
    id: 'form_sessions.continue',
    ask: async () => openKey({ code: tokenIn(await elsewhereUrl(), 'code') }, 'form_sessions.continue'),
  },
  {
    id: 'form_sessions.chooseLanguage',
    ask: async () => {
      const { token } = await HostedPage.open(api, await newEmployee(api));
      return api.call('form_sessions.chooseLanguage', { body: { locale: 'es' }, token });
    },
  },
  {
    id: 'form_sessions.identifySigner',
    ask: async () => {
      const { employeeId } = await signedSectionOne(api);
      return (await HostedPage.open(api, employeeId, { assignee_type: 'employer' })).identify();
    },
  },
  {
    id: 'form_sessions.handBack',
    ask: async () => {
      const { employeeId, taskId } = await newTask(api, 'i-9');
      const page = await HostedPage.open(api, employeeId);
      const answers = { ...sectionOneAnswers, 'task.preparer_count': '1' };
      await answerAndSign(page, taskId, 'section_1', answers, 'Ana Lopez');
      return (await page.handOver(taskId, 'supplement_a_1', 'Min Cho')).handBack();
    },
  },
  {
    id: 'inspector_accesses.read',
    ask: async () => openKey(await inspectorKey(), 'inspector_accesses.read'),
  },
  {
    id: 'inspector_accesses.readArchive',
    ask: async () => openKey(await inspectorKey(), 'inspector_accesses.readArchive'),
  },
  {
    id: 'inspector_accesses.readFile',
    ask: async () => {
      const key = await inspectorKey();
      const { body } = await openKey(key, 'inspector_accesses.read');
      return openKey({ ...key, page: 1, name: body.forms[0].files[0].name }, 'inspector_accesses.readFile');
    },
  },
  {
    id: 'component_sessions.create',
    ask: async () => {
      const { body } = await api.call('components.createUrl', { body: { component: 'employees/list' } });
      return openKey({ code: body.code }, 'component_sessions.create');
    },
  },
  {
    id: 'component_frames.find',
    ask: () => openKey({ code: 'fd_code_unknown' }, 'component_frames.find'),
  },
  {
    id: 'messages.requestLink',
    ask: async () => openKey({ link: await linkOf(await reachable()) }, 'messages.requestLink'),
  },
  {
    id: 'messages.unsubscribe',
    ask: async () => {
      const message = { id: await make('message_id'), kind: 'reminder', language: 'en' } as const;
      const token = tokenIn(api.app.get(UnsubscribeLink).of(message) ?? '', 'token');
      return api.call('messages.unsubscribe', { query: { token }, token: null });
    },
  },
  {
    id: 'text_replies.create',
    ask: async () => {
      const hash = api.app.get(MessageSigningKey).hashNumber('+15185550142');
      const statement = `UPDATE messages SET channel = 'sms', address_hash = $2 WHERE id = $1`;
      await query(api, statement, [await make('message_id'), hash]);
      const body = { from: '+15185550142', text: 'STOP' };
      const key = [toSigningKey(textSecret)];
      const headers = signWebhook('reply', new Date(), JSON.stringify(body), key);
      return api.call('text_replies.create', { body, headers, token: null });
    },
  },
  {
    id: 'files.download',
    ask: async () => {
      const { body } = await api.call('files.findById', { path: { file_id: await make('file_id') } });
      return api.call('files.download', { query: { ticket: tokenIn(body.url, 'ticket') }, token: null });
    },
  },
  // Uploads.
  {
    id: 'imports.upload',
    ask: () =>
      api.call('imports.upload', {
        query: { kind: 'clients' },
        form: fileForm('clients.csv', 'name\nHarbor Foods\n'),
      }),
  },
  { id: 'account_documents.publish', ask: () => publishHandbook(api) },
  { id: 'form_pdfs.upload', ask: async () => uploadPdf(api, await drawnPdf('Logged')) },
  {
    id: 'webhooks.redeliver',
    ask: async () => {
      const webhook_id = await make('webhook_id');
      await api.call('webhooks.sendTest', { path: { webhook_id } });
      const { body } = await api.call('webhooks.listDeliveries', { path: { webhook_id } });
      return api.call('webhooks.redeliver', { path: { webhook_id, event_id: body.data[0].event_id } });
    },
  },
  // Operations whose example finds nothing to do, or is not sent.
  {
    id: 'new_hire_reports.create',
    ask: async () => {
      const employer_id = await reportingEmployer(api);
      await newHire(api, employer_id);
      return api.call('new_hire_reports.create', { body: { employer_id, state: 'NY' } });
    },
  },
  {
    id: 'placement_acts.delete',
    ask: async () => {
      const selection = { placement_ids: [await make('placement_id')] };
      return api.call('placement_acts.delete', { body: { selection, act_id: randomUUID() } });
    },
  },
  {
    id: 'employee_acts.downloadDocuments',
    ask: async () => {
      await finishedW4(api);
      return api.call('employee_acts.downloadDocuments', { body: { selection: { matching: {} } } });
    },
  },
  {
    id: 'employee_acts.sendLinks',
    ask: async () => {
      const selection = { employee_ids: [await reachable()] };
      const body = { selection, act_id: randomUUID(), kind: 'link_again' };
      return api.call('employee_acts.sendLinks', { body });
    },
  },
  {
    id: 'forms.moveTasks',
    ask: async () => {
      const key = unused('own-form');
      const path = { form_id: await publishedForm(api, key) };
      await newTask(api, key);
      await api.call('forms.updateDraft', { path, body: { content: { ...workwear, minutes: 9 } } });
      await api.call('forms.publish', { path });
      return api.call('forms.moveTasks', { path, body: { misfits: 'stay' } });
    },
  },
  {
    id: 'policy_library.update',
    ask: async () => {
      const path = { library_key: 'test-unsure' };
      const { body } = await api.call('policy_library.add', { path });
      await api.call('policies.updateById', { path: { policy_id: body.policy_id }, body: { name: 'Ours' } });
      return api.call('policy_library.update', { path, body: { replace_changes: true } });
    },
  },
  // Logged only when there is something sensitive to read, or when access is refused.
  {
    id: 'employees.findById',
    kind: 'record.sensitive_read',
    ask: async () => {
      const employee_id = await newEmployee(api, { social_security_number: '219099999' });
      return api.call('employees.findById', { path: { employee_id } });
    },
  },
  {
    id: 'tasks.getFields',
    kind: 'task.sensitive_read',
    ask: async () => {
      const path = { task_id: (await finishedW4(api)).taskId };
      return api.call('tasks.getFields', { path, query: { include_sensitive_info: 'true' } });
    },
  },
  {
    id: 'security_events.list',
    kind: 'access.refused',
    ask: async () => api.call('security_events.list', withCookie(await signInUser(api, []))),
  },
];

async function newView(): Promise<string> {
  const { body } = operations['employee_views.create'].reference;
  return (await api.call('employee_views.create', { ...person, body })).body.id;
}

/** The record for an operation that a new record is not ready for. */
const subjects: Partial<Record<OperationId, () => Promise<string>>> = {
  'employee_views.deleteById': newView,
  'employee_views.updateById': newView,
  'connected_organizations.restore': async () => {
    const uid = await make('uid');
    await api.call('connected_organizations.deleteById', { path: { uid } });
    return uid;
  },
  'forms.publish': async () =>
    (await api.call('forms.create', { body: { key: unused('own-form'), content: workwear } })).body.id,
  'forms.restore': async () => {
    const form_id = await make('form_id');
    await api.call('forms.retire', { path: { form_id } });
    return form_id;
  },
  'imports.commit': async () =>
    (await checkedImport(api, { kind: 'clients', content: 'name\nHarbor Foods\n' })).id,
  'policy_library.add': () => Promise.resolve('test-handbook'),
  'policy_library.addState': () => Promise.resolve('NY'),
  'policy_library.takeBackWaiver': async () => {
    const path = { library_key: 'test-notice' };
    await api.call('policy_library.waive', { path, body: { reason: 'We hand it out on paper.' } });
    return path.library_key;
  },
  'tasks.getPdf': async () => (await finishedW4(api)).taskId,
};

/** Operations that need a mail server, and the spec that checks them. */
const besideMail: Partial<Record<OperationId, string>> = {
  'message_wordings.sendTest': 'messages/message-wordings.feature.spec.ts',
  'sessions.requestMagicLink': 'identity/sessions/sign-in-links.feature.spec.ts',
  'form_sessions.sendIdentityCode': 'tasks/identity/identity.feature.spec.ts',
};

const isByHand = new Set<string>([...writtenOut.map(({ id }) => id), ...Object.keys(besideMail)]);
const logged = Object.entries<OperationRow>(operations)
  .filter(([, { logs }]) => logs !== undefined)
  .map(([id]) => id);
const isOperation = (id: string): id is OperationId => Object.hasOwn(operations, id);
const derived = logged.filter(isOperation).filter((id) => !isByHand.has(id) && !loggedExamples.includes(id));

async function ask(id: OperationId): Promise<TestResponse> {
  const { path, allows, method, reference }: OperationRow = operations[id];
  const subject = await subjects[id]?.();
  const named: Record<string, string> = {};
  for (const name of parametersOf(path).keys()) named[name] = subject ?? (await make(name));
  return api.call(id, {
    path: named,
    ...(allows.includes('api_token') ? {} : person),
    ...(method !== 'GET' && reference.body !== undefined && { body: reference.body }),
  });
}

/** What takes more than a request, and the test that shows it. */
const elsewhere: Partial<Record<SecurityEventKind, string>> = {
  'employee.contact_changed': 'tasks/contact-changes/contact-changes.feature.spec.ts',
  'employee.destroyed': 'tasks/retention/destruction.feature.spec.ts',
  'employee.forms_moved': 'tasks/history/employee-history.feature.spec.ts',
  'employee.sensitive_destroyed': 'tasks/retention/deletion-schedule.feature.spec.ts',
  'employee.updated': 'tasks/history/employee-history.feature.spec.ts',
  'everify_case.document_read': 'identity/security-log/security-reads.feature.spec.ts',
  'identity.code_sent': 'tasks/identity/identity.feature.spec.ts',
  'identity.locked': 'tasks/identity/identity.feature.spec.ts',
  'identity.proved': 'tasks/identity/identity.feature.spec.ts',
  'inspection_package.downloaded': 'tasks/inspection/inspection-packages.feature.spec.ts',
  'inspector_access.refused': 'tasks/inspection/inspectors/inspector-accesses.feature.spec.ts',
  'integrity_check.finished': 'tasks/integrity/integrity-checks.feature.spec.ts',
  'key.added': 'sealing/keys/rotation.night.spec.ts',
  'key.removed': 'sealing/keys/rotation.night.spec.ts',
  'key.rotated': 'sealing/keys/rotation.night.spec.ts',
  'placement.deleted': 'tasks/history/employee-history.feature.spec.ts',
  'placement.updated': 'tasks/history/employee-history.feature.spec.ts',
  'representative.code_locked': 'tasks/representatives/representative-attacks.feature.spec.ts',
  'task.destroyed': 'tasks/retention/deletion-schedule.feature.spec.ts',
  'task.tampering_found': 'tasks/trail/tampering.feature.spec.ts',
  'trail_anchors.missing': 'tasks/trail/anchors.feature.spec.ts',
  'user.email_changed': 'identity/users/changed-email.feature.spec.ts',
};

describe('the security log', () => {
  it('has no kind that nothing records', async () => {
    const shown = new Set<string>(
      [
        ...writtenOut.map(({ id, kind }) => kind ?? kindsLoggedBy(id)),
        ...[...loggedExamples, ...derived].map(kindsLoggedBy),
      ].flat(),
    );
    const kinds = SecurityEventKind.options.filter((kind) => !shown.has(kind));
    expect(kinds.toSorted()).toEqual(Object.keys(elsewhere).toSorted());
    for (const kind of kinds) {
      const test = new URL(`../${elsewhere[kind] ?? ''}`, import.meta.url);
      expect([kind, (await readFile(test, 'utf8')).includes(kind)]).toEqual([kind, true]);
    }
  });

  it('is checked for every operation whose row says what it leaves there', async () => {
    for (const [id, file] of Object.entries(besideMail)) {
      const test = new URL(`../${file}`, import.meta.url);
      expect([id, (await readFile(test, 'utf8')).includes(`'${id}'`)]).toEqual([id, true]);
    }
    const compared = [...isByHand, ...loggedExamples, ...derived];
    expect(logged.filter((id) => !compared.includes(id))).toEqual([]);
  });

  it.each(derived)('has what the row of %s says', async (id) => {
    const answer = await ask(id);
    expect([id, answer.status < 300 || answer.body]).toEqual([id, true]);
    expect(await securityLogProblem(api, id, answer)).toBeUndefined();
  });

  it.each(writtenOut.map(({ id, kind, ask }) => ({ id, kinds: kind ? [kind] : kindsLoggedBy(id), ask })))(
    'has $kinds of $id',
    async ({ id, kinds, ask }) => {
      expect(await securityLogProblem(api, id, await ask(), kinds)).toBeUndefined();
    },
    60_000,
  );
});
