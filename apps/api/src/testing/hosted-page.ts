import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { currentEdition, type Edition, toEdition } from '@firstday/forms';
import { Clock } from '../context/clock.js';
import { hashToken } from '../sealing/new-token.js';
import { query } from './factories.js';
import type { TestResponse, TestApi } from './test-api.js';

const address = { street: '1 Main St', city: 'Albany', state: 'NY', zip: '12207', country: 'USA' };

/** An employer in New York whose days are those of UTC, so that `new Date()` of a test is its day at any hour. */
export async function newEmployer(api: TestApi, more: object = {}): Promise<string> {
  const body = { name: 'Harbor Foods', ein: '12-3456789', address, time_zone: 'UTC', ...more };
  return (await api.call('employers.create', { body })).body.id;
}

export async function newEmployee(api: TestApi, more: object = {}): Promise<string> {
  const body = { first_name: 'Ana', last_name: 'Lopez', address, ...more };
  return (await api.call('employees.create', { body })).body.id;
}

export async function formId(api: TestApi, key: string, token?: string): Promise<string> {
  const forms = await api.call('forms.list', { query: { key }, ...(token && { token }) });
  return forms.body.data[0].id;
}

export async function newTask(
  api: TestApi,
  key: string,
  { token, ...more }: { employee_id?: string; token?: string; [name: string]: unknown } = {},
): Promise<{ taskId: string; employeeId: string }> {
  const employeeId = more.employee_id ?? (await newEmployee(api));
  const body = { form_id: await formId(api, key, token), ...more, employee_id: employeeId };
  const created = await api.call('tasks.create', { body, ...(token && { token }) });
  if (created.status !== 201) throw new Error(JSON.stringify(created.body));
  return { taskId: created.body.id, employeeId };
}

/** A hosted page's session, from an onboarding link. */
export class HostedPage {
  private isIdentified = false;

  private constructor(
    private readonly api: TestApi,
    readonly token: string,
    private readonly side: string,
  ) {}

  static async open(
    api: TestApi,
    employeeId: string,
    query: Readonly<Record<string, string>> = {},
    token = api.live.apiToken,
  ): Promise<HostedPage> {
    const { body } = await api.call('employees.getOnboardingUrl', {
      path: { employee_id: employeeId },
      query,
      token,
    });
    return HostedPage.exchange(api, body.url);
  }

  /** @param device the browser's own secret; each session is a device of its own without it */
  static async exchange(api: TestApi, url: string, device?: string): Promise<HostedPage> {
    const link = new URL(url).searchParams.get('link');
    const created = await api.call('form_sessions.create', { body: { link, device }, token: null });
    if (created.status !== 201) throw new Error(JSON.stringify(created.body));
    return new HostedPage(api, created.body.token, created.body.side);
  }

  /** As if the reader had entered a one-time code; `identity.feature.spec.ts` enters real ones. @returns the session's identity */
  async prove(): Promise<TestResponse> {
    await query(
      this.api,
      `UPDATE form_sessions SET proved = 'code_by_email', proved_at = now() WHERE hash = $1`,
      [hashToken(this.token)],
    );
    const current = await this.current();
    return { ...current, body: current.body.identity };
  }

  /** Hands the device to whoever helped with a form; answers their page. */
  async handOver(taskId: string, sectionId: string, name: string): Promise<HostedPage> {
    const { status, body } = await this.askToHandOver(taskId, sectionId, name);
    if (status !== 201) throw new Error(JSON.stringify(body));
    return new HostedPage(this.api, body.token, body.side);
  }

  askToHandOver(taskId: string, sectionId: string, name: string): Promise<TestResponse> {
    return this.api.call('tasks.handOver', {
      path: { task_id: taskId },
      body: { section_id: sectionId, name },
      token: this.token,
    });
  }

  /** A one-time address for another device of the employee. */
  continueElsewhere(body: object = {}): Promise<TestResponse> {
    return this.api.call('form_sessions.continueElsewhere', { body, token: this.token });
  }

  handBack(): Promise<TestResponse> {
    return this.api.call('form_sessions.handBack', { token: this.token });
  }

  /** Says who signs for the employer. */
  identify(given: object = {}): Promise<TestResponse> {
    this.isIdentified = true;
    const body = { name: 'Carla Reyes', email: 'carla@harborfoods.com', title: 'HR manager', ...given };
    return this.api.call('form_sessions.identifySigner', { body, token: this.token });
  }

  current(): Promise<TestResponse> {
    return this.api.call('form_sessions.current', { token: this.token });
  }

  sheet(taskId: string): Promise<TestResponse> {
    return this.api.call('tasks.getSheet', { path: { task_id: taskId }, token: this.token });
  }

  write(taskId: string, answers: Readonly<Record<string, unknown>>): Promise<TestResponse> {
    return this.api.call('tasks.updateFields', {
      path: { task_id: taskId },
      body: { fields: Object.entries(answers).map(([path, value]) => ({ path, value })) },
      token: this.token,
    });
  }

  async visitAll(taskId: string, sectionId: string): Promise<void> {
    const { body } = await this.sheet(taskId);
    const edition = editionOf(body);
    const pages = edition?.sections.find(({ id }) => id === sectionId)?.pages.map(({ id }) => id) ?? [];
    for (const subtask of body.subtasks) {
      if (!pages.includes(subtask.page_id)) continue;
      await this.api.call('subtasks.visit', { path: { subtask_id: subtask.id }, token: this.token });
    }
  }

