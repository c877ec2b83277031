import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Browser, type Page, type Request, chromium } from '@playwright/test';
import { chromiumLaunchOptions } from '../test/chromium.mjs';
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
async function open(width: number): Promise<Look> {
  const page = await browser.newPage({ viewport: { width, height: 800 } });
  const look: Look = { page, requests: [], complaints: [] };
  page.on('request', (request) => look.requests.push(request));
  page.on('pageerror', (error) => look.complaints.push(error.message));
  page.on('console', (said) => {
    if (said.type() === 'error') look.complaints.push(said.text());
  });
  await page.goto(`${api.url}/api/docs`);
  await page.getByRole('link', { name: 'placements', exact: true }).waitFor({ timeout: 60_000 });
  return look;
}

async function find(page: Page, words: string): Promise<void> {
  await page.getByPlaceholder('Search operations').fill(words);
  await page.locator('.opblock').first().waitFor();
}

describe('the page of the reference', () => {
  it('finds operations by what they do, and shows one with its example on a phone without scrolling sideways', async () => {
    const { page } = await open(360);
    await find(page, 'create a PLACEMENT');
    expect(await page.locator('.opblock-summary-operation-id').allInnerTexts()).toEqual([
      'placements.create',
    ]);
    await page.locator('.opblock-summary-control').click();
    await page.getByText('"create_tasks": true').first().waitFor();
    const [scroll, seen] = [
      'document.scrollingElement.scrollWidth',
      "document.querySelector('meta[name=viewport]').content",
    ];
    expect(await page.evaluate(scroll)).toBe(360);
    expect(await page.evaluate(seen)).toContain('width=device-width');
    await page.close();
  }, 120_000);

  it('finds webhooks by the event that they tell', async () => {
    const { page, complaints } = await open(1280);
    await find(page, 'everify_case');
    const names = await page.locator('.webhooks .opblock-summary-path').allInnerTexts();
    expect(names).toEqual(['everify_case.created', 'everify_case.updated']);
    expect(complaints).toEqual([]);
    await page.close();
  }, 120_000);

  it('tries an operation with the token that was given, and calls no address but this service’s', async () => {
    const { page, requests, complaints } = await open(1280);
    await page.getByRole('button', { name: 'Authorize' }).first().click();
    await page.locator('#auth-bearer-value').first().fill(api.live.apiToken);
    await page.locator('.auth-container').first().getByRole('button', { name: 'Apply credentials' }).click();
    await page.locator('.modal-ux').getByRole('button', { name: 'Close' }).last().click();
    await find(page, 'clients.list');
    await page.locator('.opblock-summary-control').click();
    await page.getByRole('button', { name: 'Try it out' }).click();
    const answered = page.waitForResponse(/\/api\/v1\/clients/);
    await page.getByRole('button', { name: 'Execute' }).click();
    const answer = await answered;
    expect([answer.status(), new URL(answer.url()).search]).toEqual([200, '?per_page=20']);
    expect(await answer.request().headerValue('authorization')).toBe(`Bearer ${api.live.apiToken}`);
    expect(await answer.request().headerValue('x-account-id')).toBeNull();
    const elsewhere = requests
      .map((request) => request.url())
      .filter((url) => !url.startsWith(`${api.url}/`));
    expect(elsewhere.filter((url) => !url.startsWith('data:'))).toEqual([]);
    expect(complaints).toEqual([]);
    await page.close();
  }, 120_000);

  it('loads from no other address, whatever stands in it', async () => {
    const { headers } = await api.request('GET', '/api/docs', { token: null });
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'self'");
    expect(policy).not.toMatch(/https?:|\*|script-src[^;]*unsafe/);
  });
});

describe('the OpenAPI document', () => {
  it('is downloaded by anybody, and is the one that the client is made from', async () => {
    const { status, headers, body } = await api.request('GET', '/api/openapi.json', { token: null });
    expect([status, headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8']);
    const committed = await readFile(new URL('../../apps/api/openapi.json', import.meta.url), 'utf8');
    expect(body).toEqual(JSON.parse(committed));
  });
});
