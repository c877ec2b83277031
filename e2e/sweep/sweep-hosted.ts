import type { Page } from '@playwright/test';

import { emergencyContact, sectionOne } from '../hosted/entries.js';
import { EverifyHire } from '../hosted/everify-hire.js';
import { HostedPages } from '../hosted/hosted-pages.js';
import { newHire } from '../hosted/new-hire.js';
import { openInLanguage } from '../hosted/open-in-language.js';
import { signSection } from '../hosted/sign-section.js';
import { newAccount } from '../new-account.js';
import { expect, Integrator, runningStack } from '../stack.js';
import { hostedPages } from './routes.js';
import { type Look, Sweep } from './visit.js';

/** The hosted pages of a link, which are visited one after the other. */
export class HostedSweep {
  readonly hosted: HostedPages;
  private readonly sweep: Sweep;
  /** `/o/…` of the link that is open. */
  private session = '';

  constructor(
    readonly page: Page,
    private readonly look: Look,
  ) {
    this.hosted = new HostedPages(page, look.locale);
    this.sweep = new Sweep(page, look);
  }

  async open(link: string): Promise<void> {
    await this.page.setViewportSize({ width: this.look.width, height: 740 });
    await openInLanguage(this.page, link, this.look.locale);
    const [, , id = ''] = new URL(this.page.url()).pathname.split('/');
    this.session = `/o/${id}`;
  }

  /** Opens a page of the session without judging it. */
  goTo(path: string) {
    return this.page.goto(`${this.session}${path}`);
  }

  /** @param path below the session; that of the route, without it */
  async visit(route: string, path = route): Promise<void> {
    await this.sweep.visit(`/o/[session]${route}`, `${this.session}${path}`, { token: await this.token() });
  }

  /** Judges the page that is open. */
  judge(route: string): Promise<void> {
    return this.sweep.judge(`/o/[session]${route}`);
  }

  expectVisited(part: keyof typeof hostedPages): void {
    expect([...this.sweep.visited].toSorted()).toEqual([...hostedPages[part]].toSorted());
  }

  private async token(): Promise<string> {
    const name = `__form_${this.session.split('/')[2]}`;
    const cookies = await this.page.context().cookies();
    return decodeURIComponent(cookies.find((cookie) => cookie.name === name)?.value ?? '');
  }
}

const task = '/tasks/[task]';

/** The employee's pages: the list, a form from its first page to its versions, and the pages around them. */
export async function sweepEmployee(page: Page, api: Integrator, look: Look): Promise<void> {
  const begun = await newHire(api);
  const pages = new HostedSweep(page, look);
  const { hosted } = pages;
  const { w4, emergencyContact: contact } = begun.tasks;
  await pages.open(await begun.link('employee'));
  for (const route of ['', '/saved', '/consent', '/language', '/expired', '/unavailable'])
    await pages.visit(route);
  await pages.visit('/phone', `/phone?task=${w4}`);
  await pages.visit(`${task}/[page]`, `/tasks/${w4}/step_1`);
  await pages.visit(`${task}/review`, `/tasks/${w4}/review`);
  await pages.visit(`${task}/[page]/worksheet`, `/tasks/${w4}/step_4/worksheet`);

  await pages.goTo(`/tasks/${contact}`);
  await hosted.answer(emergencyContact);
  await pages.visit(`${task}/sign`, `/tasks/${contact}/sign`);
  await hosted.signAndGoOn('Ánh Nguyễn');
  await pages.visit(`${task}/done`, `/tasks/${contact}/done`);
  await pages.visit(`${task}/versions`, `/tasks/${contact}/versions`);

  await sweepSigned(pages, api);
  // Without the cookie of the session, as in a frame of a browser that keeps none.
  await page.context().clearCookies();
  await page.goto('/o/fs_unknown/framed?link=unknown');
  await pages.judge('/framed');
  pages.expectVisited('employee');
}

