import { expectCompleted } from './hosted/complete-i9.js';
import { date, i9, sectionTwo } from './hosted/entries.js';
import { HostedPages } from './hosted/hosted-pages.js';
import { newHire } from './hosted/new-hire.js';
import { signSection } from './hosted/sign-section.js';
import { expect, test } from './stack.js';

const { 'task.social_security_number': _number, ...withoutNumber } = i9;
const alien = {
  ...withoutNumber,
  'task.citizenship_status': 'alien_authorized_to_work',
  'task.work_authorization_expires_on': '06/30/2031',
  'task.uscis_number': 'A123456789',
  'task.has_applied_for_ssn': 'yes',
  ...date('task.date_of_birth', '1990-04-12'),
};

test(
  'an employee whose Social Security number is not issued yet says so, and adds it later; a passport that contradicts the status is noted',
  { tag: ['@phone', '@gate'] },
  async ({ page, api }) => {
    const hire = await newHire(api, { employer: { uses_e_verify: true, e_verify_company_id: '7654321' } });
    const [toEmployee, toEmployer] = [await hire.link('employee'), await hire.link('employer')];
    const hosted = new HostedPages(page, 'en');
    const { correction } = hosted.words;
    const main = page.getByRole('main');

    await hosted.open(toEmployee);
    await hosted.enter('i-9');
    await expect(main).toContainText('Your employer uses E-Verify, which needs this number.');
    await hosted.answer(alien);
    await hosted.sign('Ánh Nguyễn');
    await expect(main).toContainText(correction.numberTitle);

    await signSection(toEmployer, hire.tasks.i9, {
      id: 'section_2',
      answers: sectionTwo,
      name: 'Carmen Ortiz',
    });
    await expectCompleted(api, hire.tasks.i9);
    await hosted.open(toEmployer);
    await hosted.enter('i-9');
    await expect(main).toContainText(correction.contradiction);
    await expect(main).toContainText('A U.S. passport or passport card is issued only to');

    await hosted.open(toEmployee);
    await hosted.enter('i-9');
    await expect(main).toContainText(correction.contradictionYours);
    await hosted.press(correction.numberAdd);
    await expect(main).toContainText(correction.numberOpened);
    await hosted.answer({ 'task.social_security_number': '412-09-8888' });
    await hosted.sign('Ánh Nguyễn');
    await expect(main).not.toContainText(correction.numberTitle);
    await expectCompleted(api, hire.tasks.i9);
  },
);
