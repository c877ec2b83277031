import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  type OperationRow,
  type OperationId,
  SecurityEventKind,
  operations,
  resources,
} from '@firstday/domain';
import { MessageSigningKey, UnsubscribeLink } from '../outbox/index.js';
import { signWebhook, toSigningKey } from '../sealing/index.js';
import { SecurityReadsService } from '../identity/security-log/security-reads.service.js';
import { createRecord, query } from '../testing/factories.js';
import { HostedPage, formId, newEmployee, newFile, newTask } from '../testing/hosted-page.js';
import { answerAndSign, completedTask, newEmployer, w4Answers } from '../testing/hosted-page.js';
import {
  withCookie,
  sessionCookie,
  linkTokenFor,
  signInByLink,
  signInUser,
} from '../testing/sign-in-by-link.js';
import { checkedImport } from '../testing/imports.js';
import { packageOf } from '../testing/inspection-package.js';
import { newHire, reportingEmployer } from '../testing/new-hires.js';
import { publishedForm, workwear } from '../testing/published-form.js';
import { publishHandbook } from '../testing/publish-handbook.js';
import { useTestLibrary } from '../testing/test-library.js';
import { drawnPdf, uploadedPdf, uploadPdf } from '../testing/uploaded-pdf.js';
import { type TestResponse, TestApi } from '../testing/test-api.js';

/** One way through an operation that must leave something in the log. */
interface Door {
  readonly id: OperationId;
  readonly records: SecurityEventKind;
  /** Without a credential of its own, the account's API token asks. */
  readonly ask: () => Promise<TestResponse>;
}

/** What happens to ordinary records is in events and audit trails; these are not about who may do what. */
const ofRecords = resources.filter(({ holdsRecords }) => holdsRecords).map(({ tag }) => tag);
/**
 * They tell, and change nothing; who signs, and in whose hands the device was, is in the audit trail of each form, and
 * the language that an employee chose in the event of their record.
 */
const changeNothing: readonly OperationId[] = [
  'everify_connection.check',
  'forms.preview',
  'message_wordings.preview',
  'policies.prove',
  'sessions.previewMagicLink',
  // The link that is made of it is logged, where one is: `sign-in-links.feature.spec.ts`.
  'sessions.requestMagicLink',
  'component_frames.find',
  'form_sessions.chooseLanguage',
  'form_sessions.identifySigner',
  'form_sessions.handBack',
];
/**
 * How a person wants to find a list again, and whether they are told in the morning, lets nobody see more; withdrawn tasks are in their audit trails, and
 * placements in their events, as each by itself.
 */
const ofLists: readonly OperationId[] = [
  'digest_settings.update',
  'sessions.setLanguage',
  'employee_acts.withdrawTasks',
  'employee_views.create',
  'employee_views.deleteById',
  'employee_views.updateById',
  'placement_acts.delete',
];
/** They send again what was sent, or a sample to whoever asks. */
const ofDeliveries: readonly OperationId[] = [
  'webhooks.enable',
  'webhooks.redeliver',
  'webhooks.redeliverFailed',
  'webhooks.sendTest',
  'message_settings.sendTest',
  'message_wordings.sendTest',
];

const textSecret = `whsec_${'A'.repeat(44)}`;
let api: TestApi;
beforeAll(async () => {
  api = await TestApi.start({ SMS_SECRET: textSecret });
  useTestLibrary(api);
}, 60_000);
afterAll(() => api.stop());

const ids = Object.keys(operations).filter((id): id is OperationId => Object.hasOwn(operations, id));
const ofAuthority = ids.filter((id) => {
  const { method }: OperationRow = operations[id];
  return (
    method !== 'GET' &&
    !ofRecords.includes(id.split('.')[0] ?? '') &&
    !changeNothing.includes(id) &&
    !ofLists.includes(id) &&
    !ofDeliveries.includes(id)
  );
});

const made = async (id: OperationId, body: object): Promise<string> => (await api.call(id, { body })).body.id;
const group = () => made('user_groups.create', { name: 'A group', permissions: [] });
const webhook = () => made('webhooks.create', { url: 'https://hooks.harborfoods.com' });
const token = () => made('api_tokens.create', { name: 'Another' });
const theme = () => made('themes.create', { name: 'Ours' });
let number = 0;
const newFormKey = () => `own-form-${(number += 1)}`;
const email = () => `somebody-${(number += 1)}@harborfoods.com`;
const user = () => made('users.create', { email: email(), user_group_ids: [] });
const property = () =>
  made('custom_properties.create', {
    entity_type: 'employee',
    name: `badge_${(number += 1)}`,
    label: 'Badge',
    scalar_type: 'string',
  });
