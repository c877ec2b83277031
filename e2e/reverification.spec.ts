import { date, sectionOne } from './hosted/entries.js';
import { HostedPages } from './hosted/hosted-pages.js';
import { newHire } from './hosted/new-hire.js';
import { readPdf } from './hosted/read-pdf.js';
import { signSection } from './hosted/sign-section.js';
import { expect, test } from './stack.js';

const authorized = {
  ...sectionOne,
  'task.citizenship_status': 'alien_authorized_to_work',
  'task.work_authorization_expires_on': '2027-06-30',
  'task.uscis_number': 'A123456789',
};
const authorization = {
  document: 'employment_authorization_document',
  issuing_authority: 'U.S. Citizenship and Immigration Services',
  number: 'SRC1234567890',
  expires_on: '2027-06-30',
};
const card = (field: string, number: string, expires: string) => ({
  [`${field}:document`]: 'employment_authorization_document',
  [`${field}:issuing_authority`]: 'U.S. Citizenship and Immigration Services',
  [`${field}:number`]: number,
  ...date(field, expires),
});

test(
  'an employer reverifies by Supplement B, and a new document takes the place of the old one',
  { tag: '@desktop' },
  async ({ page, api }) => {
    test.setTimeout(240_000);
    const hire = await newHire(api);
    const hosted = new HostedPages(page, 'en');
    const { i9 } = hire.tasks;
    await signSection(await hire.link('employee'), i9, {
      id: 'section_1',
      answers: authorized,
      name: 'Ánh Nguyễn',
    });
    await signSection(await hire.link('employer'), i9, {
      id: 'section_2',
      answers: {
        'task.list_choice': 'a',
        'task.list_a_1': authorization,
        'task.first_day_of_employment': new Date().toISOString().slice(0, 10),
        'task.employer_representative': 'Ortiz, Carmen, Office manager',
        'task.employer_name': 'Harbor Foods',
        'task.employer_address': '40 Fulton Street, New York, NY 10038',
      },
      name: 'Carmen Ortiz',
    });
    const task = `/tasks/${i9}`;
    const status = async () => (await api.get<{ status: string }>(task)).status;
    await expect.poll(status, { timeout: 30_000 }).toBe('completed');

    await hosted.open(await hire.link('employer', '&locale=en'));
    await hosted.enter('i-9');
    await hosted.press(hosted.words.done.reverify);
    await hosted.follow(page.getByRole('link', { name: hosted.words.employer.begin }));
    await hosted.answer({
      ...card('task.reverify_1_document', 'SRC0987654321', '2029-06-30'),
      'task.reverify_1_representative': 'Ortiz, Carmen, Office manager',
    });
    await hosted.sign('Carmen Ortiz');
    await expect.poll(status, { timeout: 30_000 }).toBe('completed');
    const text = await readPdf(await api.download(`${task}/pdf`));
    for (const answer of ['SRC1234567890', 'SRC0987654321', '06/30/2029']) expect(text).toContain(answer);
  },
);
