import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import type { Answers, KnownFormKey } from '@firstday/forms';
import { officialFile, type FileBox } from '../testing/official-file.js';
import { howToRun } from '../testing/official-forms.js';
import { people } from '../testing/people.js';
import { complaintsOf, readPdf, squeezed } from '../testing/read-pdf.js';
import { signedBy } from '../testing/signed-by.js';
import { installedFile } from './installed-file.js';
import { openTemplate } from './template.js';

/** Rectangles of the files, as their own fields give them; the signature's is its line. */
const boxes = {
  'ny-ls-54': {
    employer: [55.5, 443.4, 201.3, 39],
    ein: [55.5, 347.8, 157.2, 15.3],
    physical: [55.5, 288.7, 201.3, 39],
    mailing: [55.5, 230.1, 201.3, 39],
    phone: [59.2, 194.4, 116.5, 18],
    atHiring: [53, 155, 11.7, 11.7],
    rate: [302.1, 487.7, 137.4, 17.3],
    none: [294.9, 454.8, 11.7, 11.7],
    tipsBox: [294.9, 437.2, 11.7, 11.7],
    tips: [335.9, 434.8, 103.5, 17.3],
    meals: [344.5, 417.1, 92.7, 17.3],
    lodging: [354.3, 399.5, 129.5, 17.3],
    other: [342.7, 381.8, 141.2, 17.3],
    payday: [384.6, 364.2, 99.2, 17.3],
    weekly: [294.9, 329.3, 11.7, 11.7],
    otherFrequency: [342.7, 291.6, 141.1, 17.3],
    overtime: [302.1, 256.3, 56.7, 17.3],
    english: [518.9, 410.2, 11.7, 11.7],
    notEnglish: [518.9, 378.9, 11.7, 11.7],
    language: [652.8, 376.5, 96, 17.3],
    name: [519.9, 302.3, 237.5, 17.3],
    signature: [519.9, 260, 237.5, 26],
    date: [519.9, 226.6, 90.4, 15.3],
    preparer: [519.9, 192.3, 237.5, 17.3],
  },
  'ny-ls-59': {
    employer: [55.5, 437.7, 201.3, 39],
    ein: [55.5, 342.1, 157.2, 15.3],
    physical: [55.5, 281.1, 201.3, 39],
    mailing: [55.5, 222.4, 201.3, 39],
    phone: [59.2, 186.8, 116.5, 18],
    atHiring: [53, 149.4, 11.7, 11.7],
    rate: [296, 454.8, 211.7, 17.3],
    none: [294.9, 364.6, 11.7, 11.7],
    tipsBox: [294.9, 347, 11.7, 11.7],
    tips: [335.9, 344.6, 103.5, 17.3],
    meals: [344.5, 326.9, 92.7, 17.3],
    lodging: [354.3, 309.3, 129.5, 17.3],
    other: [342.7, 291.6, 141.2, 17.3],
    payday: [384.6, 272, 99.2, 17.3],
    weekly: [294.9, 237.1, 11.7, 11.7],
    otherFrequency: [342.7, 199.4, 141.1, 17.3],
    overtime: [296, 44.2, 211.7, 17.3],
    english: [518.9, 417.2, 11.7, 11.7],
    notEnglish: [518.9, 385.9, 11.7, 11.7],
    language: [655.9, 383.5, 100.1, 17.3],
    name: [519.9, 309.3, 237.5, 17.3],
    signature: [519.9, 267, 237.5, 26],
    date: [519.9, 233.6, 90.4, 15.3],
    preparer: [519.9, 199.3, 237.5, 17.3],
  },
} as const satisfies Partial<Record<KnownFormKey, Readonly<Record<string, FileBox>>>>;

const common: Answers = {
  'task.employer_name': 'Harbor Foods Inc.',
  'task.employer_dba_name': 'Harbor',
  'task.employer_ein': '12-3456789',
  'task.employer_physical_address': '1 Main Street, Albany, NY 12207',
  'task.employer_mailing_address': 'PO Box 9, Albany, NY 12201',
  'task.employer_phone': '+15185550100',
  'task.notice_given': 'at_hiring',
  'task.regular_payday': 'Every Friday',
  'task.pay_frequency': 'weekly',
  'task.preparer': 'Carla Reyes, HR manager',
  'employee.first_name': 'Ana',
  'employee.last_name': 'Garcia',
  'task.primary_language': 'en',
};
const given = {
  'ny-ls-54': { ...common, 'task.pay_rate': 18.5, 'task.overtime_rate': 27.75 },
  'ny-ls-59': {
    ...common,
    'task.pay_rate': 85_000,
    'task.pay_basis': 'salary',
    'task.overtime_exemption': 'Executive',
  },
} as const satisfies Partial<Record<KnownFormKey, Answers>>;

