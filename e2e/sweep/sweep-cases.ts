import { type Page, expect } from '@playwright/test';

import { EverifyHire } from '../hosted/everify-hire.js';
import { Integrator, runningStack } from '../stack.js';
import { HostedSweep } from './sweep-hosted.js';
import type { Look } from './visit.js';

const route = '/everify/[case]';

interface Case {
  readonly hire: EverifyHire;
  readonly id: string;
  readonly pages: HostedSweep;
}

/** A case whose outcome the last four digits choose, on the employer's side. */
async function caseOf(page: Page, api: Integrator, look: Look, lastFour: string, more = {}): Promise<Case> {
  const hire = await EverifyHire.make(api, lastFour, more);
  await hire.sign();
  const { id } = await hire.read();
  const pages = new HostedSweep(page, look);
  await pages.open(await hire.link('employer', look.locale));
  return { hire, id, pages };
}

/** The case once it is opened at E-Verify, and has become this. */
async function openedCase(page: Page, api: Integrator, look: Look, lastFour: string, status: string) {
  const opened = await caseOf(page, api, look, lastFour);
  await api.post(`/everify_cases/${opened.id}/open`, {});
  await hasStatus(opened, status);
  return opened;
}

const hasStatus = ({ hire }: Case, status: string): Promise<void> =>
  expect.poll(async () => (await hire.read()).status, { timeout: 60_000 }).toBe(status);

/** What the pages of a case show in the states that no journey goes through. */
export const caseStates: Readonly<
  Record<string, (page: Page, api: Integrator, look: Look) => Promise<void>>
> = {
  'overdue, in the list and on its page': async (page, api, look) => {
    const { id, pages } = await caseOf(page, api, look, '0001', { daysAgo: 15 });
    const { components, everify } = pages.hosted.words;
    const overdue = components.wasDue.replace('{date}', '').trim();
    await pages.visit('');
    await expect(page.getByText(overdue).first()).toBeVisible();
    await pages.visit(route, `/everify/${id}`);
    await expect(page.getByText(overdue).first()).toBeVisible();
    await expect(page.getByRole('radio', { name: everify.delay_OTHER })).toBeVisible();
  },
  'a duplicate, which needs a reason': async (page, api, look) => {
    const { id, pages } = await caseOf(page, api, look, '0009');
    const { everify } = pages.hosted.words;
    await api.post(`/everify_cases/${id}/open`, {});
    await pages.visit(route, `/everify/${id}`);
    await expect(page.getByRole('heading', { name: everify.duplicate, exact: true })).toBeVisible();
    await expect(page.getByRole('radio', { name: everify.duplicate_REHIRE })).toBeVisible();
  },
  'with details to confirm': async (page, api, look) => {
    const { id, pages } = await openedCase(page, api, look, '0011', 'UNCONFIRMED_DATA');
    await pages.visit(route, `/everify/${id}`);
    await expect(page.getByRole('textbox').first()).toBeVisible();
    await pages.visit(`${route}/close`, `/everify/${id}/close`);
  },
  'with an open mismatch, which is closed for wrong data and for nothing else': async (page, api, look) => {
    const { id, pages } = await openedCase(page, api, look, '0005', 'PENDING_REFERRAL');
    await pages.visit(route, `/everify/${id}`);
    await pages.visit(`${route}/close`, `/everify/${id}/close`);
    await expect(page.getByRole('radio')).toHaveCount(1);
    const { reason_INCORRECT_DATA: reason } = pages.hosted.words.everify;
    await expect(page.getByRole('radio', { name: reason })).toBeVisible();
  },
  'with a final nonconfirmation, which asks whether the employee stays': async (page, api, look) => {
    const opened = await openedCase(page, api, look, '0004', 'PENDING_REFERRAL');
    const { hire, id, pages } = opened;
    await api.download(`/everify_cases/${id}/further_action_notice`);
    await api.tell(`/everify_cases/${id}/notify`);
    await declines(hire, id);
    await api.tell(`/everify_cases/${id}/decline_to_act`);
    await hasStatus(opened, 'FINAL_NONCONFIRMATION');
    await pages.visit(route, `/everify/${id}`);
    const { final, reason_EMPLOYEE_CONTINUES_TO_WORK_AFTER_FNC: stays } = pages.hosted.words.everify;
    await expect(page.getByRole('heading', { name: final, exact: true })).toBeVisible();
    await expect(page.getByRole('radio', { name: stays.replaceAll('{name}', 'Ánh') })).toBeVisible();
  },
  'that lacks something': async (page, api, look) => {
    const { id, pages } = await caseOf(page, api, look, '0001', { companyId: null });
    const { everify } = pages.hosted.words;
    await pages.visit(route, `/everify/${id}`);
    await expect(page.getByRole('heading', { name: everify.missing, exact: true })).toBeVisible();
    await expect(page.getByText(everify.missing_company_id, { exact: true })).toBeVisible();
  },
};

/** The employee signs that they do not contest the mismatch, without the pages. */
async function declines(hire: EverifyHire, id: string): Promise<void> {
  const { baseUrl } = runningStack();
  const link = new URL(await hire.link('employee')).searchParams.get('link');
  const opened = await new Integrator(baseUrl, '').post<{ token: string }>('/form_sessions', { link });
  const session = new Integrator(baseUrl, opened.token);
  await session.post(`/everify_cases/${id}/decision`, {
    decision: 'not_act',
    name: 'Ánh Nguyễn',
    consents_to_electronic_signature: true,
    acknowledges_notice: true,
  });
}
