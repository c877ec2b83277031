import { serveFailing } from '../tools/pictures/failing-service.mjs';
import { sectionOne } from './hosted/entries.js';
import { HostedPages } from './hosted/hosted-pages.js';
import { newHire } from './hosted/new-hire.js';
import { signSection } from './hosted/sign-section.js';
import { expect, runningStack, test } from './stack.js';

/** The pages of the running service, whose API may be away for a while. */
async function pagesThatMayFail() {
  let isFailing = false;
  const { baseUrl, stop } = await serveFailing(runningStack().baseUrl, { isFailing: () => isFailing });
  return {
    stop,
    /** The same page there; the session's cookies are of the host, whatever its port. */
    here: (url: string): string => new URL(new URL(url).pathname, baseUrl).href,
    fail: (fails: boolean) => {
      isFailing = fails;
    },
  };
}

const reason = 'Your first name is spelled differently on your card.';

test(
  'an act while the service is away says that nothing was done, and is done where it stands once it is back',
  { tag: ['@phone', '@gate'] },
  async ({ page, api }) => {
    test.setTimeout(240_000);
    const hire = await newHire(api);
    const [toEmployee, toEmployer] = [await hire.link('employee'), await hire.link('employer')];
    await signSection(toEmployee, hire.tasks.i9, {
      id: 'section_1',
      answers: sectionOne,
      name: 'Ánh Nguyễn',
    });
    const hosted = new HostedPages(page, 'en');
    const { consent, employer, page: words, trouble } = hosted.words;
    const main = page.getByRole('main');
    const button = (name: string) => main.getByRole('button', { name, exact: true });
    const service = await pagesThatMayFail();
    await page.emulateMedia({ colorScheme: 'dark' });
    try {
      // What is typed stays: back to the employee with a reason.
      await hosted.open(toEmployer);
      await hosted.enter('i-9');
      await page.goto(service.here(`${page.url().replace(/\/answers.*$/, '')}/send-back`));
      await page.getByRole('textbox').fill(reason);
      service.fail(true);
      await button(employer.sendBack).click();
      await expect(main.getByRole('alert')).toContainText(words.unavailable);
      await expect(page.getByRole('textbox')).toHaveValue(reason);
      await hosted.audit();
      service.fail(false);
      await hosted.press(employer.sendBack);
      await expect(main).toContainText(employer.sentBack);

      // What is only pressed stays to be pressed.
      await hosted.open(toEmployee);
      await page.goto(service.here(`${page.url()}/consent`));
      service.fail(true);
      await button(consent.withdraw).click();
      await expect(main.getByRole('alert')).toContainText(trouble.unavailable);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(consent.title);
      await hosted.audit();
      service.fail(false);
      // It goes on where it would have.
      await hosted.press(consent.withdraw);
    } finally {
      await service.stop();
    }
  },
);