const signedFor = (name: string) => [signedBy('employer', 'Carla Reyes'), signedBy('employee', name)];

describe.each(['ny-ls-54', 'ny-ls-59'] as const)('%s', (form) => {
  const file = officialFile(form, { pages: 1, boxes: boxes[form] });
  const { official, folder } = file;
  const onFile = folder === null ? it.skip : it;
  const read = async (answers: Answers, name = 'Ana Garcia') =>
    (await file.read(answers, signedFor(name))).at;

  if (folder === null) it.skip(`was not tried on the official file: ${howToRun}`, () => undefined);

  onFile('has each answer in its box of the official file', async () => {
    const at = await read(given[form]);
    expect(at('employer')).toBe('HarborFoodsInc.');
    expect(at('ein').replaceAll(/\D/g, '')).toBe('123456789');
    expect(at('physical')).toBe('1MainStreet,Albany,NY12207');
    expect(at('mailing')).toBe('POBox9,Albany,NY12201');
    expect(at('phone').replaceAll(/\D/g, '')).toBe('5185550100');
    expect(at('payday')).toBe('EveryFriday');
    expect(at('preparer')).toBe('CarlaReyes,HRmanager');
    expect(at('name')).toBe('AnaGarcia');
    expect(at('signature')).toBe('AnaGarcia');
    expect(at('date').replaceAll(/\D/g, '')).toBe('11232026');
    expect(at('rate')).toBe(form === 'ny-ls-54' ? '18.50' : '$85,000peryear,asasalary');
    expect(at('overtime')).toBe(form === 'ny-ls-54' ? '27.75' : 'Executive');
    for (const empty of ['tips', 'meals', 'lodging', 'other', 'otherFrequency', 'language'] as const)
      expect(at(empty)).toBe('');
  });

  onFile('has allowances, another frequency and another language where they are', async () => {
    const at = await read({
      ...given[form],
      'task.tip_allowance': 3.5,
      'task.meal_allowance': 4.15,
      'task.lodging_allowance': '$15 a week',
      'task.other_allowance': 'Utilities, $5 a week',
      'task.pay_frequency': 'semimonthly',
      'task.primary_language': 'other',
      'task.other_language': 'Tagalog',
    });
    expect(at('tips')).toBe('$3.50');
    expect(at('meals')).toBe('$4.15');
    expect(at('lodging')).toBe('$15aweek');
    expect(at('other')).toBe('Utilities,$5aweek');
    expect(at('otherFrequency')).toBe('Twiceamonth');
    expect(at('language')).toBe('Tagalog');
  });

  onFile.each(people)('bears $of whole', async ({ last, first }) => {
    const name = `${first} ${last}`;
    const at = await read({ ...given[form], 'employee.first_name': first, 'employee.last_name': last }, name);
    expect(at('name')).toBe(squeezed(name));
    expect(at('signature')).toBe(squeezed(name));
  });

  onFile('keeps the squares that nobody ticked, which the file has in its fields', async () => {
    const path = installedFile(folder ?? undefined, official ?? { sha256: '' });
    const { fields } = await openTemplate(readFileSync(path ?? ''));
    const squares = fields.filter(({ kind }) => kind === 'checkbox');
    expect(squares).toHaveLength(12);
    expect(squares.filter(({ outlined }) => !outlined)).toEqual([]);
  });

  it('is drawn where the file is not installed, with what was said and acknowledged', async () => {
    const { bytes, source } = await file.fill(given[form], signedFor('Ana Garcia'));
    expect(source).toBe('drawn');
    expect(complaintsOf(bytes)).toBe('');
    const { text } = await readPdf(bytes);
    const words = squeezed(text);
    for (const part of [
      'Harbor Foods Inc.',
      'Every Friday',
      'I told my employer what my primary language is.',
    ])
      expect(words).toContain(squeezed(part));
    expect(words).not.toContain('{task');
  });
});