const policy = async () =>
  made('policies.create', {
    name: 'Ours',
    condition: { all: [] },
    form_ids: [await formId(api, 'handbook')],
  });
const organization = {
  name: 'Child',
  business_email: 'a@b.co',
  default_language: 'en',
  supported_languages: ['en'],
};
const component = () => api.call('components.createUrl', { body: { component: 'employees/list' } });
const signedW4 = async () => {
  const { taskId, employeeId } = await newTask(api, 'w-4', { employer_id: await newEmployer(api) });
  await answerAndSign(await HostedPage.open(api, employeeId), taskId, 'employee', w4Answers, 'Ana Lopez');
  await completedTask(api, taskId);
  return { task_id: taskId };
};
const linkOf = async () => {
  const path = { employee_id: await newEmployee(api) };
  const { body } = await api.call('employees.getOnboardingUrl', { path });
  return new URL(body.url).searchParams.get('link');
};
const reachable = async () => (await createRecord(api, 'employees', { email: 'reachable@example.com' })).id;
const sentMessage = async () => {
  await api.call('message_settings.update', { body: { mode: 'events' } });
  return api.call('messages.send', {
    path: { employee_id: await reachable() },
    body: { kind: 'invitation' },
  });
};
const magicLink = async () => {
  const known = email();
  await made('users.create', { email: known, user_group_ids: [] });
  const body = { token: await linkTokenFor(api, known) };
  return api.call('sessions.redeemMagicLink', { body, token: null });
};

const proveIdentity = async (ssn_last_four: string) => {
  const known = { social_security_number: '219099999', date_of_birth: '1990-04-05' };
  const page = await HostedPage.open(api, await newEmployee(api, known));
  const body = { date_of_birth: '1990-04-05', ssn_last_four };
  return api.call('form_sessions.proveIdentity', { body, token: page.token });
};
const password = 'Correct7horse';
const group_ids = { user_group_ids: ['admin'] };
/** Somebody with a user in each account, signed in to the live one and known to be both. */
const linked = async () => {
  const known = email();
  const live = await made('users.create', { email: known, ...group_ids, password });
  const { body } = await api.call('users.create', {
    body: { email: known, ...group_ids, password },
    token: api.test.apiToken,
  });
  const signIn = await api.call('sessions.signIn', { body: { email: known, password }, token: null });
  const by = withCookie(sessionCookie(signIn));
  const ask = () => api.call('sessions.linkAccount', { ...by, body: { email: known, password } });
  return { live, test: String(body.id), by, ask };
};
const twice = async () => {
  const known = email();
  const user_id = await made('users.create', { email: known, ...group_ids });
  const [there, here] = [await signInByLink(api, known), await signInByLink(api, known)];
  const session_id = String((await api.call('sessions.current', withCookie(there))).body.id);
  return { path: { user_id, session_id }, by: withCookie(here) };
};

const inspectionPackage = async () =>
  api.call('inspection_packages.create', { body: { employer_id: await newEmployer(api) } });
const newHireReport = async () => {
  const employer_id = await reportingEmployer(api);
  await newHire(api, employer_id);
  return api.call('new_hire_reports.create', { body: { employer_id, state: 'NY' } });
};
const newHireReportPath = async () => ({ new_hire_report_id: String((await newHireReport()).body.id) });
const namedRepresentative = async () => {
  const body = { name: 'Dana Okafor', email: 'dana@harborfoods.com' };
  const { taskId } = await newTask(api, 'i-9', { employee_id: await newEmployee(api) });
  return api.call('tasks.nameRepresentative', { path: { task_id: taskId }, body });
};
const givenCode = async (named: { url: string; code: string }, toGiven: (code: string) => string) => {
  const { token } = await HostedPage.exchange(api, named.url);
  return api.call('form_sessions.proveCode', { body: { code: toGiven(named.code) }, token });
};

const inspectorAccess = async () => accessTo(String((await inspectionPackage()).body.id));
const newCheckedImport = async () =>
  (await checkedImport(api, { kind: 'clients', content: 'name\nHarbor Foods\n' })).id;

const accessTo = (inspection_package_id: string) =>
  api.call('inspector_accesses.create', {
    path: { inspection_package_id },
    body: { inspector_name: 'Dana Whitfield' },
  });

/** Of a package with a form that is not begun. */
async function inspectorKey() {
  const employer_id = await newEmployer(api);
  await newTask(api, 'i-9', { employer_id });
  const { made } = await packageOf(api, { employer_id });
  const { url, code } = (await accessTo(made.id)).body;
  return { access: new URL(url).searchParams.get('access'), code };
}

