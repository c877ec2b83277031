import type { Page } from '@playwright/test';

import type { WholeAccount } from './whole-account.js';

/** What is asked of a handler of the dashboard: a route that answers without a page. */
export interface Handler {
  readonly route: string;
  /** Below `/dashboard`. */
  readonly path: string;
  /** What is sent; a handler without it is read. */
  readonly body?: object;
  /** The same, as a form sends it. */
  readonly form?: Readonly<Record<string, string | { name: string; mimeType: string; buffer: Buffer }>>;
  /** It says nothing of any account, and answers everyone. */
  readonly isOpen?: true;
  /** What someone without permissions is answered; without it they are refused. */
  readonly saysNothing?: string;
}

/** Every handler with a request that an administrator is answered with something of the account. */
export const handlersOf = ({ addresses, formPdf, mark, shown }: WholeAccount): readonly Handler[] => {
  const form = addresses.get('forms/[form]')?.replace('/dashboard', '') ?? '';
  const theme = addresses.get('appearance/[theme]')?.replace('/dashboard', '') ?? '';
  const pdf = `/form-pdfs/${formPdf.sha256}`;
  return [
    { route: '/appearance/[theme]/logo/[mode]', path: `${theme}/logo/light` },
    {
      route: '/employees/acts/[act]',
      path: '/employees/acts/rows',
      body: { selection: { employee_ids: [shown.employee] } },
    },
    {
      route: '/employees/new/preview',
      path: '/employees/new/preview',
      body: { ...noHire, employer_id: shown.employer },
      saysNothing: '{"policies":null}',
    },
    {
      route: '/employees/new/same-people',
      path: '/employees/new/same-people',
      body: { first_name: 'Ánh', last_name: mark, email: '' },
      saysNothing: '[]',
    },
    { route: '/exports/[list]', path: '/exports/employers' },
    { route: '/find/results', path: `/find/results?search=${mark}`, saysNothing: '[]' },
    {
      route: '/form-pdfs',
      path: '/form-pdfs?name=sweep',
      form: { files: { name: 'a.pdf', mimeType: 'application/pdf', buffer: formPdf.bytes } },
    },
    { route: '/form-pdfs/[sha256]', path: pdf },
    { route: '/form-pdfs/[sha256]/content', path: `${pdf}/content` },
    { route: '/form-pdfs/[sha256]/pages/[page]', path: `${pdf}/pages/1` },
    { route: '/forms/[form]/document', path: `${form}/document` },
    { route: '/imports/template', path: '/imports/template?kind=employees', isOpen: true },
    {
      route: '/policies/replay',
      path: '/policies/replay',
      body: { policy_id: addresses.get('policies/[policy]')?.split('/').at(-1), status: 'archived' },
    },
    { route: '/record-choices', path: `/record-choices?kind=employer&name=${mark}` },
    {
      route: '/records/placements/deletions',
      path: '/records/placements/deletions',
      body: { selection: { placement_ids: ['pla_1ChFExampLe11111111111'] } },
    },
    { route: '/reports/csv', path: '/reports/csv?report=time_to_done' },
    {
      route: '/settings/messages/wording/document',
      path: '/settings/messages/wording/document?kind=invitation&language=en',
      form: { subject: 'Welcome', body: 'Start at {link}', sms: '' },
    },
    {
      route: '/settings/messages/wording/preview',
      path: '/settings/messages/wording/preview',
      body: {
        ...{ kind: 'invitation', language: 'en', employer_id: null, fields: [] },
        ...{ subject: 'Welcome', body: 'Start at {link}', sms: '' },
      },
      saysNothing: 'null',
    },
  ];
};

const noHire = Object.fromEntries(
  [
    ...['employee_id', 'same_person', 'city', 'state', 'zip', 'country', 'client_id', 'job_id'],
    ...['start_date', 'worker_type', 'works_remotely', 'pay_rate', 'pay_basis', 'pay_frequency'],
    ...['regular_payday', 'overtime_status'],
  ].map((name) => [name, '']),
);

/** The person to whom a page was shown, as its requests name them; someone else's without a session. */
export async function placeOf(page: Page): Promise<Readonly<Record<string, string>>> {
  const answer = await page.request.get('/api/v1/session');
  if (!answer.ok()) return { account: 'acct_unknown', user: 'user_unknown' };
  const session: { account: { id: string }; user: { id: string } } = await answer.json();
  return { account: session.account.id, user: session.user.id };
}

/** Whether a handler is sent something, which no page of another site may do. */
export const isWritten = ({ body, form }: Pick<Handler, 'body' | 'form'>): boolean =>
  body !== undefined || form !== undefined;

/** Asks a handler as a page does that shows it to this person. */
export async function ask(
  page: Page,
  { path, body, form }: Handler,
  place: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>>,
) {
  const isRead = !isWritten({ body, form });
  const named = isRead ? '' : `${path.includes('?') ? '&' : '?'}${new URLSearchParams(place)}`;
  const answer = await page.request.fetch(`/dashboard${path}${named}`, {
    method: isRead ? 'GET' : 'POST',
    headers,
    maxRedirects: 0,
    ...(body === undefined ? {} : { data: body }),
    ...(form === undefined ? {} : { multipart: form }),
  });
  return { status: answer.status(), text: (await answer.body()).toString('latin1') };
}
