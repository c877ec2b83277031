import { completeI9, expectCompleted } from './hosted/complete-i9.js';
import { date } from './hosted/entries.js';
import { HostedPages } from './hosted/hosted-pages.js';
import { newHire } from './hosted/new-hire.js';
import { readPdf } from './hosted/read-pdf.js';
import { expect, test } from './stack.js';

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
    const hire = await newHire(api);
    const hosted = new HostedPages(page, 'en');
    const { i9 } = hire.tasks;
    await completeI9(api, hire);

    await hosted.open(await hire.link('employer', '&locale=en'));
    await hosted.enter('i-9');
    await hosted.press(hosted.words.done.reverify);
    await hosted.follow(page.getByRole('link', { name: hosted.words.employer.begin }));
    await hosted.answer({
      ...card('task.reverify_1_document', 'SRC0987654321', '2029-06-30'),
      'task.reverify_1_representative': 'Ortiz, Carmen, Office manager',
    });
    await hosted.sign('Carmen Ortiz');
    await expectCompleted(api, i9);
    const text = await readPdf(await api.download(`/tasks/${i9}/pdf`));
    for (const answer of ['SRC1234567890', 'SRC0987654321', '06/30/2029']) expect(text).toContain(answer);
  },
);
