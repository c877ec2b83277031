import { describe, expect, it } from '@jest/globals';
import { currentEdition, type Answers } from '@firstday/forms';
import { officialFile, type FileBox } from '../testing/official-file.js';
import { howToRun } from '../testing/official-forms.js';
import { people } from '../testing/people.js';
import { complaintsOf, readPdf, squeezed } from '../testing/read-pdf.js';
import { signedBy } from '../testing/signed-by.js';

/** Rectangles of the file, as its own fields give them; signatures and their days stand on its lines. */
const boxes = {
  name: [86.4, 674, 266.4, 9],
  ssn: [468, 674, 108, 9],
  street: [165.6, 650, 410.4, 9],
  town: [180, 626, 396, 9],
  county: [72, 602, 273.6, 9],
  phone: [432, 602, 144, 9],
  born: [309.6, 578, 86.4, 9],
  box1: [66.2, 542, 8, 8],
  box2: [66.2, 506, 8, 8],
  box3: [66.2, 326, 8, 8],
  box4: [66.2, 290, 8, 8],
  box5: [66.2, 254, 8, 8],
  box6: [66.2, 218, 8, 8],
  box7: [66.2, 134, 8, 8],
  signature: [156, 38, 298, 26],
  date: [483, 38, 93, 15],
  employer: [115.2, 710, 172.8, 9, 2],
  employerPhone: [360, 710, 86.4, 9, 2],
  ein: [482.4, 710, 93.6, 9, 2],
  employerStreet: [100.8, 686, 475.2, 9, 2],
  employerTown: [180, 662, 396, 9, 2],
  contact: [208.8, 638, 194.4, 9, 2],
  contactPhone: [475.2, 638, 100.8, 9, 2],
  contactStreet: [100.8, 614, 475.2, 9, 2],
  contactTown: [180, 590, 396, 9, 2],
  group: [547.2, 554, 28.8, 9, 2],
  gave: [100.8, 506, 72, 20, 2],
  offered: [244.8, 506, 72, 20, 2],
  hired: [374.4, 506, 72, 20, 2],
  started: [504, 506, 72, 20, 2],
  employerSignature: [136, 420, 179, 24, 2],
  title: [345.6, 422, 136.8, 20, 2],
  employerDate: [514, 420, 62, 15, 2],
} as const satisfies Record<string, FileBox>;

const unchecked = { box1: '', box2: '', box3: '', box4: '', box5: '', box6: '', box7: '' };

const applicant: Answers = {
  'task.name': 'Ana Garcia',
  'task.social_security_number': '123-45-6789',
  'task.address': {
    street: '1 Main Street',
    secondary: 'Apt 2',
    city: 'Albany',
    state: 'NY',
    zip: '12201',
    country: 'USA',
  },
  'task.county': 'Albany',
  'task.phone': '+15185550100',
  'task.date_of_birth': '2000-02-29',
  'task.box_2': true,
};
const filed: Answers = {
  ...applicant,
  'task.employer_name': 'Harbor Foods Inc.',
  'task.employer_phone': '+15185550101',
  'task.employer_ein': '12-3456789',
  'task.employer_address': {
    street: '40 Fulton Street',
    city: 'New York',
    state: 'NY',
    zip: '10038',
    country: 'USA',
  },
  'task.group': '4',
  'task.gave_information_on': '2026-11-02',
  'task.offered_on': '2026-11-03',
  'task.hired_on': '2026-11-04',
  'task.started_on': '2026-11-09',
  'task.title': 'HR manager',
};

const { folder, fill, read: readFile } = officialFile('irs-8850', { pages: 2, boxes });
const onFile = folder === null ? it.skip : it;
const signedFor = (name: string) => [signedBy('applicant', name), signedBy('employer', 'Carla Reyes')];
const read = (answers: Answers, name = 'Ana Garcia') => readFile(answers, signedFor(name));

describe('Form 8850', () => {
  if (folder === null) it.skip(`was not tried on the official file: ${howToRun}`, () => undefined);

  onFile('has each answer in its box, both signatures on their lines and the days beside them', async () => {
    expect((await read(filed)).written).toEqual({
      ...unchecked,
      name: 'AnaGarcia',
      ssn: '123-45-6789',
      street: '1MainStreet,Apt2',
      town: 'Albany,NY12201',
      county: 'Albany',
      phone: '(518)555-0100',
      born: '02/29/2000',
      box2: 'X',
      signature: 'AnaGarcia',
      date: '11/23/2026',
      employer: 'HarborFoodsInc.',
      employerPhone: '(518)555-0101',
      ein: '12-3456789',
      employerStreet: '40FultonStreet',
      employerTown: 'NewYork,NY10038',
      contact: '',
      contactPhone: '',
      contactStreet: '',
      contactTown: '',
      group: '4',
      gave: '11/02/2026',
      offered: '11/03/2026',
      hired: '11/04/2026',
      started: '11/09/2026',
      employerSignature: 'CarlaReyes',
      title: 'HRmanager',
      employerDate: '11/23/2026',
    });
  });

  onFile.each([1, 2, 3, 4, 5, 6, 7])(
    'has a cross in box %i alone where it alone was checked',
    async (number) => {
      const { written } = await read({ ...filed, 'task.box_2': null, [`task.box_${number}`]: true });
      expect(written).toMatchObject({ ...unchecked, [`box${number}`]: 'X' });
    },
  );

  onFile('has neither group, no date of birth, and whoever else is to be called', async () => {
    const { written } = await read({
      ...filed,
      'task.group': 'none',
      'task.date_of_birth': null,
      'task.contact_name': 'Bo Lind',
      'task.contact_phone': '+15185550102',
      'task.contact_address': { street: '9 Oak St', city: 'Troy', state: 'NY', zip: '12180', country: 'USA' },
    });
    expect(written).toMatchObject({
      group: '',
      born: '',
      contact: 'BoLind',
      contactPhone: '(518)555-0102',
      contactStreet: '9OakSt',
      contactTown: 'Troy,NY12180',
    });
  });

  onFile.each(people)('bears $of whole', async ({ last, first }) => {
    const name = `${first} ${last}`;
    const { at } = await read({ ...filed, 'task.name': name }, name);
    expect([at('name'), at('signature')]).toEqual([squeezed(name), squeezed(name)]);
  });

  it('is drawn where the file is not installed, with both declarations word for word', async () => {
    const { bytes, source } = await fill(filed, signedFor('Ana Garcia'));
    expect(source).toBe('drawn');
    expect(complaintsOf(bytes)).toBe('');
    const { text } = await readPdf(bytes);
    const words = currentEdition('irs-8850').sections.map(({ attestation }) => attestation?.text.en ?? '-');
    for (const part of [...words, 'Harbor Foods Inc.', '9 de noviembre de 2026'])
      expect(text).toContain(squeezed(part));
  });
});
