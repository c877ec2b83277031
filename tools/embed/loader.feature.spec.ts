import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { AxeBuilder } from '@axe-core/playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Browser, type Frame, type Page, chromium } from '@playwright/test';
import { waitUntil } from '../process/wait.mjs';
import { root } from '../setup/root.mjs';
import { chromiumLaunchOptions } from '../test/chromium.mjs';
import { type Site, componentSite, html, libraryFile, startSite, stopSite } from './sites.js';

let browser: Browser;
let service: Site;
let partner: Site;
let listed: readonly string[];
let page: Page;

beforeAll(async () => {
  browser = await chromium.launch(chromiumLaunchOptions());
  service = await componentSite(() => listed);
  const policy = [
    "default-src 'none'",
    "script-src 'nonce-r4nd0m'",
    `frame-src ${service.origin}`,
    `connect-src ${service.origin}`,
  ].join('; ');
  partner = await startSite('127.0.0.1', (url, response) => {
    if (url.pathname.startsWith('/embed/'))
      return libraryFile(response, url.pathname.slice('/embed/'.length));
    const script = `<script nonce="r4nd0m" src="${service.origin}/embed.js"></script>`;
    if (url.pathname === '/strict') return html(response, script, { 'content-security-policy': policy });
    return html(response, url.pathname === '/empty' ? '<main></main>' : `<main></main>${script}`);
  });
  listed = [partner.origin];
}, 60_000);
afterAll(async () => {
  await browser.close();
  for (const site of [service, partner]) stopSite(site);
});
beforeEach(async () => {
  page = await (await browser.newContext()).newPage();
  await page.goto(partner.origin);
});
afterEach(() => page.context().close());

const addressOf = (query = 'code=first') => `${service.origin}/components/employees/list?${query}`;

/** Puts a component on the page; `asked` counts what `fetchUrl` was called, `events` is what was heard. */
async function put(fetchUrl = `() => '${addressOf()}&asked=' + asked`, options = '{}'): Promise<void> {
  await page.evaluate(`(async () => {
    window.asked = 0;
    window.events = [];
    const fetchUrl = ${fetchUrl};
    const firstday = await window.loadFirstday();
    window.component = firstday.create('employees/list', {
      fetchUrl: async () => { asked += 1; return fetchUrl(); },
      onEvent: (event) => events.push(event),
      ...${options},
    });
    (document.querySelector('main') ?? document.body).append(window.component);
  })()`);
}
const events = (of: Page = page): Promise<{ type: string }[]> => of.evaluate('events');
const asked = (): Promise<number> => page.evaluate('asked');
const heard = (type: string, within = 5000) =>
  waitUntil(async () => (await events()).some((event) => event.type === type), { within });
async function frame(of: Page = page): Promise<Frame> {
  const element = await of.locator('firstday-component iframe').elementHandle();
  const found = await element?.contentFrame();
  if (!found) throw new Error('there is no frame');
  return found;
}
const say = async (message: unknown) => (await frame()).evaluate(`port.send(${JSON.stringify(message)})`);
const shown = async () => {
  await put();
  expect(await heard('ready')).toBeTruthy();
  return frame();
};
const completed = { type: 'task_completed', task_id: 'task_1', employee_id: 'ee_1' };

