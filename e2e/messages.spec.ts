import { DnsServer } from '../apps/api/src/testing/dns-server.js';
import { MailServer } from '../apps/api/src/testing/mail-server.js';
import { auditPage } from './audit.js';
import { DashboardPages, linkFor, newEmail, newPerson } from './dashboard/dashboard-pages.js';
import { formByKey } from './form-by-key.js';
import { w4 } from './hosted/entries.js';
import { HostedPages } from './hosted/hosted-pages.js';
import { newAccount } from './new-account.js';
import { expect, type Integrator, runningStack, test } from './stack.js';

// One mail server for all of them.
test.describe.configure({ mode: 'serial' });

let mail: MailServer;
let dns: DnsServer;
test.beforeAll(async () => {
  const { smtpPort: port } = runningStack();
  mail = await MailServer.start(undefined, port);
  dns = await DnsServer.start({ 'firstday.invalid': ['v=spf1 include:spf.provider.example -all'] }, port);
});
test.afterAll(async () => {
  await dns.stop();
  await mail.stop();
});
test.afterEach(() => {
  mail.refuseRecipient = () => undefined;
});

const linkIn = (text = ''): string => /https?:\/\/\S+\?link=[\w-]+/.exec(text)?.[0] ?? '';
const lastTo = async (email: string, nth = 1) => (await mail.mailsTo(email, nth)).at(-1)?.parsed;

const address = { street: '1 Main St', city: 'Albany', state: 'NY', zip: '12207', country: 'USA' };

async function newHire(api: Integrator) {
  const email = newEmail();
  const { id } = await api.post<{ id: string }>('/employees', {
    first_name: 'Ana',
    last_name: 'Lopez',
    email,
    address,
  });
  const employer = await api.post<{ id: string }>('/employers', {
    name: 'Harbor Foods',
    ein: '12-3456789',
    address,
  });
  await api.post('/placements', { employee_id: id, employer_id: employer.id });
  await api.post('/tasks', { form_id: (await formByKey(api, 'w-4')).id, employee_id: id });
  return { id, email, employer: employer.id };
}

test(
  'messages are turned on, sent, seen with what became of them, and stopped',
  { tag: ['@desktop', '@gate'] },
  async ({ page, api: platform, baseURL }) => {
    // Whether messages are on holds for a whole account.
    const api = await newAccount(platform);
    const dashboard = new DashboardPages(page, 'en');
    const { words, main } = dashboard;
    await page.context().addCookies([{ name: '__dashboard_language', value: 'en', url: baseURL ?? '' }]);
    await dashboard.signIn(await linkFor(api, await newPerson(api)));

    await page.goto('/dashboard/settings/messages');
    await main.getByRole('radio', { name: words.messages.mode_on, exact: true }).check();
    await dashboard.press(words.messages.save);
    await dashboard.expectDone(words.deed.settingsSaved);
    await expect(main).toContainText('people@firstday.invalid');
    await expect(main).toContainText(words.mailDomain.say_missing_dmarc);
    await expect(main).toContainText('v=DMARC1; p=none; rua=mailto:postmaster@firstday.invalid');
    await dashboard.audit();

    const hire = await newHire(api);
    const messages = `/dashboard/employees/${hire.id}?tab=messages`;
    await page.goto(messages);
    await dashboard.press(words.messages.sendLink);
    await dashboard.expectDone(words.deed.messageSent);
    const sent = await lastTo(hire.email);
    expect(sent?.from?.value[0]?.name).toBe('Harbor Foods');
    await expect(async () => {
      await page.goto(messages);
      await expect(main.getByText(words.messages.status_sent, { exact: true })).toBeVisible({
        timeout: 500,
      });
    }).toPass({ timeout: 30_000 });
    await dashboard.press(words.messages.resend);
    await dashboard.expectDone(words.deed.messageSent);
    await lastTo(hire.email, 2);

    mail.refuseRecipient = (address) =>
      address === hire.email ? { code: 550, text: '5.1.1 nobody' } : undefined;
    await dashboard.press(words.messages.sendLink);
    await expect(async () => {
      await page.goto(messages);
      await expect(main.getByRole('heading', { name: words.reach.notReached })).toBeVisible({
        timeout: 500,
      });
    }).toPass({ timeout: 30_000 });
    await expect(main).toContainText(words.reach.why_bounced);
    await dashboard.audit();

    await page.goto('/dashboard');
    await main.locator('a[href*="reach=unreached"]').click();
    await expect(page).toHaveURL(/\/dashboard\/employees\?.*reach=unreached/);
    await expect(
      main.getByRole('listitem').filter({ hasText: words.employeesList.reach_unreached }),
    ).toBeVisible();
    await dashboard.audit();
    await main.getByRole('link', { name: 'Ana Lopez' }).click();
    await expect(page).toHaveURL(new RegExp(`${hire.id}\\?tab=messages`));

    await dashboard.press(words.reach.stop);
    await dashboard.expectDone(words.deed.messagesStopped);
    await expect(main).toContainText(words.reach.isStopped);
    await dashboard.audit();
    await dashboard.press(words.reach.resume);
    await dashboard.expectDone(words.deed.messagesResumed);
    await page.goto(`/dashboard/employees/${hire.id}?tab=history`);
    await expect(main).toContainText(words.personHistory.messagesStopped);

    mail.refuseRecipient = () => undefined;
    await page.goto(`/dashboard/records/employers/${hire.employer}`);
    await main.locator('#sender_name').fill('Harbor People');
    await dashboard.press(words.messages.save);
    await dashboard.expectDone(words.deed.settingsSaved);
    await dashboard.audit();
    await page.goto(messages);
    await dashboard.press(words.messages.sendLink);
    expect((await lastTo(hire.email, 3))?.from?.value[0]?.name).toBe('Harbor People');
  },
);

