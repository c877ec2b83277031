import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { DashboardPages, linkFor, newPerson } from './dashboard/dashboard-pages.js';
import { expect, type Integrator, test } from './stack.js';

/** A program of the integrator's on this machine: it answers as it is told. */
class Receiver {
  status = 200;
  readonly bodies: string[] = [];

  private constructor(private readonly server: Server) {}

  static async start(): Promise<Receiver> {
    const server = createServer();
    const receiver = new Receiver(server);
    server.on('request', async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(Buffer.from(chunk));
      receiver.bodies.push(Buffer.concat(chunks).toString());
      response.writeHead(receiver.status).end(receiver.status === 200 ? 'taken' : 'out of order');
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    return receiver;
  }

  get url(): string {
    const address: AddressInfo | string | null = this.server.address();
    if (address === null || typeof address === 'string') throw new Error('it does not listen');
    return `http://localhost:${address.port}/firstday`;
  }

  stop(): void {
    this.server.close();
    this.server.closeAllConnections();
  }
}

/** What no other journey of the account does, and each size something else: nothing is sent before its time. */
const ownOf = {
  desktop: { records: '/clients', kind: 'client.deleted', word: 'client_deleted' },
  phone: { records: '/jobs', kind: 'job.deleted', word: 'job_deleted' },
} as const;

async function eventOf(api: Integrator, record: string, kind: string): Promise<string> {
  const path = `/events?resource_id=${record}&type=${kind}`;
  let id: string | undefined;
  await expect(async () => {
    const { data } = await api.get<{ data: readonly { id: string }[] }>(path);
    id = data[0]?.id;
    expect(id).toBeDefined();
  }).toPass({ timeout: 30_000 });
  return id ?? '';
}

/** Makes a record and deletes it. @returns it, and the event of its deletion */
async function deletedRecord(api: Integrator, { records, kind }: (typeof ownOf)[keyof typeof ownOf]) {
  const { id } = await api.post<{ id: string }>(records, { name: 'Pier Five' });
  await api.remove(`${records}/${id}`);
  return { id, event: await eventOf(api, id, kind) };
}

test(
  'an integrator adds a webhook, tests it, sees a delivery fail, and sends it again once the receiver is mended',
  { tag: ['@everywhere', '@gate'] },
  async ({ page, api, isMobile }) => {
    const own = isMobile ? ownOf.phone : ownOf.desktop;
    const receiver = await Receiver.start();
    const dashboard = new DashboardPages(page);
    const { webhooks: words, eventKinds, deed } = dashboard.words;
    await dashboard.signIn(await linkFor(api, await newPerson(api), '/dashboard/webhooks/new'));

    // An address that is not to be sent to is told of at its control.
    await page.getByLabel(words.url).fill('https://192.168.1.1/in');
    await page.getByRole('checkbox', { name: eventKinds[own.word] }).check();
    await dashboard.press(words.make);
    await expect(dashboard.main.getByRole('alert')).toContainText(words.url_private_network);
    await expect(page.locator('#url')).toHaveAttribute('aria-invalid', 'true');
    await dashboard.audit();
    await page.getByLabel(words.url).fill(receiver.url);
    await dashboard.press(words.make);
    expect(await dashboard.secret()).toMatch(/^whsec_/);
    await dashboard.audit();
    await page.getByRole('link', { name: words.toWebhook }).click();
    await page.waitForURL(/\/webhooks\/we_\w+$/);
    const webhook = page.url();
    await expect(dashboard.main).toContainText(words.untried);
    await expect(dashboard.main.locator('.dash-secret')).toHaveCount(0);

    // The outcome of a test is shown as it comes.
    await dashboard.press(words.test);
    await dashboard.expectDone(deed.testSent);
    await expect(page.getByRole('status').filter({ hasText: words.delivery_delivered })).toBeVisible();
    await expect(dashboard.main).toContainText('taken');
    await dashboard.audit();

    receiver.status = 500;
    const record = await deletedRecord(api, own);
    const delivery = page.locator(`a[href$="/${record.event}"]`);
    await page.goto(webhook);
    await expect(async () => {
      await page.reload();
      await expect(dashboard.main).toContainText(words.failing, { timeout: 1_000 });
    }).toPass();
    await delivery.click();
    await expect(dashboard.main).toContainText(words.answered.replace('{status}', '500'));
    await expect(dashboard.main).toContainText('out of order');
    await expect(dashboard.main).toContainText('webhook-signature: v1,');
    await expect(dashboard.main).toContainText(record.id);

    // The second attempt comes 5 seconds after the first, the third minutes later: nobody needs to wait for that one.
    const sendNow = dashboard.main.getByRole('button', { name: words.sendNow, exact: true });
    await expect(sendNow).toBeVisible({ timeout: 60_000 });
    receiver.status = 200;
    await sendNow.click();
    await dashboard.expectDone(deed.redelivered);
    await expect(page.getByRole('status').filter({ hasText: words.delivery_delivered })).toBeVisible();
    await dashboard.audit();
    const copies = () => receiver.bodies.filter((body) => body.includes(record.id)).length;
    const before = copies();
    expect(before).toBeGreaterThanOrEqual(2);
    await dashboard.press(words.redeliver);
    await dashboard.expectDone(deed.redelivered);
    await expect.poll(copies).toBe(before + 1);
    await expect(page.getByRole('status').filter({ hasText: words.delivery_delivered })).toBeVisible();

    // Gone is gone: the webhook is disabled, says so, and is enabled again.
    receiver.status = 410;
    await page.goto(webhook);
    await dashboard.press(words.test);
    await expect(page.getByRole('status').filter({ hasText: words.delivery_failed })).toBeVisible();
    await page.goto(webhook);
    await expect(dashboard.main).toContainText(words.disabledGoneHint);
    await dashboard.audit();
    receiver.status = 200;
    await dashboard.press(words.enable);
    await dashboard.expectDone(deed.webhookEnabled);
    await dashboard.press(words.redeliverAll);
    await dashboard.expectDone(deed.failedRedelivered);

    await expect(async () => {
      await page.goto(`${webhook}?status=delivered&kind=${own.kind}`);
      await expect(dashboard.main.getByRole('row').filter({ has: delivery })).toHaveCount(1, {
        timeout: 1_000,
      });
    }).toPass();
    await page.goto(`${webhook}?status=failed&since=2026-01-01&until=2026-01-02`);
    await expect(dashboard.main).toContainText(words.noDeliveryFound);

    await expect(page.locator('.dash-secret')).toHaveCount(0);
    await page.goto(webhook);
    await dashboard.press(words.show);
    const shown = await dashboard.secret();
    await page.reload();
    await dashboard.press(words.rotate);
    const rotated = await dashboard.secret();
    expect([shown.slice(0, 6), rotated.slice(0, 6), shown === rotated]).toEqual(['whsec_', 'whsec_', false]);
    await page.reload();
    await expect(dashboard.main).toContainText(words.overlap);

    await page.goto('/dashboard/webhooks');
    await expect(dashboard.main.getByRole('row').filter({ hasText: receiver.url })).toContainText(
      words.delivering,
    );
    await dashboard.audit();

    await page.goto(`/dashboard/events?record=${record.id}`);
    await dashboard.audit();
    await delivery.click();
    await expect(dashboard.main).toContainText('Pier Five');
    await expect(dashboard.main.getByRole('row').filter({ hasText: receiver.url })).toContainText(
      words.delivery_delivered,
    );
    await dashboard.audit();

    await page.goto(`${webhook}/delete`);
    await dashboard.press(words.deleteSubmit);
    await dashboard.expectDone(deed.webhookDeleted);
    await expect(dashboard.main).not.toContainText(receiver.url);
    receiver.stop();
  },
);

test(
  'whoever may not see records reads neither bodies nor answers, and no secret; others’ webhooks are nowhere',
  { tag: '@desktop' },
  async ({ page, api }) => {
    const receiver = await Receiver.start();
    const made = await api.post<{ id: string }>('/webhooks', {
      url: receiver.url,
      subscribed_events: ['client.created'],
    });
    const client = await api.post<{ id: string }>('/clients', { name: 'Quayside Secret' });
    const delivery = page.locator(`a[href$="/${await eventOf(api, client.id, 'client.created')}"]`);
    const hasArrived = () => receiver.bodies.some((body) => body.includes(client.id));
    await expect.poll(hasArrived, { timeout: 30_000 }).toBe(true);
    const group = await api.post<{ id: string }>('/user_groups', {
      name: 'Looks after webhooks',
      permissions: ['webhook:view', 'webhook:edit'],
    });
    const dashboard = new DashboardPages(page);
    const { webhooks: words, events } = dashboard.words;
    await dashboard.signIn(await linkFor(api, await newPerson(api, { groups: [group.id] })));
    await page.goto(`/dashboard/webhooks/${made.id}`);
    await expect(dashboard.main.getByRole('button', { name: words.show })).toHaveCount(0);
    await delivery.click();
    await expect(dashboard.main).toContainText(words.bodyNotYours);
    await expect(dashboard.main).not.toContainText('Quayside Secret');
    await expect(dashboard.main).not.toContainText('taken');

    await page.goto(`/dashboard/events?record=${client.id}`);
    await expect(dashboard.main).toContainText(events.noneFound);
    await page.goto('/dashboard/events?kind=client.created');
    await expect(dashboard.main).toContainText(events.kindNotYours);
    expect((await page.goto('/dashboard/webhooks/we_1ChFExampLe11111111111'))?.status()).toBe(404);
    expect(
      (await page.goto(`/dashboard/webhooks/${made.id}/deliveries/ev_1ChFExampLe11111111111`))?.status(),
    ).toBe(404);
    await api.remove(`/webhooks/${made.id}`);
    receiver.stop();
  },
);

test(
  'a component is shown live on the embedding page, with the code for it',
  { tag: ['@everywhere', '@gate'] },
  async ({ page, api }) => {
    const dashboard = new DashboardPages(page);
    const words = dashboard.words.embeddingPreview;
    await dashboard.signIn(await linkFor(api, await newPerson(api), '/dashboard/embedding'));
    await page.getByLabel(words.component, { exact: true }).selectOption('employee/tasks');
    await dashboard.press(words.show);
    await expect(dashboard.main.getByRole('alert')).toContainText(words.employeeRequired);
    await page.getByLabel(words.component, { exact: true }).selectOption('employees/list');
    await dashboard.press(words.show);
    const frame = page.frameLocator('.preview-frame');
    await expect(frame.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 30_000 });
    await expect(dashboard.main).toContainText('<FirstdayComponent baseUrl=');
    await dashboard.audit();
  },
);
