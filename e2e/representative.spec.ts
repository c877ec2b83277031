import type { Browser, Page } from '@playwright/test';

import { pngOf } from './hosted/png-of.js';
import { i9Employer, sectionOne } from './hosted/entries.js';
import { HostedPages } from './hosted/hosted-pages.js';
import { openInLanguage } from './hosted/open-in-language.js';
import { newHire } from './hosted/new-hire.js';
import { signSection } from './hosted/sign-section.js';
import { type Integrator, expect, test } from './stack.js';

/** What Dana Okafor finds in the documents. */
const examined = {
  ...i9Employer,
  'task.employer_representative': 'Okafor, Dana, Branch manager',
};

async function signedHire(api: Integrator) {
  const hire = await newHire(api);
  const section = { id: 'section_1', answers: sectionOne, name: 'Ánh Nguyễn' } as const;
  await signSection(await hire.link('employee'), hire.tasks.i9, section);
  return hire;
}

/** Names Dana Okafor on the page of either side, and reads what is shown once. */
async function nameDana(hosted: HostedPages): Promise<{ link: string; code: string }> {
  const { page, words } = hosted;
  const main = page.getByRole('main');
  await hosted.follow(main.getByRole('link', { name: words.representative.linkToPage }));
  await main.getByRole('button', { name: words.representative.nameSubmit }).click();
  await expect(main.getByRole('alert')).toContainText(words.representative.nameRequired);
  await hosted.audit();
  await hosted.fill({ name: 'Dana Okafor', email: 'dana@harborfoods.com', title: 'Branch manager' });
  const languages = main.getByLabel(words.representative.language, { exact: true });
  await expect(languages).toHaveValue('');
  await main.getByRole('button', { name: words.representative.nameSubmit }).click();
  const shown = (label: string) => main.getByLabel(label, { exact: true });
  await expect(shown(words.representative.link)).toBeVisible();
  await hosted.audit();
  return {
    link: await shown(words.representative.link).inputValue(),
    code: await shown(words.representative.code).inputValue(),
  };
}

/** Somebody else's browser. */
async function otherPage(browser: Browser, near: Page): Promise<Page> {
  const context = await browser.newContext({ viewport: near.viewportSize() });
  return context.newPage();
}

test(
  'a representative gives the code, photographs, fills in Section 2 and signs',
  { tag: ['@everywhere', '@gate'] },
  async ({ page, browser, api }) => {
    const hire = await signedHire(api);
    const employer = new HostedPages(page, 'en');
    await employer.open(await hire.link('employer', '&locale=en'));
    await employer.enter('i-9');
    const { link, code } = await nameDana(employer);

    const dana = new HostedPages(await otherPage(browser, page), 'en');
    const { words } = dana;
    const main = dana.page.getByRole('main');
    await openInLanguage(dana.page, link, 'en');
    await expect(dana.page).toHaveURL(/\/identity$/);
    await expect(main).not.toContainText('Nguyễn');
    await dana.fill({ code: code.startsWith('0') ? '1111 1111' : '0000 0000' });
    await main.getByRole('button', { name: words.representative.codeSubmit }).click();
    await expect(main.getByRole('alert')).toContainText(words.representative.codeWrong);
    await dana.audit();
    await dana.fill({ code });
    await dana.press(words.representative.codeSubmit);
    await expect(main).toContainText('Nguyễn');
    await expect(main).not.toContainText('9999');
    await dana.page.emulateMedia({ colorScheme: 'dark' });
    await dana.audit();
    await dana.page.emulateMedia({ colorScheme: 'light' });

    await dana.follow(main.getByRole('link', { name: words.representative.begin }));
    const inputs = main.locator('input[type=file][multiple]');
    await inputs.nth(0).setInputFiles([pngOf('front of licence', 1), pngOf('front of card', 2)]);
    await expect(main.locator('.fd-file progress')).toHaveCount(0);
    await inputs.nth(1).setInputFiles([pngOf('front again', 1)]);
    await expect(main).toContainText(words.field.pictureRefused);
    await inputs.nth(1).setInputFiles([pngOf('back of licence', 3), pngOf('back of card', 4)]);
    await expect(main.getByRole('listitem')).toHaveCount(4);
    await expect(main.locator('.fd-file progress')).toHaveCount(0);
    await dana.answer(examined);
    await dana.page.locator('#consent').check();
    await dana.page.locator('#acknowledgement').check();
    await dana.page.locator('#signature-name').fill('Dana Okafor');
    await dana.press(words.sign.submit);
    await expect(main).toContainText('Dana Okafor');
    await expect(dana.page).toHaveURL(/\/o\/[^/]+$/);
    await dana.page.goto(link);
    await expect(dana.page).toHaveURL(/\/onboarding\/expired$/);

    await page.goto(
      `${new URL(page.url()).pathname.replace(/\/tasks.*/, '')}/tasks/${hire.tasks.i9}/representative`,
    );
    await employer.audit();
    const review = page.getByRole('main');
    await review.getByLabel(employer.words.representative.reason, { exact: true }).fill('no');
    await review.getByRole('button', { name: employer.words.representative.sendBack }).click();
    await expect(review.getByRole('alert')).toContainText(employer.words.employer.reasonRequired);
    await expect(review.getByLabel(employer.words.representative.reason)).toHaveValue('no');
    await employer.audit();
    await review.getByRole('button', { name: employer.words.representative.accept }).click();
    await expect(review).toContainText('accepted');
  },
);

test(
  'two of an employer revoke the same representative: the second is told, and sees how it stands',
  { tag: '@everywhere' },
  async ({ page, browser, api }) => {
    const hire = await signedHire(api);
    const link = await hire.link('employer');
    const plain = await browser.newContext({ viewport: page.viewportSize(), javaScriptEnabled: false });
    const first = new HostedPages(page, 'en');
    await first.open(link);
    await first.enter('i-9');
    await nameDana(first);
    const others = [
      new HostedPages(await otherPage(browser, page), 'es'),
      new HostedPages(await plain.newPage(), 'ar'),
    ];
    for (const { page: other, locale } of others) {
      await openInLanguage(other, link, locale);
      await other.goto(`${other.url()}/tasks/${hire.tasks.i9}/representative`);
    }
    const pressRevoke = ({ page: on, words }: HostedPages) =>
      on
        .getByRole('main')
        .getByRole('button', { name: words.representative.revoke.replace('{name}', 'Dana Okafor') })
        .click();
    await page.reload();
    await pressRevoke(first);
    await expect(page.getByRole('main')).toContainText(first.words.representative.status_revoked);
    for (const other of others) {
      const main = other.page.getByRole('main');
      await pressRevoke(other);
      await expect(main.getByRole('alert')).toContainText(other.words.trouble.meanwhile);
      await expect(main).toContainText(other.words.representative.status_revoked);
      await expect(other.page).toHaveURL(/\/representative$/);
    }
    await plain.close();
  },
);