test(
  'a colleague is invited by email, signs in, and later asks for a link on the sign-in page',
  { tag: '@desktop' },
  async ({ page, api: platform, context }) => {
    const api = await newAccount(platform);
    await api.patch('/message_settings', { mode: 'on' });
    const dashboard = new DashboardPages(page);
    const { words, main } = dashboard;
    await dashboard.signIn(await linkFor(api, await newPerson(api)));
    await page.goto('/dashboard/users/new');
    await expect(main).toContainText(words.users.inviteByEmailHint);
    const colleague = newEmail();
    await main.locator('#email').fill(colleague);
    await dashboard.press(words.users.inviteSubmit);
    await dashboard.expectDone(words.deed.userInvited);
    const invitation = linkIn((await lastTo(colleague))?.text);
    await context.clearCookies();
    await dashboard.signIn(invitation);

    await context.clearCookies();
    await page.goto(invitation);
    await expect(page.getByRole('heading', { level: 1, name: words.signIn.spentTitle })).toBeVisible();
    for (const address of [newEmail(), colleague]) {
      await page.goto('/sign-in');
      await main.locator('#link_email').fill(address);
      await dashboard.press(words.signIn.sendLink);
      await expect(main).toContainText(words.signIn.linkAskedHint);
    }
    await dashboard.audit();
    await dashboard.signIn(linkIn((await lastTo(colleague, 2))?.text));
    await page.goto('/dashboard/account');
    await main.locator('#new_password').fill('tiny violet harbor');
    await main.locator('#new_password_again').fill('tiny violet harbor');
    await dashboard.press(words.account.passwordSubmit);
    await dashboard.expectDone(words.deed.passwordChanged);
  },
);

test(
  'an employee enters a code from their own mailbox, and sees on this device what they entered on another one',
  { tag: ['@desktop', '@gate'] },
  async ({ page, browser, api: platform, baseURL }) => {
    const api = await newAccount(platform);
    await api.patch('/message_settings', { mode: 'on' });
    const hire = await newHire(api);
    // Someone else than whoever wrote the address makes the link.
    const dashboard = new DashboardPages(page, 'en');
    await page.context().addCookies([{ name: '__dashboard_language', value: 'en', url: baseURL ?? '' }]);
    await dashboard.signIn(await linkFor(api, await newPerson(api)));
    const { baseUrl } = runningStack();
    const asked = await page.request.get(
      `${baseUrl}/api/v1/employees/${hire.id}/onboarding?assignee_type=employee`,
    );
    const { url } = (await asked.json()) as { url: string };
    const phone = new HostedPages(await (await browser.newContext()).newPage(), 'en');
    await phone.open(url);
    await phone.enter('w-4');
    await phone.fill(w4);
    await phone.press(phone.words.page.continue);
    const here = new URL(phone.page.url()).pathname.split('/').at(-2) ?? '';
    await phone.page.context().close();

    const laptop = new HostedPages(await (await browser.newContext()).newPage(), 'en');
    const { words } = laptop;
    const main = laptop.page.getByRole('main');
    await laptop.open(url);
    const session = new URL(laptop.page.url()).pathname.split('/')[2] ?? '';
    await laptop.page.goto(`/o/${session}/tasks/${here}/step_1`);
    await laptop.follow(main.getByRole('link', { name: words.page.hiddenShow }));
    await main.getByRole('button').first().click();
    await expect(main.getByRole('status').first()).toContainText(`${hire.email.slice(0, 1)}…@`);
    await laptop.audit();
    await main.getByRole('button', { name: words.identity.submit }).click();
    await expect(main.getByRole('alert')).toContainText(words.identity.codeRequired);
    const code = /\b\d{8}\b/.exec((await lastTo(hire.email))?.text ?? '')?.[0] ?? '';
    await laptop.fill({ code });
    await laptop.press(words.identity.submit);
    await expect(laptop.page.locator('[name="employee.social_security_number"]')).toHaveValue(/9999$/);
    await laptop.page.context().close();
  },
);

test(
  'a replaced email address gets the invitation once the change is confirmed from the former one',
  { tag: ['@desktop', '@gate'] },
  async ({ page, browser, api: platform, baseURL }) => {
    const api = await newAccount(platform);
    await api.patch('/message_settings', { mode: 'on' });
    const { id, email: former } = await newHire(api);
    const next = newEmail();
    await api.patch(`/employees/${id}`, { email: next });
    const dashboard = new DashboardPages(page, 'en');
    const { words, main } = dashboard;
    await page.context().addCookies([{ name: '__dashboard_language', value: 'en', url: baseURL ?? '' }]);
    await dashboard.signIn(await linkFor(api, await newPerson(api)));
    const messages = `/dashboard/employees/${id}?tab=messages`;
    await page.goto(messages);
    await dashboard.press(words.messages.sendLink);
    await dashboard.expectDone(words.deed.messageHeld);
    await expect(main).toContainText(words.messages.held);
    await dashboard.audit();

    const told = (await lastTo(former))?.text ?? '';
    const theirs = await (await browser.newContext()).newPage();
    await theirs.goto(/https?:\/\/\S+[?&]confirm=\S+/.exec(told)?.[0] ?? '');
    await expect(theirs.locator('h1')).toHaveText(words.changed.confirmTitle);
    await auditPage(theirs);
    await theirs.getByRole('button', { name: words.changed.confirm }).click();
    await expect(theirs.locator('h1')).toHaveText(words.changed.confirmedTitle);
    await theirs.context().close();
    expect(linkIn((await lastTo(next))?.text)).not.toBe('');
    await page.goto(messages);
    await expect(main).not.toContainText(words.messages.held);
  },
);
