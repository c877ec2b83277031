import { DashboardPages, linkFor, newPerson } from './dashboard/dashboard-pages.js';
import { expect, test } from './stack.js';

// One that no other journey words, in a language in which none sends it.
const kind = 'webhook_disabled';
const list = '/dashboard/settings/messages/wording?language=es';

test(
  'a message is worded, looked at, tried, and said in our words again',
  { tag: '@gate' },
  async ({ page, api }) => {
    test.slow();
    const dashboard = new DashboardPages(page);
    await dashboard.signIn(await linkFor(api, await newPerson(api), list));
    const { wording: words, messages, deed } = dashboard.words;
    await expect(page.locator('h1')).toHaveText(words.title);
    await dashboard.audit();
    await page.getByRole('link', { name: messages[`kind_${kind}`], exact: true }).click();
    await expect(page.locator('h1')).toHaveText(messages[`kind_${kind}`]);
    const message = page.frameLocator('[name="wording-message"]');
    await expect(message.locator('main, [role="main"]')).toBeVisible();
    await dashboard.audit();

    await dashboard.press(words.start);
    const body = page.locator('#body');
    await expect(body).toHaveValue(/\{link\}/);
    await body.fill('Hola, :\n\nAlgo se apagó. Pregunte a rosa@example.com.\n\n{link}');
    await body.evaluate((area) => {
      if (area instanceof HTMLTextAreaElement) area.setSelectionRange(6, 6);
    });
    await dashboard.press(words.field_first_name);
    await expect(body).toHaveValue(/^Hola, \{first_name\}:/);
    await expect(body).toBeFocused();
    await expect(message.getByText('Hola, Ana:', { exact: true })).toBeVisible();
    await expect(message.locator('script, img')).toHaveCount(0);
    await page.locator('summary').filter({ hasText: words.plain }).click();
    await expect(page.locator('.wording-preview pre')).toContainText('Algo se apagó.');

    const written = await body.inputValue();
    await body.fill('Entre en evil.example');
    await expect(page.locator('#body-error')).toContainText(words.problem_web_address);
    await dashboard.press(words.save);
    const alert = dashboard.main.getByRole('alert');
    await expect(alert).toContainText(words.problem_web_address);
    await expect(body).toHaveValue('Entre en evil.example');
    await dashboard.audit();

    await body.fill(written);
    await page.locator('#subject').fill('Aviso de {endpoint}');
    await dashboard.press(words.test);
    await expect(alert).toContainText(words.testOff);
    await expect(body).toHaveValue(written);
    await dashboard.press(words.save);
    await dashboard.expectDone(deed.wordingSaved);
    await expect(page.locator('#subject')).toHaveValue('Aviso de {endpoint}');
    await page.goto(list);
    const row = page.getByRole('row').filter({ hasText: messages[`kind_${kind}`] });
    await expect(row).toContainText(words.own);

    await page.getByRole('link', { name: messages[`kind_${kind}`], exact: true }).click();
    await dashboard.press(words.reset);
    await dashboard.expectDone(deed.wordingReset);
    await expect(body).toHaveValue('');
    await dashboard.audit();
    await dashboard.press(words.restore);
    await dashboard.expectDone(deed.wordingRestored);
    await expect(body).toHaveValue(written);
    await dashboard.press(words.reset);
    await dashboard.expectDone(deed.wordingReset);
  },
);

test('without JavaScript a message is worded, and shown once it is asked for', async ({ browser, api }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const dashboard = new DashboardPages(page);
  const path = `/dashboard/settings/messages/wording/${kind}?language=ar`;
  await dashboard.signIn(await linkFor(api, await newPerson(api), path));
  const { wording: words, deed } = dashboard.words;
  await page.locator('#body').fill('مرحبًا {first_name}\n\n{link}');
  await dashboard.press(words.showPreview);
  await expect(
    page.frameLocator('[name="wording-message"]').getByText('مرحبًا \u2068Ana\u2069', { exact: true }),
  ).toBeVisible();
  await dashboard.press(words.save);
  await expect(page.locator('[data-done]')).toHaveText(deed.wordingSaved);
  await dashboard.press(words.reset);
  await expect(page.locator('[data-done]')).toHaveText(deed.wordingReset);
  await context.close();
});

/** @returns what requests wait for, and what lets them go */
function heldRequests(): [Promise<void>, () => void] {
  let release = () => {};
  const held = new Promise<void>((done) => (release = done));
  return [held, release];
}

test('an employer’s words stand before the account’s, and a text is counted while it is written', async ({
  page,
  api,
}) => {
  test.slow();
  const { id } = await api.post<{ id: string }>('/employers', {
    name: `Worded Pier ${Date.now().toString(36)}`,
    ein: '12-3456789',
    address: { street: '12 Pier Road', city: 'Albany', state: 'NY', zip: '12207', country: 'USA' },
  });
  const query = `language=es&employer=${id}`;
  const dashboard = new DashboardPages(page);
  const path = `/dashboard/settings/messages/wording/document_ready?${query}`;
  await dashboard.signIn(await linkFor(api, await newPerson(api), path));
  const { wording: words, messages, deed } = dashboard.words;
  await page.locator('summary').filter({ hasText: words.inherited }).click();
  await expect(page.locator('.wording-inherited')).toContainText('{link}');
  const text = page.locator('#sms');
  await text.fill('Hola {first_name}: {link}');
  await expect(page.locator('.wording-sms')).toContainText(/: 3 parts\.$/);
  await expect(page.locator('.wording-preview')).toContainText('Responda STOP');
  await text.fill(`Hola: {link} ${'á'.repeat(60)}`);
  await expect(page.locator('.wording-sms')).toContainText('70');
  await dashboard.audit();
  await text.fill('Hola sin enlace');
  await expect(page.locator('#sms-error')).toContainText('{link}');
  // What is put right before the answer comes that refuses it stays.
  const [held, release] = heldRequests();
  await page.route('**/wording/document_ready?*', async (route) => {
    if (route.request().method() === 'POST') await held;
    await route.continue();
  });
  await dashboard.press(words.save);
  await text.fill('Hola {first_name}: {link}');
  release();
  await expect(dashboard.main.getByRole('alert')).toContainText('{link}');
  await expect(text).toHaveValue('Hola {first_name}: {link}');
  await dashboard.press(words.save);
  await dashboard.expectDone(deed.wordingSaved);
  await expect(text).toHaveValue('Hola {first_name}: {link}');

  await page.goto(`/dashboard/settings/messages/wording?${query}`);
  const row = page.getByRole('row').filter({ hasText: messages.kind_document_ready });
  await expect(row).toContainText(words.own);
  // Of the account nothing changed, and colleagues are written to in no employer's words.
  await expect(page.getByText(messages.kind_sign_in_link, { exact: true })).toHaveCount(0);
  await dashboard.audit();
  await row.getByRole('link').click();
  await dashboard.press(words.resetEmployer);
  await dashboard.expectDone(deed.wordingReset);
  await expect(text).toHaveValue('');
});

// A journey that turns messages on starts a mail server: without it there is none that could be reached.
test('the messages page tries the mail server and says what came of it', async ({ page, api }) => {
  const dashboard = new DashboardPages(page);
  await dashboard.signIn(await linkFor(api, await newPerson(api), '/dashboard/settings/messages'));
  const { mailTest: words } = dashboard.words;
  await dashboard.press(words.send);
  const said = dashboard.main.locator('[role="status"], [role="alert"]').first();
  const sent = words.sent.split('{email}')[0] ?? '';
  await expect(said).toContainText(new RegExp([sent, words.problem_no_connection].join('|')));
  await dashboard.audit();
});
