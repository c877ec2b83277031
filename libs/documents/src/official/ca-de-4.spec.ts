import { describe, expect, it } from '@jest/globals';
import { currentEdition, type Answers } from '@firstday/forms';
import { officialFile, type FileBox } from '../testing/official-file.js';
import { howToRun } from '../testing/official-forms.js';
import { people } from '../testing/people.js';
import { complaintsOf, readPdf, squeezed } from '../testing/read-pdf.js';
import { signedBy } from '../testing/signed-by.js';

// Rectangles of the official file, as its own fields give them; the signature stands on its line.
const boxes = {
  name: [40.3, 639.7, 261, 13.5],
  ssn: [310.3, 639.7, 261, 13.5],
  street: [40.3, 608.9, 261, 13.5],
  city: [40.3, 581.4, 170, 13.5],
  state: [220.2, 581.4, 22, 13.5],
  zip: [252.3, 581.4, 46.5, 13.5],
  single: [310.3, 608.7, 9.4, 9.4],
  married: [310.4, 596.5, 9, 9.4],
  head: [310.4, 584.5, 9, 9.4],
  regular: [445, 549.9, 32.8, 11],
  deduction: [445, 537.7, 32.8, 11],
  total: [445, 525.7, 32.8, 11],
  additional: [445, 513.7, 32.8, 11],
  exempt: [567.4, 475.9, 9.4, 9.4],
  notSubject: [567.4, 427.9, 9.4, 9.4],
  signature: [136, 372, 294, 26],
  date: [457.3, 372.4, 72, 13.5],
  employer: [40.3, 301.6, 261, 44.1],
  account: [310.3, 324.7, 261, 13.5],
} as const satisfies Record<string, FileBox>;

const person: Answers = {
  'employee.first_name': 'Ana',
  'task.middle_initial': 'M',
  'employee.last_name': 'Garcia',
  'employee.social_security_number': '123-45-6789',
  'employee.address': {
    street: '1 Main Street',
    secondary: 'Apt 2',
    city: 'Fresno',
    state: 'CA',
    zip: '93650-1234',
    country: 'USA',
  },
  'task.employer_name': 'Acme Inc.',
  'task.employer_address': '100 Broadway, Suite 2000, Sacramento, CA 95814',
  'task.employer_payroll_tax_account_number': '123-4567-8',
};
const claimed: Answers = {
  ...person,
  'task.filing_status': 'married_one_income',
  'task.regular_allowances': 3,
  'task.deduction_allowances': 10,
  'task.total_allowances': 13,
  'task.additional_withholding': 1234.5,
};

const { folder, fill, read } = officialFile('ca-de-4', { pages: 4, boxes });
const signatures = [signedBy('employee', 'Ana M Garcia')];
const written = async (answers: Answers) => (await read(answers, signatures)).written;

if (folder === null) {
  describe('the DE 4 of California', () => {
    it.skip(`was not filled: ${howToRun}`, () => undefined);
  });
} else {
  describe('the DE 4 of California', () => {
    it('has every answer in its box, the signature on its line and the day beside it', async () => {
      expect(await written(claimed)).toEqual({
        name: 'AnaMGarcia',
        ssn: '123-45-6789',
        street: '1MainStreetApt2',
        city: 'Fresno',
        state: 'CA',
        zip: '93650',
        single: '',
        married: 'X',
        head: '',
        regular: '3',
        deduction: '10',
        total: '13',
        additional: '1,234.50',
        exempt: '',
        notSubject: '',
        signature: 'AnaMGarcia',
        date: '11/23/2026',
        employer: squeezed('Acme Inc.100 Broadway, Suite 2000, Sacramento, CA 95814'),
        account: '123-4567-8',
      });
    });

    it.each([
      ['task.exempt', 'exempt'],
      ['task.not_subject', 'notSubject'],
    ])('%s checks its own box, and what was claimed before goes', async (path, box) => {
      const crossed = await written({ ...claimed, [path]: true });
      const blank = { single: '', married: '', head: '', regular: '', total: '', additional: '' };
      expect(crossed).toMatchObject({ exempt: '', notSubject: '', ...blank, [box]: 'X' });
    });

    it.each([
      ['single_or_two_incomes', 'single'],
      ['married_one_income', 'married'],
      ['head_of_household', 'head'],
    ])('%s checks one box of three', async (status, box) => {
      const crossed = await written({ ...claimed, 'task.filing_status': status });
      expect(crossed).toMatchObject({ single: '', married: '', head: '', [box]: 'X' });
    });

    it.each(people)('bears $of in its box and as the signature', async ({ first, last }) => {
      const named = { 'employee.first_name': first, 'employee.last_name': last };
      const answers = { ...claimed, ...named, 'task.middle_initial': null };
      const { at } = await read(answers, [signedBy('employee', `${first} ${last}`)]);
      expect(at('name')).toBe(squeezed(`${first} ${last}`));
      expect(at('signature')).toBe(squeezed(`${first} ${last}`));
    });

    it('prints what is certified as the file has it', async () => {
      const { text } = (await read(claimed, signatures)).pdf;
      const [employee] = currentEdition('ca-de-4').sections;
      const fields = employee?.pages.flatMap((page) => page.fields) ?? [];
      const lines = fields.flatMap(({ path, label, text: content, verbatim }) =>
        verbatim ? (content?.en.split(/\n+/) ?? []) : /exempt|not_subject/.test(path) ? [label.en] : [],
      );
      expect(lines).toHaveLength(7);
      for (const line of [...lines, employee?.attestation?.text.en ?? '-'])
        expect(text).toContain(squeezed(line));
    });
  });
}

describe('a DE 4 without the official file', () => {
  it('is drawn with its answers, what was certified and the signature, and pretends to be no file of the agency', async () => {
    const { bytes, source } = await fill(claimed, signatures);
    expect(source).toBe('drawn');
    const { text } = await readPdf(bytes);
    const certified = currentEdition('ca-de-4').sections[0]?.attestation?.text.en ?? '-';
    for (const part of ['Garcia', '1,234.50', '13', certified]) expect(text).toContain(squeezed(part));
    expect(complaintsOf(bytes)).toBe('');
  });
});
