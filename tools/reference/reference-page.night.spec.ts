import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Browser, type Page, type Request, chromium } from '@playwright/test';
import { chromiumLaunchOptions } from '../test/chromium.mjs';
import { violationsIn } from '../test/page-axe.ts';
import { TestApi } from '../../apps/api/src/testing/test-api.js';

let api: TestApi;
let browser: Browser;
beforeAll(async () => {
  api = await TestApi.start();
  browser = await chromium.launch(chromiumLaunchOptions());
}, 120_000);
afterAll(async () => {
  await browser.close();
  await api.stop();
});

interface Look {
  readonly page: Page;
  readonly requests: Request[];
  readonly complaints: string[];
}
interface Reader {
  readonly width?: number;
  readonly colorScheme?: 'dark' | 'light';
}
async function open(path: string, { width = 1280, colorScheme = 'light' }: Reader = {}): Promise<Look> {
  const context = await browser.newContext({
    viewport: { width, height: 800 },
    colorScheme,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const page = await context.newPage();
  const look: Look = { page, requests: [], complaints: [] };
  page.on('request', (request) => look.requests.push(request));
  page.on('pageerror', (error) => look.complaints.push(error.message));
  page.on('console', (said) => {
    if (said.type() === 'error') look.complaints.push(said.text());
  });
  await page.goto(api.url + path);
  return look;
}

const found = (page: Page) => page.locator('.rows li:visible').evaluateAll(idsOf);
const idsOf = (rows: readonly { readonly dataset: { readonly id?: string } }[]) =>
  rows.map(({ dataset }) => dataset.id);

const creation = 'Create a placement, and its tasks if asked';

/** The pages of the reference, as its first page links them. */
async function pagesOfReference(): Promise<string[]> {
  const text = (await api.request('GET', '/api/docs', { token: null })).bytes.toString();
  return [
    '/api/docs',
    ...new Set([...text.matchAll(/href="(\/api\/docs\/[\w-]+)"/g)].map(([, path = '']) => path)),
  ];
}

describe('the page of the reference', () => {
  it('finds operations by what they do, and shows one with its example on a phone without scrolling sideways', async () => {
    const { page, complaints } = await open('/api/docs', { width: 360 });
    await page.getByLabel('Search operations').fill('create a PLACEMENT');
    const ids = await found(page);
    expect(ids).toEqual(expect.arrayContaining(['placements.create', 'placement.created']));
    expect(ids.length).toBeLessThan(5);
    expect(await page.getByRole('status').innerText()).toBe(`${ids.length} found`);
    await page.getByRole('link', { name: creation }).click();
    const section = page.getByRole('region', { name: creation });
    await section.getByText('"create_tasks": true').first().waitFor();
    await page.waitForLoadState();
    const heading = await section.getByRole('heading', { name: creation }).boundingBox();
    expect(heading?.y).toBeGreaterThanOrEqual(0);
    expect(heading?.y).toBeLessThan(800);
    expect(await page.evaluate('document.scrollingElement.scrollWidth')).toBe(360);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('finds webhooks by the event that they tell, also from another page', async () => {
    const { page } = await open('/api/docs/clients');
    await page.keyboard.press('/');
    await page.keyboard.type('everify_case. event');
    await page.keyboard.press('Enter');
    await page.waitForURL(/q=everify_case/);
    expect(await found(page)).toEqual(['everify_case.created', 'everify_case.updated']);
    await page.context().close();
  });

  it('says of a property what it means, and of an object what it is made of', async () => {
    const { page } = await open('/api/docs/placements#placements.create');
    const section = page.getByRole('region', { name: creation });
    await section.getByText('The work that the person does.').waitFor();
    await section.getByRole('link', { name: 'Placement', exact: true }).click();
    await page
      .getByRole('region', { name: 'Placement', exact: true })
      .getByText('missing_task_count')
      .waitFor();
    await page.context().close();
  });

  it('copies a request in the language that is chosen, by the keyboard', async () => {
    const { page } = await open('/api/docs/clients');
    const section = page.getByRole('region', { name: 'Create a client', exact: true });
    await section.getByText('Python', { exact: true }).focus();
    await page.keyboard.press('Enter');
    await section.getByRole('button', { name: 'Copy' }).locator('visible=true').first().press('Enter');
    await section.getByRole('button', { name: 'Copied' }).waitFor();
    const copied = String(await page.evaluate('navigator.clipboard.readText()'));
    expect(copied).toMatch(/^import os\nimport requests\n[^]*"name": "Harbor Foods"/);
    await page.context().close();
  });

  it.each([
    ['/api/docs', 360, 'dark'],
    ['/api/docs', 1280, 'light'],
    ['/api/docs/clients', 360, 'light'],
    ['/api/docs/jobs', 1280, 'dark'],
  ] as const)(
    'has nothing that axe finds wrong: %s, %d px wide, in the %s',
    async (path, width, colorScheme) => {
      const { page } = await open(path, { width, colorScheme });
      await page.locator('details').evaluateAll('all => all.forEach((one) => { one.open = true })');
      expect(await violationsIn(page.mainFrame())).toEqual([]);
      await page.context().close();
    },
  );

  it('is nowhere wider than a phone', async () => {
    const { page } = await open('/api/docs', { width: 360 });
    for (const path of await pagesOfReference()) {
      await page.goto(api.url + path);
      expect([path, await page.evaluate('document.scrollingElement.scrollWidth')]).toEqual([path, 360]);
    }
    await page.context().close();
  });

  it('takes less than 400 kB with all that it loads, each of its pages, before it is compressed', async () => {
    const { page, requests, complaints } = await open('/api/docs');
    await page.getByLabel('Search operations').fill('tasks');
    const elsewhere = requests
      .map((request) => request.url())
      .filter((url) => !url.startsWith(`${api.url}/`));
    expect(elsewhere.filter((url) => !url.startsWith('data:'))).toEqual([]);
    expect(complaints).toEqual([]);
    const loaded = requests
      .map((request) => new URL(request.url()).pathname)
      .filter((path) => path.startsWith('/api'));
    expect(loaded).toEqual(['/api/docs', '/api/docs/reference.css', '/api/docs/reference.js']);
    const shared = await bytesOf(loaded.slice(1));
    for (const path of await pagesOfReference())
      expect(shared + (await bytesOf([path]))).toBeLessThan(400_000);
    await page.context().close();
  });

  it('has no link that leads nowhere', async () => {
    const texts = new Map<string, string>();
    for (const path of await pagesOfReference())
      texts.set(path, (await api.request('GET', path, { token: null })).bytes.toString());
    for (const [path, text] of texts)
      for (const [, href = ''] of text.matchAll(/href="([^"]+)"/g)) {
        const [place = '', anchor] = href.split('#');
        if (anchor !== undefined)
          expect([href, texts.get(place || path)]).toEqual([href, expect.stringContaining(`id="${anchor}"`)]);
      }
  });

  it('is the same for who takes nothing compressed; other names below it are nothing', async () => {
    const get = (encoding: string) =>
      fetch(`${api.url}/api/docs/clients`, { headers: { 'accept-encoding': encoding } });
    const [plain, compressed] = [await get('identity'), await get('gzip')];
    expect([plain.headers.get('content-encoding'), compressed.headers.get('content-encoding')]).toEqual([
      null,
      'gzip',
    ]);
    expect(await plain.text()).toBe(await compressed.text());
    for (const name of ['nothing', '__proto__', 'constructor', '..%2fopenapi.json'])
      expect((await api.request('GET', `/api/docs/${name}`, { token: null })).status).toBe(404);
  });

  it('loads from no other address, whatever stands in it', async () => {
    const { headers } = await api.request('GET', '/api/docs', { token: null });
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'self'");
    expect(policy).not.toMatch(/https?:|\*|script-src[^;]*unsafe/);
  });
});

async function bytesOf(paths: readonly string[]): Promise<number> {
  const all = await Promise.all(paths.map((path) => api.request('GET', path, { token: null })));
  return all.reduce((sum, { bytes }) => sum + bytes.length, 0);
}

describe('the OpenAPI document', () => {
  it('is downloaded by anybody, and is the one that the client is made from', async () => {
    const { status, headers, body } = await api.request('GET', '/api/openapi.json', { token: null });
    expect([status, headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8']);
    const committed = await readFile(new URL('../../apps/api/openapi.json', import.meta.url), 'utf8');
    expect(body).toEqual(JSON.parse(committed));
  });
});
