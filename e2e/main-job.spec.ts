import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Locale } from '@firstday/domain/languages';
import { directDeposit, emergencyContact, i9, i9Employer, w4 } from './hosted/entries.js';
import { HostedPages } from './hosted/hosted-pages.js';
import { newHire } from './hosted/new-hire.js';
import { readPdf } from './hosted/read-pdf.js';
import { type Integrator, expect, runningStack, test } from './stack.js';

const locales: readonly Locale[] = ['en', 'es'];

for (const locale of locales) {
  test(
    `a new hire answers and signs every form, the employer signs, and the documents hold the answers (${locale})`,
    { tag: locale === 'es' ? '@desktop' : ['@phone', '@gate'] },
    async ({ page, api }) => {
      const hire = await newHire(api);
      const employee = new HostedPages(page, locale);
      await employee.open(await hire.link('employee'));

      await employee.enter('i-9');
      await employee.answer(i9);
      await employee.sign('Ánh Nguyễn');
      await employee.list();

      await employee.enter('w-4');
      await employee.answer(w4);
      await employee.sign('Ánh Nguyễn');
      await employee.list();

      await employee.enter('direct-deposit');
      await employee.answer(directDeposit);
      await employee.sign('Ánh Nguyễn');
      await employee.list();

      await employee.enter('emergency-contact');
      await employee.answer(emergencyContact);
      await employee.sign('Ánh Nguyễn');
      await employee.list();

      await employee.enter('handbook');
      await employee.answer({});
      await employee.sign('Ánh Nguyễn');

      const employer = new HostedPages(page, locale);
      await employer.open(await hire.link('employer'));
      await employer.enter('i-9');
      await expect(page.getByText('Nguyễn').first()).toBeVisible();
      await employer.follow(page.getByRole('link', { name: employer.words.employer.begin }));
      await employer.answer(i9Employer);
      await employer.sign('Carmen Ortiz');

      const w4Text = await readPdf(await finished(api, hire.tasks.w4));
      for (const answer of ['Ánh', 'Nguyễn', '412-09-9999', '7 Pine Street', '2,200', '12-3456789'])
        expect(w4Text).toContain(answer);
      const i9Text = await readPdf(await finished(api, hire.tasks.i9));
      for (const answer of ['Nguyễn', 'Ánh', '04/12/1990', "Driver's license", 'D1234567', 'Ortiz, Carmen'])
        expect(i9Text).toContain(answer);
    },
  );
}

test.afterAll(() => {
  const logs = join(runningStack().dataDir, 'logs');
  for (const file of readdirSync(logs)) {
    const log = readFileSync(join(logs, file), 'utf8');
    for (const secret of [
      /219-?09-?9999/,
      /000123456789/,
      /Nguy/,
      /D1234567/,
      /fd_(form|live|test)_/,
      /link=/,
    ])
      expect(log, `${file} holds no answer and no credential`).not.toMatch(secret);
  }
});

/** The document of a task, once it is made. */
async function finished(api: Integrator, taskId: string): Promise<Buffer> {
  await expect
    .poll(async () => (await api.get<{ status: string }>(`/tasks/${taskId}`)).status, { timeout: 30_000 })
    .toBe('completed');
  return api.download(`/tasks/${taskId}/pdf`);
}
