import { describe, expect, it } from '@jest/globals';
import { currentEdition, type Answers } from '@firstday/forms';
import type { Correction } from '../correction.js';
import { renderDocument } from '../render-document.js';
import { howToRun, officialFormsDir } from '../testing/official-forms.js';
import { complaintsOf, readPdf, textInBox } from '../testing/read-pdf.js';
import { signedBy } from '../testing/signed-by.js';

const answers: Answers = {
  'task.last_name': 'Garcia',
  'task.first_name': 'Ana',
  'task.date_of_birth': '1990-02-28',
  'task.social_security_number': '123-45-6789',
  'task.citizenship_status': 'lawful_permanent_resident',
  'task.lpr_number': 'A123456789',
  'task.list_choice': 'a',
};
const corrections: readonly Correction[] = [
  {
    sectionId: 'section_1',
    before: {
      'task.last_name': 'Gracia',
      'task.social_security_number': '123-45-6780',
      'task.citizenship_status': 'citizen',
      'task.lpr_number': null,
    },
    signedOnBefore: '2026-11-20',
    initials: 'AG',
    on: '2026-11-22',
  },
  {
    sectionId: 'section_1',
    before: { 'task.date_of_birth': '1971-02-28' },
    signedOnBefore: '2026-11-22',
    initials: 'AG',
    on: '2026-11-23',
  },
];

const render = (folder: string | null, more: object = {}) =>
  renderDocument({
    edition: currentEdition('i-9'),
    answers,
    corrections,
    context: {},
    signatures: [{ ...signedBy('section_1', 'Ana Garcia'), signedOn: '2026-11-23' }],
    locale: 'en',
    officialFormsDir: folder ?? undefined,
    ...more,
  });

if (!officialFormsDir) describe.skip(`corrections on the official Form I-9 (${howToRun})`, () => undefined);

const sheets = [
  { expected: 'drawn', folder: null },
  ...(officialFormsDir ? [{ expected: 'official', folder: officialFormsDir }] : []),
];

describe.each(sheets)('corrections on the $expected Form I-9', ({ expected, folder }) => {
  it('M-274, 8.0: line through the entry that was wrong, with initials and date, and the right one beside', async () => {
    const { bytes, source } = await render(folder);
    expect(source).toBe(expected);
    expect(complaintsOf(bytes)).toBe('');
    const pdf = await readPdf(bytes);
    const lastName = textInBox(pdf, 1, [42.7, 604.8, 155.7, 15.2]);
    expect(['Gracia', 'AG11/22/2026', 'Garcia'].every((text) => lastName.includes(text))).toBe(true);
    const birth = textInBox(pdf, 1, [42.7, 553.4, 100, 14]);
    for (const text of ['02/28/1971', 'AG11/23/2026', '02/28/1990']) expect(birth).toContain(text);
    const ssn = textInBox(pdf, 1, [150, 553.4, 105, 13.8]);
    for (const text of ['123456780', '123456789']) expect(ssn).toContain(text);
    const date = textInBox(pdf, 1, [372.4, 420.8, 101.7, 12.9]);
    for (const text of ['11/20/2026', '11/22/2026', '11/23/2026']) expect(date).toContain(text);
    expect(textInBox(pdf, 1, [181.7, 523.3, 9.5, 9.5])).toBe('X');
    expect(textInBox(pdf, 1, [181.7, 499.3, 9.5, 9.5])).toBe('X');
    expect(textInBox(pdf, 1, [499, 523, 76, 8])).toBe('AG11/22/2026');
  });

  it('keep to the page, and change nothing of a form that was not corrected', async () => {
    const pdf = await readPdf((await render(folder)).bytes);
    const right = pdf.pieces.filter(({ page }) => page === 1).map(({ x, width }) => x + width);
    expect(Math.max(...right)).toBeLessThanOrEqual(577.5);
    const plain = await render(folder, { corrections: undefined });
    const none = await render(folder, { corrections: [] });
    expect(none.sha256).toBe(plain.sha256);
  });
});

describe('corrections', () => {
  it('are on no other form', async () => {
    const given = { edition: currentEdition('w-4'), answers: { 'employee.last_name': 'Garcia' } };
    const before = { 'employee.last_name': 'Gracia' };
    const corrected = await render(null, {
      ...given,
      signatures: [],
      corrections: [{ ...corrections[0], sectionId: 'employee', before }],
    });
    expect((await readPdf(corrected.bytes)).text).not.toContain('Gracia');
  });
});
