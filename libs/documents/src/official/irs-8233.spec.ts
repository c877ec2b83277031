import { describe, expect, it } from '@jest/globals';
import { currentEdition, type Answers } from '@firstday/forms';
import { officialFile, type FileBox } from '../testing/official-file.js';
import { howToRun } from '../testing/official-forms.js';
import { people } from '../testing/people.js';
import { complaintsOf, readPdf, squeezed } from '../testing/read-pdf.js';
import { signedBy } from '../testing/signed-by.js';

/** Lines 14 below the first, from top to bottom. */
const factLine = (at: number): FileBox => [64.8, 504 - 12 * at, 511.2, 12, 2];

/** Rectangles of the file, as its own fields give them; signatures and their days stand on its lines. */
const boxes = {
  year: [302.4, 312, 57.6, 10],
  yearBegins: [482.4, 312, 93.6, 10],
  yearEnds: [86.4, 300, 93.6, 9],
  name: [36, 252, 200.9, 10],
  number: [237.6, 252, 151.2, 10],
  foreignNumber: [388.8, 252, 187.2, 10],
  homeStreet: [36, 228, 540, 10],
  homeTown: [36, 204, 352.1, 10],
  homeCountry: [389.8, 204, 186.2, 10],
  street: [36, 180, 540, 10],
  town: [36, 156, 540, 10],
  visa: [36, 120, 200.9, 10],
  passportCountry: [238.6, 120, 150.2, 10],
  passport: [388.8, 120, 187.2, 10],
  entered: [36, 96, 201.6, 10],
  status: [238.6, 96, 150.2, 10],
  expires: [388.8, 96, 187.2, 10],
  student: [566.6, 85.5, 9, 9],
  services1: [271, 710, 305, 9, 2],
  services2: [64.8, 698, 511.2, 9, 2],
  services3: [64.8, 686, 511.2, 9, 2],
  total: [433.2, 674, 142.8, 9, 2],
  treaty: [324, 650, 252, 9, 2],
  article: [338.4, 638, 237.6, 9, 2],
  exempt: [417.6, 626, 158.4, 9, 2],
  residence: [154.8, 614, 421.2, 9, 2],
  scholarship: [109.8, 566, 99, 9, 2],
  scholarshipTreaty: [324, 554, 252, 9, 2],
  scholarshipArticle: [338.4, 542, 237.6, 9, 2],
  exemptScholarship: [388.8, 530, 187.2, 9, 2],
  facts1: [496.8, 518, 79.2, 9, 2],
  facts2: factLine(0),
  facts3: factLine(1),
  facts16: factLine(14),
  signature: [108, 193, 264, 20, 2],
  date: [382, 193, 192, 16, 2],
  agent: [36, 146, 409.7, 10, 2],
  ein: [446.4, 146, 129.6, 10, 2],
  agentStreet: [36, 122, 540, 10, 2],
  agentTown: [36, 98, 409.7, 10, 2],
  agentPhone: [446.4, 98, 129.6, 10, 2],
  agentSignature: [174, 49, 268, 17, 2],
  agentDate: [479, 48, 97, 15, 2],
} as const satisfies Record<string, FileBox>;

const claim: Answers = {
  'task.tax_year_begins': '2027-01-01',
  'task.tax_year_ends': '2027-12-31',
  'task.name': 'Anika Sen',
  'task.tin_type': 'ssn',
  'task.social_security_number': '123-45-6789',
  'task.permanent_address': {
    street: '14 Park Street',
    secondary: 'Flat 3',
    city: 'Kolkata',
    state: 'West Bengal',
    zip: '700016',
    country: 'IND',
  },
  'employee.address': { street: '1 Main Street', city: 'Albany', state: 'NY', zip: '12201', country: 'USA' },
  'task.visa_type': 'F-1',
  'task.canada_or_mexico': 'no',
  'task.passport_country': 'IND',
  'task.passport_number': 'Z1234567',
  'task.entered_on': '2025-08-20',
  'task.status': 'F-1 student',
  'task.status_expires': 'D/S',
  'task.student_or_researcher': true,
  'task.services': 'Teaching assistant in physics',
  'task.total_compensation': 24_000,
  'task.treaty': 'U.S./India tax treaty',
  'task.article': '21(2)',
  'task.exempt_compensation': 9999.5,
  'task.country_of_residence': 'IND',
  'task.also_scholarship': 'no',
  'task.facts': 'I came from India on August 20, 2025, to study physics.',
};
const accepted: Answers = {
  ...claim,
  'task.agent_name': 'Harbor University',
  'task.agent_ein': '12-3456789',
  'task.agent_address': {
    street: '40 Fulton Street',
    city: 'New York',
    state: 'NY',
    zip: '10038',
    country: 'USA',
  },
  'task.agent_phone': '+15185550100',
};

const { folder, fill, read: readFile } = officialFile('irs-8233', { pages: 2, boxes });
const onFile = folder === null ? it.skip : it;
const signedFor = (name: string) => [
  signedBy('beneficial_owner', name),
  signedBy('withholding_agent', 'Carla Reyes'),
];
const read = (answers: Answers, name = 'Anika Sen') => readFile(answers, signedFor(name));

