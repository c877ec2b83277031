import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Browser, type Page, chromium } from '@playwright/test';
import { waitUntil } from '../process/wait.mjs';
import { root } from '../setup/root.mjs';
import { chromiumLaunchOptions } from '../test/chromium.mjs';
import { application, importMap, reactModule } from './react-page.js';
import { type Site, componentSite, html, libraryFile, startSite, stopSite } from './sites.js';

const run = promisify(execFile);

let browser: Browser;
let service: Site;
let partner: Site;
let page: Page;
/** Whether `embed.js` can be reached. */
let isUp = true;

const policy = "default-src 'none'; script-src 'self' 'nonce-r4nd0m'; frame-src *";

beforeAll(async () => {
  browser = await chromium.launch(chromiumLaunchOptions());
  service = await componentSite(() => [partner.origin]);
  partner = await startSite('127.0.0.1', async ({ pathname }, response) => {
    if (pathname.startsWith('/embed/')) return libraryFile(response, pathname.slice('/embed/'.length));
    if (pathname.startsWith('/react/'))
      return void response
        .writeHead(200, { 'content-type': 'text/javascript' })
        .end(await reactModule(pathname));
    if (pathname === '/react')
      return html(response, `${importMap}<div id="root"></div><script type="module">${application}</script>`);
    return html(response, '<main></main>', { 'content-security-policy': policy });
  });
}, 60_000);
afterAll(async () => {
  await browser.close();
  for (const site of [service, partner]) stopSite(site);
});
beforeEach(async () => {
  isUp = true;
  const context = await browser.newContext();
  await context.route('**/embed.js', (route) => (isUp ? route.continue() : route.abort()));
  page = await context.newPage();
  await page.goto(partner.origin);
});

const load = (body: string) =>
  page.evaluate(`(async () => {
    const { loadFirstday } = await import('/embed/index.js');
    const given = { baseUrl: '${service.origin}', nonce: 'r4nd0m' };
    ${body}
  })()`);
const scripts = (): number => service.requests.filter(({ url }) => url === '/embed.js').length;

/** What a program of Node's prints. */
async function printed(program: string): Promise<string> {
  const args = ['--input-type=module', '-e', program];
  return (await run('node', args, { cwd: root, env: { ...process.env, NODE_OPTIONS: '' } })).stdout.trim();
}

describe('@firstday/embed', () => {
  it('loads the script once with the nonce of the page, however often it is asked', async () => {
    const before = scripts();
    const found = await load(`
      const [first, second, third] = await Promise.all([loadFirstday(given), loadFirstday(given), loadFirstday()]);
      return [first === second, second === third, document.querySelectorAll('script').length,
        document.querySelector('script').nonce];`);
    expect(found).toEqual([true, true, 1, 'r4nd0m']);
    expect(scripts()).toBe(before + 1);
  });

  it('shows a component', async () => {
    await load(`
      window.events = [];
      const firstday = await loadFirstday(given);
      document.querySelector('main').append(firstday.create('everify/cases', {
        fetchUrl: async () => '${service.origin}/components/everify/cases?code=1',
        onEvent: ({ type }) => events.push(type) }));`);
    const ready = async () => (await page.evaluate<string[]>('events')).includes('ready');
    expect(await waitUntil(ready, { within: 40_000 })).toBeTruthy();
  });

  it('says why it cannot load, and loads when it is asked again', async () => {
    isUp = false;
    const failure = `.catch(({ message }) => message)`;
    expect(await load(`return loadFirstday()${failure}`)).toContain('needs baseUrl');
    expect(await load(`return loadFirstday(given)${failure}`)).toContain('could not be loaded');
    isUp = true;
    expect(await load(`return typeof (await loadFirstday(given)).create`)).toBe('function');
    const another = `loadFirstday({ baseUrl: 'https://another.example' })${failure}`;
    expect(await load(`return ${another}`)).toContain(`was loaded from ${service.origin} before`);
  });

  it('does nothing on a server', async () => {
    const program = `
      import { loadFirstday } from '@firstday/embed';
      const firstday = await loadFirstday({ baseUrl: 'https://onboarding.acme.com' });
      try { firstday.create('employees/list', { fetchUrl() {} }); } catch ({ message }) { console.log(message); }`;
    expect(await printed(program)).toBe('A component needs a document: create it in a browser');
  });
});

describe('@firstday/embed/react', () => {
  it('renders its place on a server', async () => {
    const program = `
      import { FirstdayComponent } from '@firstday/embed/react';
      import { createElement } from 'react';
      import { renderToString } from 'react-dom/server';
      const component = createElement(FirstdayComponent, { component: 'employees/list', className: 'people' });
      console.log(renderToString(component));`;
    expect(await printed(program)).toBe('<div class="people"><div></div></div>');
  });

  it('shows a component once in strict mode, with the callbacks of the last rendering, and ends with it', async () => {
    await page.goto(`${partner.origin}/react`);
    const state = () => page.evaluate<{ asked: number; events: string[] }>('({ asked, events })');
    await page.evaluate(`show({ baseUrl: '${service.origin}' })`);
    const ready = async () => (await state()).events.includes('1 ready');
    expect(await waitUntil(ready, { within: 40_000 })).toBeTruthy();
    expect((await state()).asked).toBe(1);
    await page.evaluate(`show({ baseUrl: '${service.origin}' })`);
    const element = await page.locator('firstday-component iframe').elementHandle();
    await (
      await element?.contentFrame()
    )?.evaluate(`port.send({ type: 'task_completed', task_id: 'task_1', employee_id: 'ee_1' })`);
    const told = async () => (await state()).events.includes('2 task_completed');
    expect(await waitUntil(told, { within: 40_000 })).toBeTruthy();
    expect((await state()).asked).toBe(1);
    await page.evaluate(`show({ baseUrl: '${service.origin}', component: 'everify/cases' })`);
    const another = async () => (await state()).asked === 2;
    expect(await waitUntil(another, { within: 40_000 })).toBeTruthy();
    expect(await page.locator('firstday-component').count()).toBe(1);
    await page.evaluate('hide()');
    expect(await page.locator('firstday-component').count()).toBe(0);
  });

  it('offers to try again where the script cannot be loaded', async () => {
    isUp = false;
    await page.goto(`${partner.origin}/react`);
    await page.evaluate(`show({ baseUrl: '${service.origin}' })`);
    await page.getByRole('alert').waitFor();
    isUp = true;
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.frameLocator('firstday-component iframe').getByText('The component').waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
  });
});
