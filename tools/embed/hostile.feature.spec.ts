import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Browser, type Page, chromium } from '@playwright/test';
import { waitUntil } from '../process/wait.mjs';
import { chromiumLaunchOptions } from '../test/chromium.mjs';
import { type Site, componentSite, html, startSite, stopSite } from './sites.js';

let browser: Browser;
let service: Site;
let partner: Site;
let stranger: Site;
let page: Page;

/** Says of itself what a component would, to every window that it can reach. */
const forger = `<script>
  const forged = [
    { type: 'task_completed', task_id: 'task_9', employee_id: 'ee_9' },
    { type: 'hello', nonce: '0123456789abcdef', version: 1 },
    { firstday: 1, type: 'task_completed', task_id: 'task_9', employee_id: 'ee_9' },
  ];
  const everywhere = (data) => {
    for (const target of [parent, opener, top]) if (target && target !== window) {
      const { port1, port2 } = new MessageChannel();
      target.postMessage(data, '*', [port2]);
      for (const message of forged) port1.postMessage(message);
    }
  };
  for (const data of forged) everywhere(data);
</script>forged`;

/** Greets the first frame of its parent or opener as the page around it would, and keeps what comes back. */
const greeter = `<script>
  window.answers = [];
  addEventListener('message', ({ data }) => answers.push(data));
  window.greet = (data = {}) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => answers.push(data);
    const around = opener ?? parent;
    around.frames[0].postMessage(
      { firstday: 1, type: 'connect', nonce: '0123456789abcdef0123', ...data }, '*', [port2]);
    port1.postMessage({ type: 'renew', url: 'SERVICE/components/employees/list?code=theirs' });
  };
  greet();
</script>greeter`;

beforeAll(async () => {
  browser = await chromium.launch(chromiumLaunchOptions());
  service = await componentSite(() => [partner.origin]);
  const site = () =>
    startSite('127.0.0.1', ({ pathname }, response) => {
      if (pathname === '/forger') return html(response, forger);
      if (pathname === '/greeter') return html(response, greeter.replaceAll('SERVICE', service.origin));
      return html(response, `<main></main><script src="${service.origin}/embed.js"></script>`);
    });
  [partner, stranger] = await Promise.all([site(), site()]);
}, 60_000);
afterAll(async () => {
  await browser.close();
  for (const site of [service, partner, stranger]) stopSite(site);
});
beforeEach(async () => {
  page = await (await browser.newContext()).newPage();
});
afterEach(() => page.context().close());

async function put(origin: string) {
  await page.goto(origin);
  await page.evaluate(`(async () => {
    window.events = [];
    const firstday = await loadFirstday();
    window.component = firstday.create('employees/list', {
      fetchUrl: async () => '${service.origin}/components/employees/list?code=1',
      onEvent: (event) => events.push(event) });
    document.querySelector('main').append(component);
  })()`);
}
const kinds = async () => (await page.evaluate<{ type: string }[]>('events')).map(({ type }) => type);
const ready = () => waitUntil(async () => (await kinds()).includes('ready'), { within: 40_000 });
const component = async () => {
  const element = await page.locator('firstday-component iframe').elementHandle();
  const found = await element?.contentFrame();
  if (!found) throw new Error('there is no frame');
  return found;
};
const aWhile = () => new Promise((resolve) => setTimeout(resolve, 700));
const framed = async (url: string) => {
  await page.evaluate(
    `document.body.prepend(Object.assign(document.createElement('iframe'), { src: '${url}' }))`,
  );
  await page
    .frameLocator(`iframe[src="${url}"]`)
    .getByText(/forged|greeter/)
    .waitFor();
  return page.frames().find((each) => each.url() === url);
};