/** A person who signed Form I-9 on another device with a helper: the pages ask who they are, and for the helper. */
async function sweepSigned(pages: HostedSweep, api: Integrator): Promise<void> {
  const { page, hosted } = pages;
  const hire = await newHire(api);
  const answers = { ...sectionOne, 'task.preparer_count': '1' };
  await signSection(await hire.link('employee'), hire.tasks.i9, {
    id: 'section_1',
    answers,
    name: 'Ánh Nguyễn',
  });
  await pages.open(await hire.link('employee'));
  await pages.visit(`${task}/correction`, `/tasks/${hire.tasks.i9}/correction`);
  await pages.visit(`${task}/handover`, `/tasks/${hire.tasks.i9}/handover`);
  // The same browser has entered another number on Form I-9 of the next hire.
  const next = await newHire(api);
  await pages.open(await next.link('employee'));
  const { baseUrl } = runningStack();
  const device = (await page.context().cookies()).find(({ name }) => name.endsWith('onboarding_device'));
  const { token } = await new Integrator(baseUrl, '').post<{ token: string }>('/form_sessions', {
    link: new URL(await next.link('employee')).searchParams.get('link'),
    device: device?.value,
  });
  const fields = [{ path: 'task.social_security_number', value: '412-09-9999' }];
  await new Integrator(baseUrl, token).patch(`/tasks/${next.tasks.i9}/fields`, { fields });
  await pages.goTo(`/tasks/${next.tasks.w4}/step_1`);
  await page.locator('main [name="employee.social_security_number"]').fill('412-09-9998');
  await hosted.press(hosted.words.page.continue);
  await pages.judge(`${task}/[page]/compare`);

  // An account that asks for a code before each signature.
  const strict = await newAccount(api);
  await strict.patch('/account_settings', { employee_signature_proof: 'one_time_code' });
  const signer = await newHire(strict);
  await pages.open(await signer.link('employee'));
  await pages.visit('/identity', `/identity?task=${signer.tasks.w4}`);
}

/** The employer's pages, and those of a representative who examines documents for the employer. */
export async function sweepEmployer(page: Page, api: Integrator, look: Look): Promise<void> {
  const hire = await newHire(api);
  const { i9 } = hire.tasks;
  await signSection(await hire.link('employee'), i9, {
    id: 'section_1',
    answers: sectionOne,
    name: 'Ánh Nguyễn',
  });
  const pages = new HostedSweep(page, look);
  await pages.open(await hire.link('employer'));
  await pages.visit('/signer', `/signer?task=${i9}`);
  await pages.visit(`${task}/answers`, `/tasks/${i9}/answers`);
  await pages.visit(`${task}/send-back`, `/tasks/${i9}/send-back`);
  await pages.visit(`${task}/representative`, `/tasks/${i9}/representative`);
  pages.expectVisited('employer');

  const named = await api.post<{ url: string; code: string }>(`/tasks/${i9}/representatives`, {
    name: 'Dana Okafor',
    email: 'dana@harborfoods.com',
    title: 'Branch manager',
  });
  const dana = new HostedSweep(page, look);
  await dana.open(named.url);
  await dana.visit('/identity');
  await dana.hosted.fill({ code: named.code });
  await dana.hosted.press(dana.hosted.words.representative.codeSubmit);
  await dana.visit('');
}

/** A case of E-Verify before it is opened. @param api of a test account: it is simulated there alone */
export async function sweepEverify(page: Page, api: Integrator, look: Look): Promise<void> {
  const hire = await EverifyHire.make(api, '0001');
  await hire.sign();
  const { id } = await hire.read();
  const pages = new HostedSweep(page, look);
  await pages.open(await hire.link('employer', look.locale));
  await pages.visit('/everify/[case]', `/everify/${id}`);
  await pages.visit('/everify/[case]/close', `/everify/${id}/close`);
  pages.expectVisited('everify');
}
