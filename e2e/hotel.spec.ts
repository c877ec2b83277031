import { date, i9, w4 } from './hosted/entries.js';
import { expectCompleted } from './hosted/complete-i9.js';
import { type Entries, HostedPages } from './hosted/hosted-pages.js';
import { Hotel, packName } from './hosted/hotel.js';
import { pngOf } from './hosted/png-of.js';
import { readPdf } from './hosted/read-pdf.js';
import { expect, test } from './stack.js';

const year = new Date().getUTCFullYear();

test(
  'a hotel hires adults in Florida and Georgia: one state has a certificate of its own, and each hears why',
  { tag: '@gate' },
  async ({ page, api }) => {
    const hotel = new Hotel(api);
    const g4 = await hotel.addWithFile('ga-g-4', ['First name', 'Last name', 'Social Security number']);
    const ofMinors = await hotel.add('fl-minor-work-permit');

    const inFlorida = await hotel.hire('FL', {
      first_name: 'Rosa',
      last_name: 'Diaz',
      date_of_birth: '1990-04-12',
    });
    expect([inFlorida.taskOf(g4), inFlorida.taskOf(ofMinors)]).toEqual([undefined, undefined]);
    expect(await hotel.reason(inFlorida.placement, g4)).toMatch(
      /^Not required because the work location's state is not GA/,
    );
    expect(await hotel.reason(inFlorida.placement, ofMinors)).toBe(
      "Not required because the employee's age at the start is at least 18.",
    );
    const rosa = new HostedPages(page, 'en');
    await rosa.open(await inFlorida.link('employee'));
    await expect(page.getByRole('main')).not.toContainText(packName('ga-g-4'));
    await rosa.enter('w-4');
    await rosa.answer(w4);
    await rosa.sign('Rosa Diaz');

    const inGeorgia = await hotel.hire('GA', { first_name: 'Otis', last_name: 'Bell' });
    expect(await hotel.reason(inGeorgia.placement, g4)).toBe(
      "Required because the work location's country is USA and the work location's state is GA.",
    );
    const otis = new HostedPages(page, 'en');
    await otis.open(await inGeorgia.link('employee'));
    await otis.enter(packName('ga-g-4'));
    await otis.answer({
      'task.social_security_number': '412-09-9999',
      'task.filing_status': 'head_of_household',
      'task.dependents': '2',
      'task.additional_allowances': '0',
      'task.allowances': '3',
    });
    await otis.sign('Otis Bell');
    const task = inGeorgia.taskOf(g4) ?? '';
    await expectCompleted(api, task);
    const text = await readPdf(await api.download(`/tasks/${task}/pdf`));
    for (const words of ['Otis', 'Bell', 'Otis Bell']) expect(text).toContain(words);
  },
);

const proof: Entries = {
  'task.proof': 'age_certificate',
  'task.permit_number': 'AC-2026-118',
  'task.issuing_office': 'Collier County District School Board',
  ...date('task.issued_on', `${year - 1}-05-04`),
  'task.validity': 'until_18',
  'task.shown_by': 'picture',
  'task.parent_name': 'Mai Trần',
  'task.parent_phone': '2395550144',
};

const minor: Entries = {
  ...i9,
  ...date('task.date_of_birth', `${year - 17}-01-05`),
  'task.social_security_number': '',
  'task.section_1_completed_by': 'parent_or_guardian',
  'task.preparer_count': '1',
};

const parent: Entries = {
  'task.preparer_1_last_name': 'Trần',
  'task.preparer_1_first_name': 'Mai',
  'task.preparer_1_address_street': '5 Palm Street',
  'task.preparer_1_address_city': 'Naples',
  'task.preparer_1_address_state': 'FL',
  'task.preparer_1_address_zip': '34102',
};

test('a hotel hires somebody of 17: proof of age where the state asks for it, and a parent beside Form I-9', async ({
  page,
  browser,
  api,
}) => {
  const hotel = new Hotel(api);
  const inFlorida = await hotel.add('fl-minor-work-permit');
  const inGeorgia = await hotel.add('ga-minor-work-permit');
  const linh = { first_name: 'Ánh', last_name: 'Nguyễn', date_of_birth: `${year - 17}-01-05` };
  const hired = await hotel.hire('FL', linh);
  expect(await hotel.reason(hired.placement, inFlorida)).toContain(
    "the employee's age at the start is less than 18",
  );
  const elsewhere = await hotel.hire('GA', linh);
  expect(elsewhere.taskOf(inGeorgia)).toBeUndefined();
  expect(await hotel.reason(elsewhere.placement, inGeorgia)).toBe(
    "Not required because the employee's age at the start is at least 16.",
  );

  const pages = new HostedPages(page, 'en');
  const { words } = pages;
  await pages.open(await hired.link('employee'));
  await pages.enter('minor-work-permit');
  await pages.fill(proof);
  await page.locator('input[type=file][multiple]').setInputFiles(pngOf('certificate', 120));
  await expect(page.locator('.fd-file bdi')).toHaveText('certificate.png');
  await expect(page.locator('.fd-file progress')).toHaveCount(0);
  await pages.answer(proof);
  await pages.sign('Ánh Nguyễn');

  await pages.list();
  await pages.enter('i-9');
  await pages.answer(minor);
  await pages.follow(page.getByRole('link', { name: words.review.continue }));
  await pages.fill({ name: 'Mai Trần' });
  await pages.press(words.handover.submit);
  await expect(page.getByRole('main')).toContainText('Individual under age 18');
  await page.locator('#consent').check();
  await page.locator('#acknowledgement').check();
  await pages.press(words.sign.submit);
  await pages.answer(parent);
  await pages.sign('Mai Trần');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    words.handover.signedTitle.replace('{helper}', 'Mai Trần'),
  );

  const office = await (
    await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })
  ).newPage();
  const employer = new HostedPages(office, 'en');
  await employer.open(await hired.link('employer'));
  await employer.enter('minor-work-permit');
  await employer.follow(office.getByRole('link', { name: employer.words.employer.begin }));
  await employer.answer({
    'task.work_is_allowed': 'yes',
    'task.examined': 'copy',
    'task.proof_is_accepted': 'yes',
  });
  await employer.sign('Carmen Ortiz');
  const task = hired.taskOf(inFlorida) ?? '';
  await expectCompleted(api, task);
  const text = await readPdf(await api.download(`/tasks/${task}/pdf`));
  for (const said of ['Collier County District School Board', 'Ánh Nguyễn', 'Carmen Ortiz', '29 CFR 570.35'])
    expect(text).toContain(said);
  expect(text).not.toContain(`${year - 17}`);
});
