import { operations } from '@firstday/domain';
import { PDFDocument } from 'pdf-lib';

import { Family } from '../components/family.js';
import { newEmail, newPerson } from '../dashboard/dashboard-pages.js';
import { formByKey } from '../form-by-key.js';
import { EverifyHire } from '../hosted/everify-hire.js';
import { newHire } from '../hosted/new-hire.js';
import { pngOf } from '../hosted/png-of.js';
import { waitingHires } from '../hosted/waiting-hires.js';
import { newAccount, newOrganization } from '../new-account.js';
import { expect, type Integrator } from '../stack.js';
import { dashboardPages } from './routes.js';

interface Made {
  readonly id: string;
}
interface List {
  readonly data: readonly Made[];
}

/** An account in which every page of the dashboard has a record to show, and which no other journey changes. */
export interface WholeAccount {
  readonly api: Integrator;
  /** A word in the names of its records that no other account has. */
  readonly mark: string;
  /** The addresses of all pages, by their folders as `page-needs.ts` has them. */
  readonly addresses: ReadonlyMap<string, string>;
  /** Whom the components show. */
  readonly shown: { readonly employee: string; readonly employer: string };
  /** A PDF that a form may be drawn on. */
  readonly formPdf: { readonly sha256: string; readonly bytes: Buffer };
}

/** @param parent the shared test account: E-Verify is simulated for test accounts alone */
export async function wholeAccount(parent: Integrator): Promise<WholeAccount> {
  const mark = `Whole${Date.now().toString(36)}${process.pid}`;
  // Every page names the account.
  const api = await newAccount(parent, 'All pages');
  const [people, settings, policies, documents] = [
    await recordsOfPeople(api, mark),
    await recordsOfSettings(api, mark),
    await recordsOfPolicies(api, mark),
    await recordsOfForms(api, mark),
  ];
  const records = { ...people.records, ...settings, ...policies, ...documents.records };
  const queries = { ...people.queries, 'policies/[policy]/roll-back': 'version=1' };
  return {
    api,
    mark,
    addresses: new Map(dashboardPages.map((folder) => [folder, addressOf(folder, records, queries)])),
    shown: people.shown,
    formPdf: documents.formPdf,
  };
}

type ByFolder = Readonly<Record<string, string>>;

/** @throws Error where no record is known for a page: none is left out */
function addressOf(folder: string, records: ByFolder, queries: ByFolder): string {
  const parts = folder === '' ? [] : folder.split('/');
  const filled = parts.map((part, at) => {
    if (!part.startsWith('[')) return part;
    const record = records[parts.slice(0, at + 1).join('/')];
    if (record === undefined) throw new Error(`No record for the page ${folder}`);
    return record;
  });
  const query = queries[folder];
  return `${['/dashboard', ...filled].join('/')}${query === undefined ? '' : `?${query}`}`;
}

const today = () => new Date().toISOString().slice(0, 10);

async function firstOf(api: Integrator, path: string): Promise<string> {
  let id = '';
  await expect(async () => {
    id = (await api.get<List>(path)).data[0]?.id ?? '';
    expect(id, path).not.toBe('');
  }).toPass();
  return id;
}

/** Employers, employees, placements, and what is made of them. */
async function recordsOfPeople(api: Integrator, mark: string) {
  const employer = { name: `${mark} Foods`, new_hire_reports_from: today() };
  const hire = await newHire(api, { employer });
  await api.patch(`/employees/${hire.employee.id}`, {
    last_name: mark,
    date_of_birth: '1990-04-12',
    social_security_number: '412-09-9999',
  });
  const family = new Family(api, `${mark}wwwmwwwm`);
  const [one, same] = [await family.hire('Adaeze'), await family.hire('Adaeze')];
  const { hires } = await waitingHires(api, [`${mark}-Reyes`, `${mark}-Ortiz`]);
  const reviews = await api.get<{ data: readonly { task_id: string; cursor: string }[] }>(
    '/component_rows/reviews',
  );
  const review = reviews.data.find(({ task_id }) => task_id === hires[0]?.task);

  const everify = await EverifyHire.make(api, '0001');
  await everify.sign();
  const { id: form_id } = await formByKey(api, 'handbook');
  const of = { employee_id: hire.employee.id, employer_id: hire.employer.id };
  const archived = await api.post<Made>('/tasks?allow_duplicate=true', { form_id, ...of });
  await api.remove(`/tasks/${archived.id}?reason=duplicate`);
  await api.post('/legal_holds', { subject_id: hire.employee.id, reason: 'A charge of the EEOC' });
  const report = await api.post<Made>('/new_hire_reports', { employer_id: hire.employer.id, state: 'NY' });
  const packed = await api.post<Made>('/inspection_packages', {
    employer_id: hire.employer.id,
    employment: 'all',
  });
  const placement = await firstOf(api, `/placements?employee_id=${hire.employee.id}`);
  return {
    records: {
      'archive/[task]': archived.id,
      'employees/[employee]': one.id,
      'everify/[case]': (await everify.read()).id,
      'inspections/[package]': packed.id,
      'new-hires/[report]': report.id,
      'records/[kind]': 'employers',
      'records/[kind]/[record]': hire.employer.id,
      'records/placements/[placement]': placement,
    },
    queries: {
      'employees/[employee]/merge': `with=${same.id}`,
      'records/placements/delete': `placement=${placement}`,
      'review/next': `task=${review?.task_id ?? ''}&next=${review?.cursor ?? ''}`,
    },
    shown: { employee: hire.employee.id, employer: hire.employer.id },
  };
}

