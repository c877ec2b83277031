import { HostedPages } from './hosted/hosted-pages.js';
import { date } from './hosted/entries.js';
import { newHire } from './hosted/new-hire.js';
import { readPdf } from './hosted/read-pdf.js';
import { expect, test } from './stack.js';

const name = { en: 'Notice of pay', es: 'Aviso de pago' };
const terms = {
  en: '{employee.first_name}, {employer.name} pays you {task.rate} an hour from {task.from} on.',
  es: '{employee.first_name}, {employer.name} le paga {task.rate} la hora desde el {task.from}.',
};

/** What the employer fills in, and the employee acknowledges or declines. */
const content = {
  name,
  short_name: name,
  purpose: { en: 'It says what you are paid.', es: 'Dice cuánto se le paga.' },
  minutes: 1,
  sections: [
    {
      id: 'employer',
      title: { en: 'Pay', es: 'Pago' },
      assignee_type: 'employer',
      attestation: { en: 'This is what we pay.', es: 'Esto es lo que pagamos.' },
      pages: [
        {
          id: 'pay',
          title: { en: 'What you pay', es: 'Lo que paga' },
          fields: [
            { path: 'task.rate', kind: 'money', label: { en: 'Pay an hour' }, required: true, min: 7.25 },
            { path: 'task.from', kind: 'date', label: { en: 'From' }, required: true },
          ],
        },
      ],
    },
    {
      id: 'employee',
      title: { en: 'For you', es: 'Para usted' },
      assignee_type: 'employee',
      attestation: { en: 'I have received this notice.', es: 'Recibí este aviso.' },
      pages: [
        {
          id: 'terms',
          title: { en: 'Your pay', es: 'Su pago' },
          fields: [
            { path: 'task.terms', kind: 'content', label: { en: 'Terms', es: 'Condiciones' }, text: terms },
            {
              path: 'task.answer',
              kind: 'radio',
              label: { en: 'Do you acknowledge it?', es: '¿Acusa recibo?' },
              required: true,
              options: [
                { value: 'acknowledged', label: { en: 'I do', es: 'Sí' } },
                { value: 'declined', label: { en: 'I do not', es: 'No' } },
              ],
            },
          ],
        },
      ],
    },
  ],
};

test(
  'a notice is filled in by the employer, and read and acknowledged in Spanish as both have it',
  { tag: '@phone' },
  async ({ page, api }) => {
    const key = `own-notice-${Date.now().toString(36)}`;
    const draft = await api.post<{ id: string; issues: unknown[] }>('/forms', { key, content });
    expect(draft.issues).toEqual([]);
    await api.post(`/forms/${draft.id}/publish`, {});
    const hire = await newHire(api);
    const given = { form_id: draft.id, employee_id: hire.employee.id, employer_id: hire.employer.id };
    const task = await api.post<{ id: string }>('/tasks', given);

    const employer = new HostedPages(page, 'en');
    await employer.open(await hire.link('employer', `&task_ids=${task.id}`));
    await employer.enter('Notice of pay');
    await employer.fill({ 'task.rate': '5', ...date('task.from', '2026-12-01') });
    await page.getByRole('button', { name: employer.words.page.continue, exact: true }).click();
    await expect(page.getByRole('alert').first()).toContainText('7.25');
    await employer.answer({ 'task.rate': '21.50' });
    await employer.sign('Carmen Reyes');

    await page.context().clearCookies();
    const employee = new HostedPages(page, 'es');
    await employee.open(await hire.link('employee', `&task_ids=${task.id}`));
    await employee.enter('Aviso de pago');
    await expect(
      page.getByText('Ánh, Harbor Foods le paga $21.50 la hora desde el 1 de diciembre de 2026.'),
    ).toBeVisible();
    await employee.answer({ 'task.answer': 'acknowledged' });
    await employee.sign('Ánh Nguyễn');
    await expect
      .poll(async () => (await api.get<{ status: string }>(`/tasks/${task.id}`)).status)
      .toBe('completed');
    expect(await readPdf(await api.download(`/tasks/${task.id}/pdf`))).toContain('$21.50');
  },
);
