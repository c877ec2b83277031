import type { FormContent } from '@firstday/domain';
import type { TestApi } from './test-api.js';

/** What an employer may lend: a choice that opens a question, something to read, and the employer's own part. */
export const workwear: FormContent = {
  name: { en: 'Workwear loan', es: 'Préstamo de ropa de trabajo' },
  short_name: { en: 'Workwear', es: 'Ropa de trabajo' },
  purpose: {
    en: 'You get workwear, and return it when you leave.',
    es: 'Recibe ropa y la devuelve al irse.',
  },
  tags: ['warehouse'],
  minutes: 2,
  sections: [
    {
      id: 'employee',
      title: { en: 'For the employee', es: 'Para el empleado' },
      assignee_type: 'employee',
      attestation: { en: 'I return the workwear when I leave.', es: 'Devuelvo la ropa cuando me vaya.' },
      pages: [
        {
          id: 'sizes',
          title: { en: 'Your sizes', es: 'Sus tallas' },
          fields: [
            {
              path: 'task.size',
              kind: 'radio',
              label: { en: 'Which size do you wear?', es: '¿Qué talla usa?' },
              required: true,
              options: [
                { value: 'm', label: { en: 'Medium', es: 'Mediana' } },
                { value: 'other', label: { en: 'Another', es: 'Otra' } },
              ],
            },
            {
              path: 'task.other_size',
              kind: 'text',
              label: { en: 'Which one?', es: '¿Cuál?' },
              required: true,
              max_length: 20,
              when: { fact: 'task.size', operator: 'equals', value: 'other' },
            },
            { path: 'task.account', kind: 'account_number', label: { en: 'Account for the deposit' } },
            {
              path: 'task.read',
              kind: 'content',
              label: { en: 'Care' },
              text: { en: 'Wash it at 40 degrees.', es: 'Lávela a 40 grados.' },
            },
          ],
        },
      ],
    },
    {
      id: 'employer',
      title: { en: 'For the employer' },
      assignee_type: 'employer',
      attestation: { en: 'I have handed out the workwear.' },
      pages: [
        {
          id: 'handed_out',
          title: { en: 'What was handed out' },
          fields: [
            { path: 'task.pieces', kind: 'number', label: { en: 'How many pieces?' }, required: true },
          ],
        },
      ],
    },
  ],
};

/** A form of the live account's own, published. */
export async function publishedForm(
  api: TestApi,
  key: string,
  content: FormContent = workwear,
): Promise<string> {
  const { status, body } = await api.call('forms.create', { body: { key, content } });
  if (status !== 201) throw new Error(JSON.stringify(body));
  const published = await api.call('forms.publish', { path: { form_id: body.id } });
  if (published.status !== 200) throw new Error(JSON.stringify(published.body));
  return body.id;
}