/** What an administrator and an integrator set up. */
async function recordsOfSettings(api: Integrator, mark: string): Promise<ByFolder> {
  const property = await api.post<Made>('/custom_properties', {
    name: 'badge',
    label: `${mark} badge`,
    entity_type: 'employee',
    scalar_type: 'string',
  });
  const organization = await newOrganization(api, `${mark} North`);
  const theme = await api.post<Made>('/themes', {
    name: `${mark} blue`,
    light: {
      primary_background: '#1a3d8f',
      logo: `data:image/png;base64,${pngOf('logo', 90).buffer.toString('base64')}`,
    },
  });
  const group = await api.post<Made>('/user_groups', {
    name: `${mark} recruiters`,
    permissions: ['employee:view', 'task:view'],
    access_rule: { fact: 'employer.name', operator: 'equals', value: `${mark} Foods` },
  });
  const email = await newPerson(api, { groups: [group.id], email: newEmail() });
  const user = await firstOf(api, `/users?email=${encodeURIComponent(email)}`);
  const token = await api.post<Made>('/api_tokens', {
    name: `${mark} payroll`,
    permissions: ['employee:view'],
  });
  // Nothing answers there: the delivery stays one that failed.
  const webhook = await api.post<Made>('/webhooks', {
    url: 'http://localhost:9/firstday',
    description: `${mark} payroll`,
    subscribed_events: ['client.created'],
  });
  await api.post('/clients', { name: `${mark} Client` });
  await api.post('/jobs', { name: `${mark} Job` });
  const event = await firstOf(api, '/events?type=client.created');
  const imported = await api.post<Made>('/imports', {
    kind: 'clients',
    content: `name,external_id\n${mark} Pier,C-17\n${mark} Dock,C-18\n`,
  });
  return {
    'api-tokens/[token]': token.id,
    'appearance/[theme]': theme.id,
    'connected-organizations/[organization]': organization.id,
    'custom-properties/[property]': property.id,
    'events/[event]': event,
    'groups/[group]': group.id,
    'imports/[import]': imported.id,
    'settings/messages/wording/[message]': 'invitation',
    'users/[user]': user,
    'webhooks/[webhook]': webhook.id,
    'webhooks/[webhook]/deliveries/[event]': event,
  };
}

/** A policy with two versions, and one of the library. */
async function recordsOfPolicies(api: Integrator, mark: string): Promise<ByFolder> {
  const { id: form } = await formByKey(api, 'w-9');
  const at = (value: string) => ({ fact: 'work_location.city', operator: 'equals', value });
  const policy = await api.post<Made>('/policies', {
    name: `${mark} ports`,
    condition: at('Portland'),
    form_ids: [form],
  });
  const condition = { all: [at('Portland'), at('Bangor')] };
  await api.patch(`/policies/${policy.id}`, { condition, reason: 'Bangor has a port, too.' });
  return {
    'policies/[policy]': policy.id,
    'policies/library/[policy]': 'irs-8233',
    'policies/library/states/[place]': 'CA',
  };
}

/** A custom form that is published and changed since, and a document of the employer's. */
async function recordsOfForms(api: Integrator, mark: string) {
  const { body } = operations['forms.create'].reference;
  const form = await api.post<Made>('/forms', body);
  await api.post(`/forms/${form.id}/publish`, {});
  const draft = await api.get<{ content: object }>(`/forms/${form.id}/draft`);
  await api.patch(`/forms/${form.id}/draft`, {
    content: { ...draft.content, name: { en: `${mark} workwear`, es: `${mark} ropa` } },
  });
  const query = new URLSearchParams({ form_key: 'handbook', title: `${mark} handbook`, version: 'Fall' });
  const pdf = await PDFDocument.create();
  pdf.addPage().drawText('Be kind.');
  const bytes = Buffer.from(await pdf.save());
  const document = await api.publish<Made>(`/account_documents?${query}`, bytes);
  const { sha256 } = await api.publish<{ sha256: string }>('/form_pdfs?name=handbook', bytes);
  return {
    records: {
      'documents/[document]': document.id,
      'forms/[form]': form.id,
      'forms/official/[form]': (await formByKey(api, 'i-9')).id,
    },
    formPdf: { sha256, bytes },
  };
}