const doors: readonly Door[] = [
  {
    id: 'sessions.linkAccount',
    records: 'user.accounts_linked',
    ask: async () => (await linked()).ask(),
  },
  {
    id: 'sessions.unlinkAccount',
    records: 'user.accounts_unlinked',
    ask: async () => {
      const { ask, by } = await linked();
      await ask();
      return api.call('sessions.unlinkAccount', by);
    },
  },
  {
    id: 'sessions.switchAccount',
    records: 'session.account_switched',
    ask: async () => {
      const { ask, by } = await linked();
      await ask();
      return api.call('sessions.switchAccount', { ...by, body: { mode: 'test' } });
    },
  },
  {
    id: 'users.linkAccounts',
    records: 'user.accounts_linked',
    ask: async () => {
      const { ask, by } = await linked();
      await ask();
      const known = email();
      const user_id = await made('users.create', { email: known, user_group_ids: [] });
      const body = { email: known, user_group_ids: [] };
      const test = await api.call('users.create', { body, token: api.test.apiToken });
      return api.call('users.linkAccounts', {
        ...by,
        path: { user_id },
        body: { test_user_id: test.body.id },
      });
    },
  },
  {
    id: 'sessions.end',
    records: 'session.ended',
    ask: async () => {
      const { path, by } = await twice();
      return api.call('sessions.end', { ...by, path });
    },
  },
  {
    id: 'sessions.endOthers',
    records: 'session.ended',
    ask: async () => api.call('sessions.endOthers', (await twice()).by),
  },
  {
    id: 'users.endSession',
    records: 'session.ended',
    ask: async () => api.call('users.endSession', { path: (await twice()).path }),
  },
  {
    id: 'users.endSessions',
    records: 'session.ended',
    ask: async () => api.call('users.endSessions', { path: (await twice()).path }),
  },
  {
    id: 'account_settings.update',
    records: 'settings.changed',
    ask: () => api.call('account_settings.update', { body: { employer_signer: 'signed_in_user' } }),
  },
  {
    id: 'message_wordings.replace',
    records: 'settings.changed',
    ask: () =>
      api.call('message_wordings.replace', {
        body: { kind: 'invitation', language: 'en', subject: 'Welcome to {employer}' },
      }),
  },
  {
    id: 'message_wordings.reset',
    records: 'settings.changed',
    ask: () => api.call('message_wordings.reset', { body: { kind: 'reminder', language: 'es' } }),
  },
  {
    id: 'hosted_texts.replace',
    records: 'settings.changed',
    ask: () => api.call('hosted_texts.replace', { body: { language: 'en', welcome: 'Good to have you.' } }),
  },
  {
    id: 'appearance.update',
    records: 'settings.changed',
    ask: async () => api.call('appearance.update', { body: { active_theme_id: await theme() } }),
  },
  {
    id: 'onboarding_links.revoke',
    records: 'onboarding_link.revoked',
    ask: async () => {
      await linkOf();
      const { data } = (await api.call('onboarding_links.list')).body;
      return api.call('onboarding_links.revoke', { path: { onboarding_link_id: data[0].id } });
    },
  },
  {
    id: 'form_sessions.proveIdentity',
    records: 'identity.proved',
    ask: () => proveIdentity('9999'),
  },
  {
    id: 'form_sessions.proveIdentity',
    records: 'identity.refused',
    ask: () => proveIdentity('0000'),
  },
  {
    id: 'imports.create',
    records: 'import.created',
    ask: () => api.call('imports.create', { body: operations['imports.create'].reference.body }),
  },
  {
    id: 'imports.upload',
    records: 'import.created',
    ask: () => {
      const form = new FormData();
      form.append('files', new Blob(['name\nHarbor Foods\n']), 'clients.csv');
      return api.call('imports.upload', { query: { kind: 'clients' }, form });
    },
  },
  {
    id: 'imports.commit',
    records: 'import.committed',
    ask: async () => api.call('imports.commit', { path: { import_id: await newCheckedImport() } }),
  },
  {
    id: 'imports.deleteById',
    records: 'import.deleted',
    ask: async () => api.call('imports.deleteById', { path: { import_id: await newCheckedImport() } }),
  },
  {
    id: 'new_hire_reports.create',
    records: 'new_hire_report.created',
    ask: newHireReport,
  },
  {
    id: 'new_hire_reports.download',
    records: 'new_hire_report.downloaded',
    ask: async () => api.call('new_hire_reports.download', { path: await newHireReportPath() }),
  },
  {
    id: 'new_hire_reports.send',
    records: 'new_hire_report.sent',
    ask: async () => {
      const body = { confirmation: 'Received' };
      return api.call('new_hire_reports.send', { path: await newHireReportPath(), body });
    },
  },
  {
    id: 'new_hire_reports.deleteById',
    records: 'new_hire_report.deleted',
    ask: async () => api.call('new_hire_reports.deleteById', { path: await newHireReportPath() }),
  },
  {
    id: 'inspection_packages.create',
    records: 'inspection_package.created',
    ask: inspectionPackage,
  },
  {
    id: 'inspection_packages.deleteById',
    records: 'inspection_package.deleted',
    ask: async () => {
      const inspection_package_id = String((await inspectionPackage()).body.id);
      return api.call('inspection_packages.deleteById', { path: { inspection_package_id } });
    },
  },
  {
    id: 'inspector_accesses.create',
    records: 'inspector_access.created',
    ask: () => inspectorAccess(),
  },
  {
    id: 'inspector_accesses.revoke',
    records: 'inspector_access.revoked',
    ask: async () => {
      const inspector_access_id = String((await inspectorAccess()).body.id);
      return api.call('inspector_accesses.revoke', { path: { inspector_access_id } });
    },
  },
  {
    id: 'inspector_accesses.read',
    records: 'inspector_access.read',
    ask: async () => api.call('inspector_accesses.read', { body: await inspectorKey(), token: null }),
  },
  {
    id: 'inspector_accesses.readArchive',
    records: 'inspector_access.downloaded',
    ask: async () => api.call('inspector_accesses.readArchive', { body: await inspectorKey(), token: null }),
  },
  {
    id: 'inspector_accesses.readFile',
    records: 'inspector_access.downloaded',
    ask: async () => {
      const key = await inspectorKey();
      const { body } = await api.call('inspector_accesses.read', { body: key, token: null });
      const { name } = body.forms[0].files[0];
      return api.call('inspector_accesses.readFile', { body: { ...key, page: 1, name }, token: null });
    },
  },
  {
    id: 'integrity_checks.create',
    records: 'integrity_check.started',
    ask: () => api.call('integrity_checks.create'),
  },
  {
    id: 'users.create',
    records: 'user.created',
    ask: () => api.call('users.create', { body: { email: email(), user_group_ids: [] } }),
  },
  {
    id: 'users.updateById',
    records: 'user.updated',
    ask: async () =>
      api.call('users.updateById', {
        path: { user_id: await user() },
        body: { user_group_ids: [await group()] },
      }),
  },
  {
    id: 'users.deleteById',
    records: 'user.deleted',
    ask: async () => api.call('users.deleteById', { path: { user_id: await user() } }),
  },
  {
    id: 'user_groups.create',
    records: 'user_group.created',
    ask: () => api.call('user_groups.create', { body: { name: 'A group', permissions: ['job:view'] } }),
  },
  {
    id: 'user_groups.updateById',
    records: 'user_group.updated',
    ask: async () =>
      api.call('user_groups.updateById', {
        path: { user_group_id: await group() },
        body: { permissions: ['job:view'] },
      }),
  },
  {
    id: 'user_groups.deleteById',
    records: 'user_group.deleted',
    ask: async () => api.call('user_groups.deleteById', { path: { user_group_id: await group() } }),
  },
  {
    id: 'api_tokens.create',
    records: 'api_token.created',
    ask: () => api.call('api_tokens.create', { body: { name: 'Payroll' } }),
  },
  {
    id: 'api_tokens.update',
    records: 'api_token.updated',
    ask: async () =>
      api.call('api_tokens.update', { path: { api_token_id: await token() }, body: { name: 'Other' } }),
  },
  {
    id: 'api_tokens.revoke',
    records: 'api_token.revoked',
    ask: async () => api.call('api_tokens.revoke', { path: { api_token_id: await token() } }),
  },
  {
    id: 'magic_links.create',
    records: 'magic_link.created',
    ask: async () => {
      const user_email = email();
      await made('users.create', { email: user_email, user_group_ids: [] });
      return api.call('magic_links.create', { body: { user_email, expire_in: 600 } });
    },
  },
  {
    id: 'sessions.redeemMagicLink',
    records: 'session.signed_in',
    ask: magicLink,
  },
  {
    id: 'sessions.signIn',
    records: 'session.sign_in_failed',
    ask: async () => {
      const known = email();
      await made('users.create', { email: known, user_group_ids: [], password });
      return api.call('sessions.signIn', { body: { email: known, password: 'Wrong7horse' }, token: null });
    },
  },
  {
    id: 'sessions.signOut',
    records: 'session.signed_out',
    ask: async () => api.call('sessions.signOut', withCookie(await signInUser(api, []))),
  },
  {
    id: 'sessions.changePassword',
    records: 'user.password_changed',
    ask: async () =>
      api.call('sessions.changePassword', {
        ...withCookie(await signInUser(api, [])),
        body: { new_password: password },
      }),
  },
  {
    id: 'webhooks.create',
    records: 'webhook.created',
    ask: () => api.call('webhooks.create', { body: { url: 'https://hooks.harborfoods.com' } }),
  },
  {
    id: 'webhooks.updateById',
    records: 'webhook.updated',
    ask: async () =>
      api.call('webhooks.updateById', {
        path: { webhook_id: await webhook() },
        body: { description: 'Payroll' },
      }),
  },
  {
    id: 'webhooks.rotateToken',
    records: 'webhook.secret_rotated',
    ask: async () => api.call('webhooks.rotateToken', { path: { webhook_id: await webhook() }, body: {} }),
  },
  {
    id: 'webhooks.deleteById',
    records: 'webhook.deleted',
    ask: async () => api.call('webhooks.deleteById', { path: { webhook_id: await webhook() } }),
  },
  {
    id: 'components.createUrl',
    records: 'component_link.created',
    ask: component,
  },
  {
    id: 'component_sessions.create',
    records: 'component_link.used',
    ask: async () =>
      api.call('component_sessions.create', { body: { code: (await component()).body.code }, token: null }),
  },
  {
    id: 'form_sessions.continueElsewhere',
    records: 'onboarding_link.continued',
    ask: async () => (await HostedPage.open(api, await newEmployee(api))).continueElsewhere(),
  },
  {
    id: 'form_sessions.continue',
    records: 'onboarding_link.used',
    ask: async () => {
      const { body } = await (await HostedPage.open(api, await newEmployee(api))).continueElsewhere();
      return api.call('form_sessions.continue', {
        body: { code: new URL(body.url).searchParams.get('code') },
        token: null,
      });
    },
  },
  {
    id: 'form_sessions.create',
    records: 'onboarding_link.used',
    ask: async () => api.call('form_sessions.create', { body: { link: await linkOf() }, token: null }),
  },
  {
    id: 'employees.getOnboardingUrl',
    records: 'onboarding_link.created',
    ask: async () =>
      api.call('employees.getOnboardingUrl', { path: { employee_id: await newEmployee(api) } }),
  },
  {
    id: 'employee_acts.createLinks',
    records: 'onboarding_link.created',
    ask: async () => {
      const selection = { employee_ids: [await newEmployee(api)] };
      return api.call('employee_acts.createLinks', { body: { selection, act_id: randomUUID() } });
    },
  },
  {
    id: 'employee_acts.downloadDocuments',
    records: 'document.downloaded',
    ask: async () => {
      await signedW4();
      return api.call('employee_acts.downloadDocuments', { body: { selection: { matching: {} } } });
    },
  },
  {
    id: 'employee_acts.exportRows',
    records: 'list.exported',
    ask: () => api.call('employee_acts.exportRows', { body: { selection: { matching: {} } } }),
  },
  {
    id: 'tasks.nameRepresentative',
    records: 'onboarding_link.created',
    ask: () => namedRepresentative(),
  },
  {
    id: 'form_sessions.proveCode',
    records: 'representative.code_proved',
    ask: async () => givenCode((await namedRepresentative()).body, (code) => code),
  },
  {
    id: 'form_sessions.proveCode',
    records: 'representative.code_refused',
    ask: async () =>
      givenCode((await namedRepresentative()).body, (code) => (code === '0000 0000' ? '1' : '0').repeat(8)),
  },
  {
    id: 'connected_organizations.create',
    records: 'connected_organization.created',
    ask: () => api.call('connected_organizations.create', { body: organization }),
  },
  {
    id: 'connected_organizations.updateById',
    records: 'connected_organization.updated',
    ask: async () =>
      api.call('connected_organizations.updateById', {
        path: { uid: await made('connected_organizations.create', organization) },
        body: { name: 'Renamed' },
      }),
  },
  {
    id: 'connected_organizations.deleteById',
    records: 'connected_organization.deleted',
    ask: async () =>
      api.call('connected_organizations.deleteById', {
        path: { uid: await made('connected_organizations.create', organization) },
      }),
  },
  {
    id: 'connected_organizations.restore',
    records: 'connected_organization.restored',
    ask: async () => {
      const path = { uid: await made('connected_organizations.create', organization) };
      await api.call('connected_organizations.deleteById', { path });
      return api.call('connected_organizations.restore', { path, body: {} });
    },
  },
  {
    id: 'message_settings.update',
    records: 'settings.changed',
    ask: () => api.call('message_settings.update', { body: { mode: 'events' } }),
  },
  {
    id: 'message_settings.updateByEmployer',
    records: 'settings.changed',
    ask: async () =>
      api.call('message_settings.updateByEmployer', {
        path: { employer_id: await newEmployer(api) },
        body: { sender_name: 'Harbor People' },
      }),
  },
  {
    id: 'messages.send',
    records: 'message.recorded',
    ask: () => sentMessage(),
  },
  {
    id: 'messages.resend',
    records: 'message.recorded',
    ask: async () => api.call('messages.resend', { path: { message_id: (await sentMessage()).body.id } }),
  },
  {
    id: 'messages.suppress',
    records: 'message.address_suppressed',
    ask: async () => api.call('messages.suppress', { path: { message_id: (await sentMessage()).body.id } }),
  },
  {
    id: 'messages.unsuppress',
    records: 'message.address_resumed',
    ask: async () => api.call('messages.unsuppress', { path: { message_id: (await sentMessage()).body.id } }),
  },
  {
    id: 'messages.requestLink',
    records: 'message.recorded',
    ask: async () => {
      await api.call('message_settings.update', { body: { mode: 'events' } });
      const made = await api.call('employees.getOnboardingUrl', {
        path: { employee_id: await reachable() },
      });
      const link = new URL(made.body.url).searchParams.get('link');
      return api.call('messages.requestLink', { body: { link }, token: null });
    },
  },
  {
    id: 'messages.unsubscribe',
    records: 'settings.changed',
    ask: async () => {
      const { id } = (await sentMessage()).body;
      const url = new URL(api.app.get(UnsubscribeLink).of({ id, kind: 'reminder', language: 'en' }) ?? '');
      return api.call('messages.unsubscribe', {
        query: { token: url.searchParams.get('token') ?? '' },
        token: null,
      });
    },
  },
  {
    id: 'text_consents.update',
    records: 'settings.changed',
    ask: async () => {
      const { id } = await createRecord(api, 'employees', { phone: '+1 518 555 0142' });
      return api.call('text_consents.update', { path: { employee_id: id }, body: { agrees: true } });
    },
  },
  {
    id: 'text_replies.create',
    records: 'settings.changed',
    ask: async () => {
      const { id } = (await sentMessage()).body;
      const hash = api.app.get(MessageSigningKey).hashNumber('+15185550142');
      await query(api, `UPDATE messages SET channel = 'sms', address_hash = $2 WHERE id = $1`, [id, hash]);
      const body = { from: '+15185550142', text: 'STOP' };
      const key = [toSigningKey(textSecret)];
      const headers = signWebhook('reply', new Date(), JSON.stringify(body), key);
      return api.call('text_replies.create', { body, headers, token: null });
    },
  },
  {
    id: 'employee_acts.sendLinks',
    records: 'message.recorded',
    ask: async () => {
      await api.call('message_settings.update', { body: { mode: 'events' } });
      const selection = { employee_ids: [await reachable()] };
      const body = { selection, act_id: randomUUID(), kind: 'link_again' };
      return api.call('employee_acts.sendLinks', { body });
    },
  },
  {
    id: 'themes.create',
    records: 'settings.changed',
    ask: () => api.call('themes.create', { body: { name: 'Ours' } }),
  },
  {
    id: 'themes.updateById',
    records: 'settings.changed',
    ask: async () =>
      api.call('themes.updateById', { path: { theme_id: await theme() }, body: { name: 'Other' } }),
  },
  {
    id: 'themes.deleteById',
    records: 'settings.changed',
    ask: async () => api.call('themes.deleteById', { path: { theme_id: await theme() } }),
  },
  {
    id: 'account_documents.publish',
    records: 'settings.changed',
    ask: () => publishHandbook(api),
  },
  {
    id: 'form_pdfs.upload',
    records: 'settings.changed',
    ask: async () => uploadPdf(api, await drawnPdf('Logged')),
  },
  {
    id: 'account_documents.retire',
    records: 'settings.changed',
    ask: async () => {
      const account_document_id: string = (await publishHandbook(api)).body.id;
      return api.call('account_documents.retire', { path: { account_document_id } });
    },
  },
  {
    id: 'custom_properties.create',
    records: 'settings.changed',
    ask: () =>
      api.call('custom_properties.create', {
        body: { entity_type: 'job', name: 'shift', label: 'Shift', scalar_type: 'string' },
      }),
  },
  {
    id: 'custom_properties.deprecateById',
    records: 'settings.changed',
    ask: async () =>
      api.call('custom_properties.deprecateById', {
        path: { custom_property_id: await property() },
        body: {},
      }),
  },
  {
    id: 'custom_properties.deleteById',
    records: 'settings.changed',
    ask: async () =>
      api.call('custom_properties.deleteById', { path: { custom_property_id: await property() } }),
  },
  {
    id: 'forms.create',
    records: 'settings.changed',
    ask: () => api.call('forms.create', { body: { key: newFormKey(), content: workwear } }),
  },
  {
    id: 'forms.updateDraft',
    records: 'settings.changed',
    ask: async () => {
      const path = { form_id: await publishedForm(api, newFormKey()) };
      return api.call('forms.updateDraft', { path, body: { content: { ...workwear, minutes: 9 } } });
    },
  },
  {
    id: 'forms.copy',
    records: 'settings.changed',
    ask: async () => {
      const path = { form_id: await publishedForm(api, newFormKey()) };
      return api.call('forms.copy', { path, body: { key: newFormKey() } });
    },
  },
  {
    id: 'forms.moveTasks',
    records: 'settings.changed',
    ask: async () => {
      const key = newFormKey();
      const path = { form_id: await publishedForm(api, key) };
      await newTask(api, key);
      await api.call('forms.updateDraft', { path, body: { content: { ...workwear, minutes: 9 } } });
      await api.call('forms.publish', { path });
      return api.call('forms.moveTasks', { path, body: { misfits: 'stay' } });
    },
  },
  ...(['forms.retire', 'forms.restore'] as const).map((id) => ({
    id,
    records: 'settings.changed' as const,
    ask: async () => {
      const path = { form_id: await publishedForm(api, newFormKey()) };
      if (id === 'forms.restore') await api.call('forms.retire', { path });
      return api.call(id, { path });
    },
  })),
  {
    id: 'forms.publish',
    records: 'settings.changed',
    ask: async () => {
      const body = { key: newFormKey(), content: workwear };
      const { id: form_id } = (await api.call('forms.create', { body })).body;
      return api.call('forms.publish', { path: { form_id } });
    },
  },
  {
    id: 'policies.replay',
    records: 'policy.replayed',
    ask: async () => api.call('policies.replay', { body: { policy_id: await policy(), status: 'archived' } }),
  },
  {
    id: 'policies.create',
    records: 'settings.changed',
    ask: async () =>
      api.call('policies.create', {
        body: { name: 'A rule', condition: { all: [] }, form_ids: [await formId(api, 'handbook')] },
      }),
  },
  {
    id: 'policies.updateById',
    records: 'settings.changed',
    ask: async () =>
      api.call('policies.updateById', { path: { policy_id: await policy() }, body: { name: 'Renamed' } }),
  },
  {
    id: 'policy_library.add',
    records: 'settings.changed',
    ask: () => api.call('policy_library.add', { path: { library_key: 'test-handbook' } }),
  },
  {
    id: 'policy_library.update',
    records: 'settings.changed',
    ask: async () => {
      const path = { library_key: 'test-unsure' };
      const { body } = await api.call('policy_library.add', { path });
      await api.call('policies.updateById', { path: { policy_id: body.policy_id }, body: { name: 'Ours' } });
      return api.call('policy_library.update', { path, body: { replace_changes: true } });
    },
  },
  {
    id: 'policy_library.addFile',
    records: 'settings.changed',
    ask: async () => {
      const path = { library_key: 'test-notice' };
      await api.call('policy_library.add', { path });
      return api.call('policy_library.addFile', {
        path,
        body: { sha256: await uploadedPdf(api, 'A notice') },
      });
    },
  },
  {
    id: 'policies.rollBack',
    records: 'settings.changed',
    ask: async () => {
      const path = { policy_id: await policy() };
      await api.call('policies.updateById', { path, body: { name: 'Renamed' } });
      return api.call('policies.rollBack', { path, body: { version: 1 } });
    },
  },
  {
    id: 'embedding.update',
    records: 'settings.changed',
    ask: () => api.call('embedding.update', { body: { origins: ['https://hr.harborfoods.com'] } }),
  },
  {
    id: 'everify_connection.set',
    records: 'settings.changed',
    ask: () =>
      api.call('everify_connection.set', {
        body: {
          base_url: 'https://stage-everify.uscis.gov/api/v31',
          username: 'employer1',
          password: 'Correct7horse',
          creator_name: 'Carla Reyes',
          creator_email: 'carla@harborfoods.com',
          creator_phone: '5185550100',
        },
      }),
  },
  {
    id: 'webhooks.getSecret',
    records: 'webhook.secret_read',
    ask: async () => api.call('webhooks.getSecret', { path: { webhook_id: await webhook() } }),
  },
  {
    id: 'employees.findById',
    records: 'record.sensitive_read',
    ask: async () => {
      const employee_id = await newEmployee(api, { social_security_number: '219099999' });
      return api.call('employees.findById', { path: { employee_id } });
    },
  },
  {
    id: 'tasks.getFields',
    records: 'task.sensitive_read',
    ask: async () =>
      api.call('tasks.getFields', { path: await signedW4(), query: { include_sensitive_info: 'true' } }),
  },
  {
    id: 'tasks.getPdf',
    records: 'document.downloaded',
    ask: async () => api.call('tasks.getPdf', { path: await signedW4() }),
  },
  {
    id: 'legal_holds.create',
    records: 'legal_hold.placed',
    ask: async () =>
      api.call('legal_holds.create', { body: { subject_id: await newEmployee(api), reason: 'A charge' } }),
  },
  {
    id: 'legal_holds.release',
    records: 'legal_hold.released',
    ask: async () => {
      const body = { subject_id: await newEmployee(api), reason: 'A charge' };
      const legal_hold_id = await made('legal_holds.create', body);
      return api.call('legal_holds.release', { path: { legal_hold_id }, body: { reason: 'Dismissed' } });
    },
  },
  {
    id: 'tasks.previewPdf',
    records: 'document.previewed',
    ask: async () =>
      api.call('tasks.previewPdf', { path: { task_id: (await newTask(api, 'handbook')).taskId } }),
  },
  {
    id: 'files.findById',
    records: 'file.link_created',
    ask: async () => api.call('files.findById', { path: { file_id: (await newFile(api)).fileId } }),
  },
  {
    id: 'files.getContent',
    records: 'file.downloaded',
    ask: async () => api.call('files.getContent', { path: { file_id: (await newFile(api)).fileId } }),
  },
  {
    id: 'files.download',
    records: 'file.downloaded',
    ask: async () => {
      const { body } = await api.call('files.findById', { path: { file_id: (await newFile(api)).fileId } });
      const ticket = new URL(body.url).searchParams.get('ticket') ?? '';
      return api.call('files.download', { query: { ticket }, token: null });
    },
  },
  {
    id: 'tasks.getAudit',
    records: 'task.audit_read',
    ask: async () =>
      api.call('tasks.getAudit', { path: { task_id: (await newTask(api, 'handbook')).taskId } }),
  },
  {
    id: 'security_events.list',
    records: 'access.refused',
    ask: async () => api.call('security_events.list', withCookie(await signInUser(api, []))),
  },
  {
    id: 'exports.employees',
    records: 'list.exported',
    ask: () => api.call('exports.employees'),
  },
  {
    id: 'security_events.export',
    records: 'security_log.exported',
    ask: () => api.call('security_events.export'),
  },
];

