import { date, i9Employer, sectionOne } from './hosted/entries.js';
import { HostedPages } from './hosted/hosted-pages.js';
import { newHire } from './hosted/new-hire.js';
import { pngOf } from './hosted/png-of.js';
import { isTickedBeside, readPdf } from './hosted/read-pdf.js';
import { signSection } from './hosted/sign-section.js';
import { expect, test } from './stack.js';

const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
const sides = ['front of licence', 'back of licence', 'front of card', 'back of card'];

const byVideo = {
  ...i9Employer,
  'task.examination_method': 'live_video',
  ...date('task.copies_examined_on', yesterday),
  ...date('task.video_on', yesterday),
  'task.video_at': '2:30 PM',
  'task.video_by': 'Carmen Ortiz',
};

test(
  'documents are examined from pictures of both sides, then by live video',
  { tag: ['@everywhere', '@gate'] },
  async ({ page, api }) => {
    const hire = await newHire(api, {
      employer: { uses_e_verify: true, remote_examination: 'in_person' },
      job: { remote_examination: 'all_hires' },
    });
    const { i9 } = hire.tasks;
    const section = { id: 'section_1', answers: sectionOne, name: 'Ánh Nguyễn' } as const;
    await signSection(await hire.link('employee'), i9, section);
    const hosted = new HostedPages(page, 'en');
    const { words } = hosted;
    const main = page.getByRole('main');
    const isSent = async (count: number) => {
      await expect(main.getByRole('listitem')).toHaveCount(count);
      await expect(main.locator('.fd-file progress')).toHaveCount(0);
    };
    const inDark = async () => {
      await page.emulateMedia({ colorScheme: 'dark' });
      await hosted.audit();
      await page.emulateMedia({ colorScheme: 'light' });
    };

    await hosted.open(await hire.link('employee', '&locale=en'));
    await hosted.enter('i-9');
    const files = main.locator('input[type=file][multiple]');
    await files.setInputFiles(sides.slice(0, 3).map((name, at) => pngOf(name, at)));
    await isSent(3);
    await files.setInputFiles([pngOf('front once more', 0)]);
    await expect(main).toContainText(words.field.fileRefused);
    await inDark();
    await files.setInputFiles([pngOf('back of card', 3)]);
    await isSent(4);
    await hosted.press(words.page.continue);

    await hosted.open(await hire.link('employer', '&locale=en'));
    await hosted.enter('i-9');
    for (const side of sides) await expect(main).toContainText(`${side}.png`);
    await inDark();
    await hosted.follow(page.getByRole('link', { name: words.employer.begin }));
    const pictures = main.getByRole('complementary', { name: words.employer.pictures }).locator('li img');
    await expect(pictures).toHaveCount(4);
    for (const picture of await pictures.all()) await expect(picture).toHaveJSProperty('naturalWidth', 24);
    await hosted.fill({ ...i9Employer, 'task.examination_method': 'live_video' });
    await main.getByRole('button', { name: words.page.continue, exact: true }).click();
    await expect(main.getByRole('alert').first()).toBeVisible();
    await inDark();
    await hosted.answer(byVideo);
    await hosted.sign('Carmen Ortiz');

    const completed = async () => (await api.get<{ status: string }>(`/tasks/${i9}`)).status;
    await expect.poll(completed, { timeout: 30_000 }).toBe('completed');
    const bytes = await api.download(`/tasks/${i9}/pdf`);
    expect(await readPdf(bytes)).toContain('D1234567');
    expect(await isTickedBeside(bytes, 'Check here if you used an alternative procedure')).toBe(true);
  },
);