describe('Form 8233', () => {
  if (folder === null) it.skip(`was not tried on the official file: ${howToRun}`, () => undefined);

  onFile('has each answer in its box, both signatures on their lines and the days beside them', async () => {
    expect((await read(accepted)).written).toEqual({
      year: '2027',
      yearBegins: '',
      yearEnds: '',
      name: 'AnikaSen',
      number: '123-45-6789',
      foreignNumber: '',
      homeStreet: '14ParkStreet,Flat3',
      homeTown: 'Kolkata,WestBengal700016',
      homeCountry: 'India',
      street: '1MainStreet',
      town: 'Albany,NY12201',
      visa: 'F-1',
      passportCountry: 'India',
      passport: 'Z1234567',
      entered: '08/20/2025',
      status: 'F-1student',
      expires: 'D/S',
      student: 'X',
      services1: 'Teachingassistantinphysics',
      services2: '',
      services3: '',
      total: '24,000',
      treaty: 'U.S./Indiataxtreaty',
      article: '21(2)',
      exempt: '9,999.50',
      residence: 'India',
      scholarship: '',
      scholarshipTreaty: '',
      scholarshipArticle: '',
      exemptScholarship: '',
      facts1: 'Icamefrom',
      facts2: 'IndiaonAugust20,2025,tostudyphysics.',
      facts3: '',
      facts16: '',
      signature: 'AnikaSen',
      date: '11/23/2026',
      agent: 'HarborUniversity',
      ein: '12-3456789',
      agentStreet: '40FultonStreet',
      agentTown: 'NewYork,NY10038',
      agentPhone: '(518)555-0100',
      agentSignature: 'CarlaReyes',
      agentDate: '11/23/2026',
    });
  });

  onFile('has another tax year by its days, and a scholarship in lines 13a to 13d', async () => {
    const { written } = await read({
      ...accepted,
      'task.tax_year_begins': '2026-07-01',
      'task.tax_year_ends': '2027-06-30',
      'task.also_scholarship': 'yes',
      'task.scholarship': 5000,
      'task.scholarship_treaty': 'U.S./India treaty',
      'task.scholarship_article': '21(1)',
      'task.exempt_scholarship': 4500.25,
      'task.student_or_researcher': null,
    });
    expect(written).toMatchObject({
      year: '',
      yearBegins: '07/01/2026',
      yearEnds: '06/30/2027',
      scholarship: '5,000',
      scholarshipTreaty: 'U.S./Indiatreaty',
      scholarshipArticle: '21(1)',
      exemptScholarship: '4,500.25',
      student: '',
    });
  });

  onFile(
    'has an ITIN as the IRS writes it, or “Applied For”, and no passport of a citizen of Canada',
    async () => {
      const numbered = {
        'task.social_security_number': null,
        'task.individual_taxpayer_number': '912701234',
      };
      const itin = await read({ ...accepted, ...numbered, 'task.tin_type': 'itin' });
      expect(itin.at('number')).toBe('912-70-1234');
      const waiting = await read({
        ...accepted,
        'task.tin_type': 'applied_for',
        'task.canada_or_mexico': 'yes',
        'task.foreign_tax_number': 'ABCDE1234F',
      });
      expect(waiting.written).toMatchObject({
        number: 'AppliedFor',
        passportCountry: '',
        passport: '',
        foreignNumber: 'ABCDE1234F',
      });
    },
  );

  onFile('has facts that fill every line, whole and in order', async () => {
    const facts = Array.from({ length: 233 }, (_, at) => `w${100 + at}x`).join(' ');
    expect(facts).toHaveLength(1397);
    const services = 'Research on storms '.repeat(12).trim();
    const { pdf, written } = await read({ ...accepted, 'task.facts': facts, 'task.services': services });
    expect(pdf.text).toContain(written.facts2);
    expect(squeezed(facts).startsWith(written.facts1 + written.facts2 + written.facts3)).toBe(true);
    const lines = pdf.pieces.filter(({ page, text }) => page === 2 && /^w\d{3}x/.test(text));
    expect(squeezed(lines.map(({ text }) => text).join(''))).toBe(squeezed(facts));
    // Nothing runs into the margin, and every letter can be read.
    expect(lines.filter(({ x, width }) => x + width > 577)).toEqual([]);
    expect(Math.min(...lines.map(({ size }) => size))).toBeGreaterThan(7);
    expect(written.services1 + written.services2 + written.services3).toBe(squeezed(services));
  });

  onFile.each(people)('bears $of whole', async ({ last, first }) => {
    const name = `${first} ${last}`;
    const { at } = await read({ ...accepted, 'task.name': name.slice(0, 80) }, name);
    expect(at('name')).toBe(squeezed(name.slice(0, 80)));
    expect(at('signature')).toBe(squeezed(name));
  });

  it('is drawn where the file is not installed, with both certifications word for word', async () => {
    const { bytes, source } = await fill(accepted, signedFor('Anika Sen'));
    expect(source).toBe('drawn');
    expect(complaintsOf(bytes)).toBe('');
    const { text } = await readPdf(bytes);
    const words = currentEdition('irs-8233').sections.map(({ attestation }) => attestation?.text.en ?? '-');
    for (const part of [...words, 'U.S./India tax treaty', '9,999.50', 'Harbor University'])
      expect(text).toContain(squeezed(part));
  });
});
