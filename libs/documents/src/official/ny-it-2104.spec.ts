import { describe, expect, it } from '@jest/globals';
import { currentEdition, type Answers } from '@firstday/forms';
import { officialFile, type FileBox } from '../testing/official-file.js';
import { howToRun } from '../testing/official-forms.js';
import { complaintsOf, readPdf, squeezed } from '../testing/read-pdf.js';
import { signedBy } from '../testing/signed-by.js';

// Rectangles of the official file, as its own fields give them; the signature stands below its label.
const boxes = {
  first: [40, 684, 173.1, 12],
  last: [257.6, 684, 172.9, 12],
  ssn: [432, 684, 143.5, 12],
  street: [40, 660, 285.3, 12],
  apartment: [330, 660, 100.3, 12],
  city: [40, 637, 226.9, 12],
  state: [273.5, 637, 84.3, 12],
  zip: [360.5, 637, 69.9, 12],
  single: [516.6, 672.6, 8.9, 8.9],
  married: [564.6, 672.6, 8.9, 8.9],
  higherRate: [564.6, 660.5, 8.9, 8.9],
  inCity: [523, 624.3, 9, 9],
  notInCity: [563, 624.3, 9, 9],
  inYonkers: [523, 612.6, 9, 8.9],
  notInYonkers: [563, 612.6, 9, 8.9],
  line1: [510.6, 589.5, 64.8, 9],
  line2: [510.6, 577.7, 64.8, 9],
  line3: [510.6, 541.6, 64.8, 9],
  line4: [510.6, 529.6, 64.8, 9],
  line5: [510.6, 517.6, 64.8, 9],
  signature: [38, 441, 369, 18],
  date: [414.6, 443.2, 160.7, 14.5],
  moreThan14: [394.4, 324.8, 11.2, 10.8],
  newHire: [183.6, 306.1, 10.9, 11.3],
  firstDay: [491.8, 305.6, 83.6, 11.4],
  insured: [388.9, 243.4, 11.1, 11.1],
  notInsured: [451.2, 243.4, 11.1, 11.1],
  insuredFrom: [301.8, 224.6, 94.6, 11.4],
  employerName: [36, 186.6, 414, 12],
  employerAddress: [36, 172, 414, 12],
  ein: [450, 170.1, 125.5, 14.6],
} as const satisfies Record<string, FileBox>;

const certificate: Answers = {
  'employee.first_name': 'Ana',
  'task.middle_initial': 'M',
  'employee.last_name': 'Garcia',
  'employee.social_security_number': '123-45-6789',
  'employee.address': {
    street: '1 Main Street',
    secondary: '4B',
    city: 'Brooklyn',
    state: 'NY',
    zip: '11201-1234',
    country: 'USA',
  },
  'task.marital_status': 'married',
  'task.resident_of_new_york_city': 'yes',
  'task.resident_of_yonkers': 'no',
  'task.new_york_state_allowances': 15,
  'task.new_york_city_allowances': 3,
  'task.extra_new_york_state': 1234.5,
  'task.extra_new_york_city': 20,
  'task.new_hire': true,
  'task.first_day_of_work': '2026-11-23',
  'task.dependent_health_insurance': 'yes',
  'task.qualifies_for_insurance_on': '2027-01-01',
  'task.employer_name': 'Acme Inc.',
  'task.employer_address': '100 Broadway, Suite 2000, New York, NY 10005',
  'task.employer_identification_number': '12-3456789',
};

const { folder, fill, read } = officialFile('ny-it-2104', { pages: 1, boxes });
const signatures = [signedBy('employee', 'Ana M Garcia')];
const written = async (answers: Answers) => (await read(answers, signatures)).written;

if (folder === null) {
  describe('the IT-2104 of New York', () => {
    it.skip(`was not filled: ${howToRun}`, () => undefined);
  });
} else {
  describe('the IT-2104 of New York', () => {
    it('has every answer in its box, the signature below its label and the day beside it', async () => {
      expect(await written(certificate)).toEqual({
        first: 'AnaM',
        last: 'Garcia',
        ssn: '123456789',
        street: '1MainStreet',
        apartment: '4B',
        city: 'Brooklyn',
        state: 'NY',
        zip: '11201-1234',
        single: '',
        married: 'X',
        higherRate: '',
        inCity: 'X',
        notInCity: '',
        inYonkers: '',
        notInYonkers: 'X',
        line1: '15',
        line2: '3',
        line3: '1,234.50',
        line4: '20',
        line5: '',
        signature: 'AnaMGarcia',
        date: '11/23/2026',
        moreThan14: 'X',
        newHire: 'X',
        firstDay: '11232026',
        insured: 'X',
        notInsured: '',
        insuredFrom: '01012027',
        employerName: 'AcmeInc.',
        employerAddress: squeezed('100 Broadway, Suite 2000, New York, NY 10005'),
        ein: '123456789',
      });
    });

    it.each([
      ['single_or_head_of_household', 'single'],
      ['married', 'married'],
      ['married_at_higher_single_rate', 'higherRate'],
    ])('%s checks one square of three that share a field', async (status, box) => {
      const crossed = await written({ ...certificate, 'task.marital_status': status });
      expect(crossed).toMatchObject({ single: '', married: '', higherRate: '', [box]: 'X' });
    });

    it('of somebody who lives in Yonkers has its line and not that of the city', async () => {
      const lives = { 'task.resident_of_new_york_city': 'no', 'task.resident_of_yonkers': 'yes' };
      expect(await written({ ...certificate, ...lives, 'task.extra_yonkers': 5 })).toMatchObject({
        inCity: '',
        notInCity: 'X',
        inYonkers: 'X',
        notInYonkers: '',
        line2: '',
        line4: '',
        line5: '5',
      });
    });

    it('says nothing to the state where there is nothing to send', async () => {
      const answers = { ...certificate, 'task.new_hire': false, 'task.new_york_state_allowances': 14 };
      const nothing = { moreThan14: '', newHire: '', firstDay: '', insured: '', insuredFrom: '' };
      expect(await written(answers)).toMatchObject({
        ...nothing,
        employerName: '',
        employerAddress: '',
        ein: '',
      });
    });

    it('prints what is certified as the file has it', async () => {
      const { pdf } = await read(certificate, signatures);
      const [employee] = currentEdition('ny-it-2104').sections;
      const penalty = employee?.pages.flatMap(({ fields }) => fields).find(({ verbatim }) => verbatim)
        ?.text?.en;
      for (const line of [employee?.attestation?.text.en ?? '-', penalty ?? '-'])
        expect(pdf.text).toContain(squeezed(line));
    });
  });
}

describe('an IT-2104 without the official file', () => {
  it('is drawn with its answers, what was certified and the signature', async () => {
    const { bytes, source } = await fill(certificate, signatures);
    expect(source).toBe('drawn');
    const { text } = await readPdf(bytes);
    const certified = currentEdition('ny-it-2104').sections[0]?.attestation?.text.en ?? '-';
    for (const part of ['Garcia', '1,234.50', '15', certified]) expect(text).toContain(squeezed(part));
    expect(complaintsOf(bytes)).toBe('');
  });
});
