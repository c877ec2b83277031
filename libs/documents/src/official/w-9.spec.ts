import { describe, expect, it } from '@jest/globals';
import type { Answers } from '@firstday/forms';
import { officialFile, type FileBox } from '../testing/official-file.js';
import { howToRun } from '../testing/official-forms.js';
import { people } from '../testing/people.js';
import { complaintsOf, readPdf, squeezed } from '../testing/read-pdf.js';
import { signedBy } from '../testing/signed-by.js';

/** Rectangles of the file, as its own fields give them; signature and date as its lines have them. */
const boxes = {
  name: [58.6, 660, 517.4, 14],
  business: [58.6, 636, 517.4, 14],
  llcCode: [417.6, 589, 28.8, 11],
  other: [162.4, 552, 284, 12],
  payeeCode: [543.6, 588, 32.4, 12],
  fatcaCode: [500.6, 552, 75.4, 12],
  street: [58.6, 492, 329.5, 14],
  city: [58.6, 468, 329.5, 14],
  requester: [389.8, 468, 186.2, 38],
  accounts: [58.6, 444, 517.4, 14],
  person: [417.6, 396, 158.4, 24],
  ein: [417.6, 348, 144, 24],
  signature: [120, 193, 258, 22],
  date: [403, 193, 112, 16],
} as const satisfies Record<string, FileBox>;

const payee: Answers = {
  'task.payee_name': 'Ana Garcia',
  'task.classification': 'individual',
  'employee.address': { street: '1 Main Street', city: 'Albany', state: 'NY', zip: '12201', country: 'USA' },
  'task.tin_type': 'ssn',
  'task.social_security_number': '123-45-6789',
  'task.requester': 'Harbor Foods Inc., 1 Main Street, Albany, NY 12207',
};
const company: Answers = {
  ...payee,
  'task.payee_name': 'Garcia Works LLC',
  'task.business_name': 'Garcia Works',
  'task.classification': 'llc',
  'task.llc_classification': 'P',
  'task.foreign_partners': true,
  'task.exempt_payee_code': '5',
  'task.fatca_code': 'D',
  'task.account_numbers': 'A-17',
  'task.tin_type': 'ein',
  'task.social_security_number': null,
  'task.employer_identification_number': '12-3456789',
};

const { official, folder, fill, read: readFile } = officialFile('w-9', { pages: 6, boxes });
const onFile = folder === null ? it.skip : it;

const read = async (answers: Answers, name = 'Ana Garcia', sectionId = 'certification') =>
  (await readFile(answers, [signedBy(sectionId, name)])).at;

describe('Form W-9', () => {
  if (folder === null) it.skip(`was not tried on the official file: ${howToRun}`, () => undefined);

  onFile('has name, address and Social Security number of a person in its boxes', async () => {
    const at = await read(payee);
    expect(at('name')).toBe('AnaGarcia');
    expect(at('street')).toBe('1MainStreet');
    expect(at('city')).toBe('Albany,NY12201');
    expect(at('requester')).toBe('HarborFoodsInc.,1MainStreet,Albany,NY12207');
    expect(at('person').replaceAll(/\D/g, '')).toBe('123456789');
    expect([at('signature'), at('date')]).toEqual(['AnaGarcia', '11/23/2026']);
    for (const empty of ['business', 'llcCode', 'other', 'payeeCode', 'fatcaCode', 'accounts'] as const)
      expect(at(empty)).toBe('');
    expect(at('ein').replaceAll(/\D/g, '')).toBe('');
  });

  onFile('has code, exemptions and EIN of a company', async () => {
    const at = await read(company);
    expect(at('business')).toBe('GarciaWorks');
    expect([at('llcCode'), at('payeeCode'), at('fatcaCode'), at('accounts')]).toEqual([
      'P',
      '5',
      'D',
      'A-17',
    ]);
    expect(at('ein').replaceAll(/\D/g, '')).toBe('123456789');
    expect(at('person').replaceAll(/\D/g, '')).toBe('');
  });

  onFile('has an ITIN in the space of the Social Security number, or “Applied For”', async () => {
    const number = { 'task.social_security_number': null, 'task.individual_taxpayer_number': '912701234' };
    const itin = await read({ ...payee, ...number, 'task.tin_type': 'itin' });
    expect(itin('person').replaceAll(/\D/g, '')).toBe('912701234');
    const waiting = await read({
      ...payee,
      'task.social_security_number': null,
      'task.tin_type': 'applied_for',
    });
    expect(waiting('person').replaceAll(/[^A-Za-z]/g, '')).toBe('AppliedFor');
  });

  it('crosses out the three lines of item 2 of whoever is subject to backup withholding', () => {
    const notified = { ...payee, 'task.notified_of_backup_withholding': true };
    const crossed = (answers: Answers) =>
      (official?.boxes(answers) ?? []).filter((box) => 'crossedOut' in box).length;
    expect([crossed(payee), crossed(notified)]).toEqual([0, 3]);
  });

  onFile('is signed by them on the same line', async () => {
    const notified = { ...payee, 'task.notified_of_backup_withholding': true };
    const at = await read(notified, 'Ana Garcia', 'certification_without_item_2');
    expect([at('signature'), at('date')]).toEqual(['AnaGarcia', '11/23/2026']);
  });

  onFile.each(people)('bears $of whole', async ({ last, first }) => {
    const name = `${first} ${last}`;
    const at = await read({ ...payee, 'task.payee_name': name }, name);
    expect(at('name')).toBe(squeezed(name));
    expect(at('signature')).toBe(squeezed(name));
  });

  it('is drawn where the file is not installed, with the certification that was signed', async () => {
    const item2 = squeezed('2. I am not subject to backup withholding because');
    const item3 = squeezed('3. I am a U.S. citizen or other U.S. person (defined below); and');
    const drawn = async (answers: Answers, sectionId: string) => {
      const { bytes, source } = await fill(answers, [signedBy(sectionId, 'Ana Garcia')]);
      expect(source).toBe('drawn');
      expect(complaintsOf(bytes)).toBe('');
      const words = squeezed((await readPdf(bytes)).text);
      return [words.includes(item2), words.includes(item3)];
    };
    expect(await drawn(payee, 'certification')).toEqual([true, true]);
    const notified = { ...payee, 'task.notified_of_backup_withholding': true };
    expect(await drawn(notified, 'certification_without_item_2')).toEqual([false, true]);
  });
});
