import { completeI9 } from './hosted/complete-i9.js';
import { HostedPages } from './hosted/hosted-pages.js';
import { newHire } from './hosted/new-hire.js';
import { openInLanguage } from './hosted/open-in-language.js';
import { type Integrator, expect, test } from './stack.js';

interface Made {
  readonly id: string;
}

/** Somebody whose Form I-9 is complete, and of whom a new one is asked. */
async function hiredAgain(api: Integrator) {
  const hire = await newHire(api);
  await completeI9(api, hire);
  const { form_id } = await api.get<{ form_id: string }>(`/tasks/${hire.tasks.i9}`);
  const asked = { form_id, employee_id: hire.employee.id, employer_id: hire.employer.id };
  return { hire, again: await api.post<Made>('/tasks?allow_duplicate=true', asked) };
}

const titled = (title: string): string => title.replace('{name}', 'Ánh');

test(
  'two of an employer choose differently: the second is told what was decided, and stands at the form that goes on',
  { tag: '@everywhere' },
  async ({ page, browser, api }) => {
    const { hire, again } = await hiredAgain(api);
    const link = await hire.link('employer');
    const size = { viewport: page.viewportSize() };
    const [scripted, plain] = [
      await browser.newContext(size),
      await browser.newContext({ ...size, javaScriptEnabled: false }),
    ];
    const first = new HostedPages(page, 'en');
    const inSpanish = new HostedPages(await scripted.newPage(), 'es');
    const others = [inSpanish, new HostedPages(await plain.newPage(), 'ar')];
    for (const hosted of [first, ...others]) {
      await openInLanguage(hosted.page, link, hosted.locale);
      await hosted.page.goto(`${hosted.page.url()}/tasks/${again.id}`);
    }
    await first.press(first.words.employer.rehireSupplement);
    for (const { page: other, words } of others) {
      const main = other.getByRole('main');
      await main.getByRole('button', { name: words.employer.rehireNewForm, exact: true }).click();
      await other.waitForURL(/\/answers\?decided=supplement_b$/);
      expect(other.url()).toContain(hire.tasks.i9);
      await expect(main.getByRole('alert')).toContainText(words.employer.rehireDecidedSupplement);
      await expect(main.getByRole('link', { name: words.employer.begin })).toBeVisible();
    }
    await expect(inSpanish.page.getByRole('main').getByRole('alert')).toBeFocused();
    await inSpanish.audit();
    for (const context of [scripted, plain]) await context.close();
  },
);

test('an employer has a new form completed, in the dark', async ({ page, api }) => {
  const { hire, again } = await hiredAgain(api);
  await page.emulateMedia({ colorScheme: 'dark' });
  const hosted = new HostedPages(page, 'en');
  await hosted.open(await hire.link('employer', '&locale=en'));
  await page.goto(`${page.url()}/tasks/${again.id}`);
  const title = page.getByRole('heading', { name: titled(hosted.words.employer.rehireTitle) });
  await expect(title).toBeVisible();
  await hosted.audit();
  await page.getByRole('button', { name: hosted.words.employer.rehireNewForm, exact: true }).click();
  await expect(title).toBeHidden();
  const { decision } = await api.get<{ decision: object }>(`/tasks/${again.id}/rehire`);
  expect(decision).toMatchObject({ choice: 'new_form' });
});

test('who comes back with a form that counts is offered both on that form', async ({ page, api }) => {
  const hire = await newHire(api);
  await completeI9(api, hire);
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const of = { employee_id: hire.employee.id, employer_id: hire.employer.id };
  const { data } = await api.get<{ data: readonly Made[] }>(`/placements?employee_id=${of.employee_id}`);
  await api.patch(`/placements/${data[0]?.id}`, { end_date: inDays(10) });
  const job = await api.post<Made>('/jobs', { name: 'Deckhand' });
  await api.post('/placements', { ...of, job_id: job.id, start_date: inDays(30), create_tasks: true });

  const hosted = new HostedPages(page, 'en');
  const { employer: words } = hosted.words;
  await hosted.open(await hire.link('employer', '&locale=en'));
  await hosted.enter('i-9');
  await expect(page.getByRole('heading', { name: titled(words.rehireTitle) })).toBeVisible();
  await hosted.audit();
  // The new form that this asks for is where it leads.
  await hosted.press(words.rehireNewForm);
  await expect(page.getByRole('main')).toContainText(titled(words.nothingEntered));
  const { decision } = await api.get<{ decision: { task_id: string } }>(`/tasks/${hire.tasks.i9}/rehire`);
  expect(page.url()).toContain(decision.task_id);
});
