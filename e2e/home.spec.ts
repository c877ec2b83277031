import { directDeposit } from './hosted/entries.js';
import { HostedPages } from './hosted/hosted-pages.js';
import { newHire } from './hosted/new-hire.js';
import { expect, test } from './stack.js';

test(
  'home says what to do first, how much is left, and keeps what is done small',
  { tag: ['@everywhere', '@gate'] },
  async ({ page, api }) => {
    const hire = await newHire(api);
    const employee = new HostedPages(page, 'en');
    await employee.open(await hire.link('employee', '&locale=en'));
    const header = await page.locator('header').boundingBox();
    expect(header?.height).toBeLessThanOrEqual(64);
    const main = page.getByRole('main');
    await expect(main.locator('.fd-button')).toHaveText('Start with Form I-9');
    await expect(main).toContainText(/0 of 5 done · about \d+ minutes left/);

    await employee.enter('direct-deposit');
    await employee.answer(directDeposit);
    await employee.sign('Ánh Nguyễn');
    // The copy appears by itself once it is made, and is named as somebody would look for it.
    const copy = main.getByRole('link', { name: 'Download Direct deposit (PDF)' });
    await expect(copy).toBeVisible({ timeout: 20_000 });
    const file = await page.request.get((await copy.getAttribute('href')) ?? '');
    expect(file.headers()['content-disposition']).toContain(
      `filename*=UTF-8''Direct%20deposit%20-%20%C3%81nh%20Nguy%E1%BB%85n.pdf`,
    );
    await employee.list();
    // The signature led to its first page.
    await expect(main.locator('.fd-button')).toHaveText('Continue with Form I-9');
    await expect(main).toContainText(/1 of 5 done/);
    const row = main.getByRole('listitem').filter({ hasText: 'Direct deposit' });
    expect((await row.boundingBox())?.height).toBeLessThanOrEqual(80);

    await page.getByRole('banner').locator('summary').click();
    await page.getByRole('banner').getByRole('button', { name: 'Español' }).click();
    await expect(main.locator('.fd-button')).toHaveText('Continuar con Formulario I-9');
    await employee.audit();
  },
);