  async sign(taskId: string, sectionId: string, name: string, more: object = {}): Promise<TestResponse> {
    const { body } = await this.sheet(taskId);
    if (this.side === 'employer' && !this.isIdentified) await this.identify();
    return this.api.call('tasks.sign', {
      path: { task_id: taskId },
      body: signatureOf(editionOf(body), sectionId, name, more),
      token: this.token,
    });
  }
}

/** The form that a sheet is of. */
const editionOf = ({ content, form_key: form, edition }: TestResponse['body']): Edition | undefined =>
  content ? toEdition(content, { form, edition }) : currentEdition(form);

export const signatureInput = (formKey: string, sectionId: string, name: string, more: object = {}) =>
  signatureOf(currentEdition(formKey), sectionId, name, more);

function signatureOf(edition: Edition | undefined, sectionId: string, name: string, more: object) {
  const text = edition?.sections.find(({ id }) => id === sectionId)?.attestation?.text.en ?? '';
  return {
    section_id: sectionId,
    consents_to_electronic_signature: true,
    acknowledges_attestation: true,
    attestation_sha256: createHash('sha256').update(text).digest('hex'),
    signature: { method: 'typed', name },
    ...more,
  };
}

export const w4Answers = {
  'employee.first_name': 'Ana',
  'employee.last_name': 'Lopez',
  'employee.address': { street: '2 Oak Ave', city: 'Troy', state: 'NY', zip: '12180', country: 'USA' },
  'employee.social_security_number': '123-45-6789',
  'task.filing_status': 'single_or_married_filing_separately',
  'task.qualifying_children_amount': 2200,
  'task.dependents_total': 2200,
  'task.exempt': false,
} as const;

export const preparerAnswers = {
  'task.preparer_1_last_name': 'Cho',
  'task.preparer_1_first_name': 'Min',
  'task.preparer_1_address_street': '5 Elm St',
  'task.preparer_1_address_city': 'Troy',
  'task.preparer_1_address_state': 'NY',
  'task.preparer_1_address_zip': '12180',
} as const;

export const sectionOneAnswers = {
  'task.last_name': 'Lopez',
  'task.first_name': 'Ana',
  'task.address_street': '2 Oak Ave',
  'task.address_city': 'Troy',
  'task.address_state': 'NY',
  'task.address_zip': '12180',
  'task.date_of_birth': '1990-04-05',
  'task.social_security_number': '123-45-6789',
  'task.citizenship_status': 'citizen',
  'task.preparer_count': '0',
} as const;

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** A file that an employee has uploaded to the page of an I-9 that asks for copies of documents. */
export async function newFile(api: TestApi) {
  const { taskId, employeeId } = await newTask(api, 'i-9', { employer_id: await newEmployer(api) });
  const page = await HostedPage.open(api, employeeId);
  await answerAndSign(page, taskId, 'section_1', sectionOneAnswers, 'Ana Lopez');
  const { subtasks } = (await page.sheet(taskId)).body;
  const subtaskId: string = subtasks.find((it: { page_id: string }) => it.page_id === 'documents_copies').id;
  const form = new FormData();
  form.append('files', new Blob([new Uint8Array(png)]), 'passport.png');
  const sent = await api.call('subtasks.uploadFiles', {
    path: { subtask_id: subtaskId },
    form,
    token: page.token,
  });
  if (sent.status !== 200) throw new Error(JSON.stringify(sent.body));
  const fileId: string = sent.body.files[0].id;
  return { taskId, employeeId, subtaskId, fileId, page };
}

/** Waits until the service has made the document. */
export async function completedTask(api: TestApi, taskId: string): Promise<TestResponse> {
  for (let attempt = 0; attempt < 1000; attempt++) {
    const task = await api.call('tasks.findById', { path: { task_id: taskId } });
    if (task.body.status === 'completed') return task;
    await wait(50);
  }
  throw new Error('the document was not made in time');
}

/** Sets the service's clock; without a moment it runs on by itself again. */
export function setClock(api: TestApi, moment?: Date): void {
  api.app.get(Clock).now = () => moment ?? new Date();
}

/** Answers and signs an own section whole. */
export async function answerAndSign(
  page: HostedPage,
  taskId: string,
  sectionId: string,
  answers: Readonly<Record<string, unknown>>,
  name: string,
): Promise<TestResponse> {
  const written = await page.write(taskId, answers);
  if (written.status !== 200) throw new Error(JSON.stringify(written.body));
  await page.visitAll(taskId, sectionId);
  return page.sign(taskId, sectionId, name);
}

export const sectionTwoAnswers = {
  'task.list_choice': 'b_and_c',
  'task.list_b': {
    document: 'drivers_license',
    issuing_authority: 'New York',
    number: '123456789',
    expires_on: '2031-01-01',
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
  'task.employer_address': '1 Main St, Albany, NY 12207',
} as const;

/** A form of direct deposit to one account. */
export const depositAnswers = {
  'task.action': 'new',
  'task.account_1_bank_name': 'First Bank',
  'task.account_1_routing_number': '021000021',
  'task.account_1_account_number': '123456789012',
  'task.account_1_account_number_again': '123456789012',
  'task.account_1_type': 'savings',
} as const;
