import { directDeposit, emergencyContact } from './hosted/entries.js';
import { HostedPages } from './hosted/hosted-pages.js';
import { tabTo, typeInto } from './hosted/keyboard.js';
import { newHire } from './hosted/new-hire.js';
import { expect, test } from './stack.js';

/** Form I-9 is in `i-9-read-aloud.spec.ts`, which keeps what is read aloud of it too. */
const forms = {
  'w-4': {
    'employee.social_security_number': '412-09-9999',
    'task.filing_status': 'head_of_household',
    'task.two_jobs': 'yes',
    'task.extra_withholding': '25',
  },
  'direct-deposit': directDeposit,
  'emergency-contact': emergencyContact,
  handbook: {},
};

for (const [form, answers] of Object.entries(forms))
  test(`${form} is answered and signed by the keyboard alone`, { tag: '@phone' }, async ({ page, api }) => {
    const hire = await newHire(api);
    const hosted = new HostedPages(page, 'en');
    await hosted.open(await hire.link('employee', '&locale=en'));
    await hosted.enter(form);
    const keys = page.keyboard;
    for (let step = 0; step < 12 && !page.url().endsWith('/sign'); step++) {
      for (const [name, value] of Object.entries(answers)) await typeInto(page, name, value);
      const before = page.url();
      await tabTo(page, 'main button[value="continue"]');
      await keys.press('Enter');
      await page.waitForURL((url) => url.href !== before);
      await expect(page.locator('h1')).toBeVisible();
    }
    await tabTo(page, '#consent');
    await keys.press('Space');
    await tabTo(page, '#signature-name');
    await keys.type('Ánh Nguyễn');
    await keys.press('Enter');
    await expect(page.getByText(hosted.words.done.keep)).toBeVisible();
  });