describe('embed.js', () => {
  it('is below 5 kB gzipped, and one script that needs no other', async () => {
    const script = await readFile(join(root, 'libs/embed/dist/embed.js'), 'utf8');
    expect(gzipSync(script, { level: 9 }).length).toBeLessThan(5000);
    expect(script).not.toMatch(/\bimport\b|\brequire\b|\beval\b|new Function/);
  });

  it('shows a component, tells what it says, and lets it be as high as it is', async () => {
    await put(undefined, '{ minHeight: 100, maxHeight: 900 }');
    expect(await heard('resized')).toBeTruthy();
    expect(await events()).toContainEqual({ type: 'ready', component: 'employees/list' });
    const iframe = page.locator('firstday-component iframe');
    expect(await iframe.getAttribute('title')).toBe('Employees');
    expect(await iframe.getAttribute('allow')).toBe('clipboard-write');
    const height = async () => (await iframe.boundingBox())?.height;
    expect(await height()).toBe(100);
    for (const [given, expected] of [
      [500, 500],
      [2000, 900],
    ]) {
      await (await frame()).evaluate(`document.querySelector('#content').style.height = '${given}px'`);
      expect(await waitUntil(async () => (await height()) === expected, { within: 40_000 })).toBeTruthy();
    }
    const [request] = service.requests.filter(({ url }) => url.startsWith('/components/')).slice(-1);
    expect(request?.headers).toMatchObject({ 'sec-fetch-site': 'cross-site', referer: `${partner.origin}/` });
  });

  it('is heard by a page whose script runs late', async () => {
    await put(`() => '${addressOf('code=first&late=2500')}'`);
    expect(await heard('ready', 40_000)).toBeTruthy();
    await say(completed);
    expect(await heard('task_completed')).toBeTruthy();
    expect((await events()).filter(({ type }) => type === 'ready')).toHaveLength(1);
  });

  it('works on a page that allows scripts by nonce and no styles at all', async () => {
    const refused: string[] = [];
    page.on('console', (line) => line.type() === 'error' && refused.push(line.text()));
    await page.goto(`${partner.origin}/strict`);
    await put();
    expect(await heard('ready')).toBeTruthy();
    expect(refused).toEqual([]);
  });

  it('speaks with a page again after the frame was elsewhere', async () => {
    await shown();
    await (await frame()).evaluate(`location.href = '/o/turn'`);
    await page.frameLocator('firstday-component iframe').getByText('says nothing').waitFor();
    const { height } = (await page.locator('firstday-component iframe').boundingBox()) ?? { height: 0 };
    expect(height).toBeGreaterThan(500);
    await (await frame()).evaluate(`location.href = '/components/employees/list?session=cs_1'`);
    expect(
      await waitUntil(async () => (await events()).filter(({ type }) => type === 'ready').length === 2, {
        within: 40_000,
      }),
    ).toBeTruthy();
  });

  it('asks for a new address once before a session ends, and hands on its code', async () => {
    const inside = await shown();
    const expires_at = new Date(Date.now() + 60_000).toISOString();
    for (let time = 0; time < 3; time += 1) await say({ type: 'session_expiring', expires_at });
    const codes = () => inside.evaluate<string[]>('codes');
    expect(await waitUntil(async () => (await codes()).length > 0, { within: 40_000 })).toBeTruthy();
    expect([await codes(), await asked()]).toEqual([['first'], 2]);
    expect(inside.url()).toContain('asked=1');
  });

  it('asks again where its server stumbles, before anyone has to be told', async () => {
    await put(`() => { if (asked < 3) throw new Error('busy'); return '${addressOf()}'; }`);
    expect(await heard('ready', 40_000)).toBeTruthy();
    expect(await asked()).toBe(3);
    expect((await events()).map(({ type }) => type)).not.toContain('failed');
  });

  it.each(['used', 'expired', 'revoked'])('begins anew where the address is %s', async (reason) => {
    const inside = await shown();
    await say({ type: 'failed', reason });
    expect(
      await waitUntil(async () => (await inside.evaluate<string[]>('codes')).length > 0, { within: 40_000 }),
    ).toBeTruthy();
    await say({ type: 'failed', reason });
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(await asked()).toBe(2);
  });

  it('says in words what failed and offers to try again', async () => {
    await page.evaluate(`document.documentElement.lang = 'es'`);
    await put(`() => { if (!window.isUp) throw new Error('down'); return '${addressOf()}'; }`);
    const status = page.locator('firstday-component').getByRole('status');
    expect(await status.textContent()).toBe('Cargando…');
    expect(await heard('failed', 40_000)).toBeTruthy();
    expect(await events()).toEqual([{ type: 'failed', reason: 'error' }]);
    expect(await status.textContent()).toContain('No se pudo cargar.');
    expect((await new AxeBuilder({ page }).include('firstday-component').analyze()).violations).toEqual([]);
    await page.evaluate('window.isUp = true');
    await status.getByRole('button', { name: 'Volver a intentar' }).press('Enter');
    expect(await heard('ready')).toBeTruthy();
    expect(await status.textContent()).toBe('');
  });

  it.each([
    `'https://firstday.example/components/employees/list?code=1'`,
    `'${'SERVICE'}.evil.example/components/employees/list?code=1'`,
    `'${'SERVICE'}@evil.example/components/employees/list?code=1'`,
    `'${'SERVICE'}/components/everify/cases?code=1'`,
    `'javascript:parent.events.push(1)'`,
    `{ toString: () => '${'SERVICE'}/components/employees/list?code=1' }`,
    'undefined',
  ])('shows nothing for the address %s', async (given) => {
    await put(`() => (${given.replace('SERVICE', service.origin)})`);
    expect(await heard('failed')).toBeTruthy();
    expect(await page.locator('iframe').count()).toBe(0);
  });

  it('ends with its element, and begins anew where it is put back', async () => {
    await put(`() => new Promise((resolve) => (window.late = () => resolve('${addressOf()}')))`);
    await waitUntil(async () => (await asked()) === 1, { within: 40_000 });
    await page.evaluate(`component.remove(); late();`);
    expect(await page.locator('iframe').count()).toBe(0);
    await page.evaluate(`document.body.append(component); document.querySelector('main').append(component);`);
    expect(await waitUntil(async () => (await asked()) === 2, { within: 40_000 })).toBeTruthy();
    await page.evaluate('late()');
    expect(await heard('ready')).toBeTruthy();
    expect(await page.locator('firstday-component iframe').count()).toBe(1);
    expect(await asked()).toBe(2);
  });

  it('goes on where the page fails over what it hears', async () => {
    await put(undefined, `{ onEvent: (event) => { events.push(event); throw new Error('mine'); } }`);
    expect(await heard('ready')).toBeTruthy();
    await say(completed);
    expect(await heard('task_completed')).toBeTruthy();
  });

  it('refuses what it cannot show, at once', async () => {
    for (const wrong of [`'payroll', { fetchUrl() {} }`, `'employees/list'`, `'employees/list', {}`])
      expect(
        await page.evaluate(
          `loadFirstday().then((firstday) => firstday.create(${wrong})).catch(({ name }) => name)`,
        ),
      ).toBe('TypeError');
  });
});
