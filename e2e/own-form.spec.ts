import { HostedPages } from './hosted/hosted-pages.js';
import { newHire } from './hosted/new-hire.js';
import { expect, test } from './stack.js';

const name = { en: 'Workwear', es: 'Ropa de trabajo', ar: 'ملابس العمل' };
const question = { en: 'Which size do you wear?', es: '¿Qué talla usa?', ar: 'ما مقاسك؟' };
const attestation = {
  en: 'I return the workwear when I leave.',
  es: 'Devuelvo la ropa cuando me vaya.',
  ar: 'أعيد الملابس عندما أترك العمل.',
};

const content = {
  name,
  short_name: name,
  purpose: {
    en: 'You get workwear, and return it.',
    es: 'Recibe ropa de trabajo y la devuelve.',
    ar: 'تتسلم ملابس وتعيدها.',
  },
  minutes: 2,
  sections: [
    {
      id: 'employee',
      title: { en: 'For the employee' },
      assignee_type: 'employee',
      attestation,
      pages: [
        {
          id: 'sizes',
          title: { en: 'Your sizes', es: 'Sus tallas', ar: 'مقاساتك' },
          fields: [
            {
              path: 'task.size',
              kind: 'radio',
              label: question,
              required: true,
              options: [
                { value: 'm', label: { en: 'Medium', es: 'Mediana', ar: 'متوسط' } },
                { value: 'other', label: { en: 'Another', es: 'Otra', ar: 'آخر' } },
              ],
            },
            {
              path: 'task.other_size',
              kind: 'text',
              label: { en: 'Which one?', es: '¿Cuál?', ar: 'ما هو؟' },
              required: true,
              when: { fact: 'task.size', operator: 'equals', value: 'other' },
            },
          ],
        },
      ],
    },
  ],
};

test(
  'a form of an employer’s own is answered, checked and signed like any other',
  { tag: ['@everywhere', '@gate'] },
  async ({ page, api }, { project }) => {
    const key = `own-workwear-${project.name}-${Date.now().toString(36)}`;
    const draft = await api.post<{ id: string; issues: unknown[] }>('/forms', { key, content });
    expect(draft.issues).toEqual([]);
    await api.post(`/forms/${draft.id}/publish`, {});
    const hire = await newHire(api);
    await api.post('/tasks', {
      form_id: draft.id,
      employee_id: hire.employee.id,
      employer_id: hire.employer.id,
    });

    const employee = new HostedPages(page, 'en');
    await employee.open(await hire.link('employee'));
    await employee.enter(name.en);
    await expect(page.getByText(question.en)).toBeVisible();
    const main = page.getByRole('main');
    await main.getByRole('button', { name: employee.words.page.continue, exact: true }).click();
    await expect(page.getByRole('alert').first()).toContainText(question.en.slice(0, -1));
    await employee.answer({ 'task.size': 'other', 'task.other_size': 'XS' });
    await expect(page.getByText(attestation.en)).toBeVisible();
    await employee.sign('Ánh Nguyễn');
    await employee.list();
    await expect(page.getByRole('heading', { name: name.en, exact: true })).toBeVisible();
  },
);