/** What takes more than a request, and the test that shows it. */
const elsewhere: Partial<Record<SecurityEventKind, string>> = {
  'employee.destroyed': 'tasks/retention/destruction.feature.spec.ts',
  'employee.forms_moved': 'tasks/history/employee-history.feature.spec.ts',
  'employee.sensitive_destroyed': 'tasks/retention/deletion-schedule.feature.spec.ts',
  'employee.updated': 'tasks/history/employee-history.feature.spec.ts',
  'everify_case.document_read': 'identity/security-log/security-reads.feature.spec.ts',
  'identity.locked': 'tasks/identity/identity.feature.spec.ts',
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
};

describe('the security log', () => {
  it('has a door here for every operation that changes who may do what, or a setting', () => {
    const tried = new Set(doors.map(({ id }) => id));
    expect(ofAuthority.filter((id) => !tried.has(id))).toEqual([]);
  });

  it('has no kind that nothing records', async () => {
    const shown = new Set<string>(doors.map(({ records }) => records));
    const kinds = SecurityEventKind.options.filter((kind) => !shown.has(kind));
    expect(kinds.toSorted()).toEqual(Object.keys(elsewhere).toSorted());
    for (const kind of kinds) {
      const test = new URL(`../${elsewhere[kind] ?? ''}`, import.meta.url);
      expect([kind, (await readFile(test, 'utf8')).includes(kind)]).toEqual([kind, true]);
    }
  });

  it.each(doors)(
    'has $records of $id',
    async ({ id, records, ask }) => {
      const answer = await ask();
      const kept = await recordedOf(answer.headers.get('x-request-id') ?? '');
      const found = kept.map(({ kind }) => kind);
      expect([id, answer.status, found]).toEqual([id, expect.any(Number), expect.arrayContaining([records])]);
      const ours = [api.live.account.id, api.test.account.id];
      expect(kept.filter(({ account_id }) => !ours.includes(account_id))).toEqual([]);
    },
    60_000,
  );
});

/** Nobody waits for a failed sign-in to be written down: its time must not say whether there is such a user. */
async function recordedOf(requestId: string) {
  for (let look = 0; look < 2000; look += 1) {
    await api.app.get(SecurityReadsService).writeAll();
    const kept = await query<{ kind: string; account_id: string }>(
      api,
      'SELECT kind, account_id FROM security_events WHERE request_id = $1',
      [requestId],
    );
    if (kept.length > 0) return kept;
    await wait(25);
  }
  return [];
}