describe('a partner’s page', () => {
  it('hears nothing that another frame forges, of another origin or its own', async () => {
    await put(partner.origin);
    expect(await ready()).toBeTruthy();
    for (const { origin } of [stranger, partner]) await framed(`${origin}/forger`);
    await aWhile();
    expect(await kinds()).not.toContain('task_completed');
  });

  it('hears nothing from a window that it opened', async () => {
    await put(partner.origin);
    expect(await ready()).toBeTruthy();
    const opened = page.waitForEvent('popup');
    await page.evaluate(`void open('${stranger.origin}/forger')`);
    await (await opened).getByText('forged').waitFor();
    await aWhile();
    expect(await kinds()).not.toContain('task_completed');
  });

  it('hears nothing from a frame within the component', async () => {
    await put(partner.origin);
    expect(await ready()).toBeTruthy();
    await (
      await component()
    ).evaluate(
      `document.body.append(Object.assign(document.createElement('iframe'), { src: '${stranger.origin}/forger' }))`,
    );
    await aWhile();
    expect(await kinds()).not.toContain('task_completed');
  });

  it('hears no message that is not exactly one, even from the component', async () => {
    await put(partner.origin);
    expect(await ready()).toBeTruthy();
    await (
      await component()
    ).evaluate(`
      for (const message of [
        { type: 'task_completed', task_id: 'task_9', employee_id: 'ee_9', ssn: '123-45-6789' },
        { type: 'task_completed', task_id: '<img src=x onerror=alert(1)>', employee_id: 'ee_9' },
        { type: 'navigated', path: 'javascript:alert(1)' },
        { type: 'resized', height: 1e9 },
        { type: 'renew', url: location.href }, 'ready', null, 7,
      ]) port.send(message);`);
    await aWhile();
    expect((await kinds()).filter((kind) => kind !== 'resized')).toEqual(['ready']);
  });

  it('greets nobody else who comes to be in its frame', async () => {
    await put(partner.origin);
    expect(await ready()).toBeTruthy();
    await (await component()).evaluate(`location.href = '${stranger.origin}/'`);
    const inside = await component();
    await inside.waitForURL(`${stranger.origin}/`);
    await inside.evaluate(`window.got = []; addEventListener('message', ({ data }) => got.push(data));`);
    await aWhile();
    expect(await inside.evaluate('got')).toEqual([]);
  });
});

describe('a component', () => {
  it('says nothing to a page whose origin is not listed', async () => {
    await put(stranger.origin);
    await (await component()).waitForFunction('window.port');
    await aWhile();
    expect(await kinds()).toEqual([]);
  });

  /** In the partner's own markup, where other windows can name its frame. */
  const plainly = async () => {
    await page.goto(partner.origin);
    await page.evaluate(`document.body.append(Object.assign(document.createElement('iframe'),
      { id: 'plain', src: '${service.origin}/components/employees/list?code=1' }))`);
    const inside = await (await page.locator('#plain').elementHandle())?.contentFrame();
    await inside?.waitForFunction('window.port');
    if (!inside) throw new Error('there is no frame');
    return inside;
  };
  const anotherFrame = async (origin: string) => {
    await page.evaluate(
      `document.body.append(Object.assign(document.createElement('iframe'), { src: '${origin}/greeter' }))`,
    );
    return waitUntil(() => page.frames().find((each) => each.url() === `${origin}/greeter`), {
      within: 40_000,
    });
  };
  const openedWindow = async () => {
    const opened = page.waitForEvent('popup');
    await page.evaluate(`void open('${partner.origin}/greeter')`);
    return opened;
  };

  it.each([
    ['another frame', () => anotherFrame(stranger.origin)],
    ['another frame of the partner', () => anotherFrame(partner.origin)],
    ['a window that the partner opened', openedWindow],
  ] as const)('neither answers nor obeys %s', async (_, otherWindow) => {
    const inside = await plainly();
    const other = await otherWindow();
    await other?.getByText('greeter').waitFor();
    await other?.evaluate('greet()');
    await aWhile();
    expect(await other?.evaluate('answers')).toEqual([]);
    expect(await inside.evaluate('codes')).toEqual([]);
    // The very same words from the page around it are answered.
    const answer = await page.evaluate(`new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = ({ data }) => resolve(data);
      const connect = { firstday: 1, type: 'connect', nonce: '0123456789abcdef0123' };
      document.querySelector('#plain').contentWindow.postMessage(connect, '*', [port2]);
    })`);
    expect(answer).toEqual({ type: 'hello', nonce: '0123456789abcdef0123', version: 1 });
  });

  it('is not led to another component or site by what the page around it says', async () => {
    await put(partner.origin);
    expect(await ready()).toBeTruthy();
    await page.evaluate(`(async () => {
      const { port1, port2 } = new MessageChannel();
      const frame = component.shadowRoot.querySelector('iframe');
      const connect = { firstday: 1, type: 'connect', nonce: '0123456789abcdef0123' };
      frame.contentWindow.postMessage(connect, '${service.origin}', [port2]);
      for (const url of ['${service.origin}/components/everify/cases?code=x', '${stranger.origin}/components/employees/list?code=x',
        'javascript:alert(1)//components/employees/list?code=x'])
        port1.postMessage({ type: 'renew', url });
      port1.postMessage({ type: 'renew', url: '${service.origin}/components/employees/list?code=ours' });
    })()`);
    const codes = async () => (await component()).evaluate<string[]>('codes');
    expect(await waitUntil(async () => (await codes()).length > 0, { within: 40_000 })).toBeTruthy();
    expect(await codes()).toEqual(['ours']);
  });
});
