import { countEffort } from './hosted/count-effort.js';
import { date, directDeposit, emergencyContact } from './hosted/entries.js';
import { HostedPages } from './hosted/hosted-pages.js';
import { newHire } from './hosted/new-hire.js';
import { expect, test } from './stack.js';

/** What is reached. The first version took 85 taps and 39 pages; the aim is 45, 24 and 30 screens of scrolling. */
const most = { taps: 44, pages: 18, screens: 44, scrolled: 26 };

/** What nobody can leave out. */
const least = {
  'i-9': {
    'task.last_name': 'Nguyễn',
    'task.first_name': 'Ánh',
    'task.address_street': '7 Pine Street',
    'task.address_city': 'New York',
    'task.address_state': 'NY',
    'task.address_zip': '10005',
    ...date('task.date_of_birth', '1990-04-12'),
    'task.social_security_number': '412-09-9999',
    'task.citizenship_status': 'citizen',
    'task.preparer_count': '0',
  },
  'w-4': { 'task.filing_status': 'head_of_household' },
  'direct-deposit': directDeposit,
  'emergency-contact': emergencyContact,
  handbook: {},
};

test('five forms with the least answers take no more taps, pages and screens than they may @phone', async ({
  page,
  api,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const hire = await newHire(api);
  const effort = await countEffort(page);
  const employee = new HostedPages(page, 'en');
  await employee.open(await hire.link('employee', '&locale=en'));
  await employee.enter('i-9');
  for (const answers of Object.values(least)) {
    // After Form I-9, whose page says what the employer does next, by a link; then a signature leads to the next form.
    if (page.url().endsWith('/done'))
      await employee.follow(page.getByRole('main').getByRole('link', { name: 'Continue with Form W-4' }));
    await employee.answer(answers);
    await employee.signAndGoOn('Ánh Nguyễn');
  }
  await expect(page).toHaveURL(/\/done$/);
  const { taps, pages, screens, scrolled } = effort();
  expect(taps).toBeLessThanOrEqual(most.taps);
  expect(pages).toBeLessThanOrEqual(most.pages);
  expect(screens).toBeLessThanOrEqual(most.screens);
  expect(scrolled).toBeLessThanOrEqual(most.scrolled);

  // All copies at once, named as somebody looks for them.
  await employee.list();
  const all = page.getByRole('link', { name: 'Download all 4 documents (ZIP)' });
  await expect(async () => {
    await page.reload();
    await expect(all).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 30_000 });
  const archive = await page.request.get((await all.getAttribute('href')) ?? '');
  expect(archive.headers()['content-disposition']).toContain(
    `filename*=UTF-8''Documents%20-%20%C3%81nh%20Nguy%E1%BB%85n.zip`,
  );
});
