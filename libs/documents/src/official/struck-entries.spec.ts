import { describe, expect, it } from '@jest/globals';
import { currentEdition, officialPdfs, type Answers } from '@firstday/forms';
import type { Correction } from '../correction.js';
import { renderDocument } from '../render-document.js';
import { howToRun, officialFormsDir } from '../testing/official-forms.js';
import { pdfFonts } from '../testing/pdf-fonts.js';
import { complaintsOf, readPdf, squeezed, textInBox } from '../testing/read-pdf.js';
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
    reason: 'The year of birth was wrong.',
  },
];

const i9OfficialPdf = officialPdfs.find(({ form }) => form === 'i-9');

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
  it('M-274, 9.0: line through the entry that was wrong, with initials and date, and the right one beside', async () => {
    const { bytes, source } = await render(folder);
    expect(source).toBe(expected);
    expect(complaintsOf(bytes)).toBe('');
    const pdf = await readPdf(bytes);
    const lastName = textInBox(pdf, 1, [42.7, 604.8, 155.7, 15.2]);
    expect(['Gracia', 'AG11/22/2026', 'Garcia'].every((text) => lastName.includes(text))).toBe(true);
    const birth = textInBox(pdf, 1, [42.7, 553.4, 100, 14]);
    for (const text of ['02/28/1971', 'AG11/23/2026', '02/28/1990']) expect(birth).toContain(text);
    const ssn = textInBox(pdf, 1, [150, 553.4, 105, 13.8]);
    expect(ssn).toBe('123456789');
    const date = textInBox(pdf, 1, [372.4, 420.8, 101.7, 12.9]);
    expect(date).toBe('11/23/2026C3');
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

  it('M-274, 9.0: what a narrow box has no room for stands on a page after the form, with number, initials, date and reason', async () => {
    const { bytes, pages } = await render(folder);
    expect(pages).toBe(5);
    expect(complaintsOf(bytes)).toBe('');
    expect(pdfFonts(bytes).filter(({ isEmbedded }) => !isEmbedded)).toEqual([]);
    const pdf = await readPdf(bytes);
    expect(pdf.pages).toBe(5);
    const last = squeezed(
      pdf.pieces
        .filter(({ page }) => page === 5)
        .map(({ text }) => text)
        .join(''),
    );
    for (const row of [
      'C1Section1:U.S.SocialSecurityNumber123456780123456789AG11/22/2026',
      'C2Section1:Box3,USCISorA-Number(blank)A123456789AG11/22/2026',
      "C3Section1:Today'sDate11/20/202611/22/2026AG11/22/2026",
      "C3Section1:Today'sDate11/22/202611/23/2026AG11/23/2026Theyearofbirthwaswrong.",
    ])
      expect(last).toContain(row);
    expect(last).toContain(
      squeezed('Attached to Form I-9, Employment Eligibility Verification, of Ana Garcia.'),
    );
    expect(pdf.aloud.indexOf('CorrectionstoFormI-9')).toBeGreaterThan(
      pdf.aloud.indexOf('(formerlySection3)'),
    );
    expect(pdf.aloud).toContain("C3Section1:Today'sDate");
  });

  it('a reason in letters that no font has is told by their numbers: the form is made all the same', async () => {
    const given = corrections.map((correction) => ({ ...correction, reason: 'Wrong year 😀' }));
    const { aloud } = await readPdf((await render(folder, { corrections: given })).bytes);
    expect(aloud).toContain('Wrongyear[U+1F600]');
  });

  it('nothing is written smaller than six points', async () => {
    const many = corrections.flatMap((correction, at) =>
      [0, 1, 2].map((n) => ({
        ...correction,
        before: {
          ...correction.before,
          'task.last_name': `Gracia-Lopez ${at} ${n}`,
          'task.lpr_number': `A00000000${n}`,
        },
      })),
    );
    const { bytes } = await render(folder, { corrections: many });
    const plain = await readPdf((await render(folder, { corrections: [] })).bytes);
    const ofForm = new Set(plain.pieces.map(({ page, x, y }) => `${page} ${x} ${y}`));
    const added = (await readPdf(bytes)).pieces.filter(
      ({ page, x, y, text }) => text.trim() !== '' && !ofForm.has(`${page} ${x} ${y}`),
    );
    expect(added.length).toBeGreaterThan(20);
    expect(Math.min(...added.map(({ size }) => size))).toBeGreaterThanOrEqual(6);
  });

  it('a copy to look at, and a sealed one, have the page too', async () => {
    const draft = await readPdf((await render(folder, { mark: 'draft' })).bytes);
    expect(draft.pieces.some(({ page, text }) => page === 5 && text.includes('DRAFT'))).toBe(true);
    const seal = { sealedAt: '2026-11-23T15:00:00.000Z', reason: 'Signed', bytes: 4000 };
    const sealed = await render(folder, { seal });
    expect((await readPdf(sealed.bytes)).pages).toBe(5);
    expect(complaintsOf(sealed.bytes)).toBe('');
  });

  it('calls every box by what it is, and not by the name that its file gives it', () => {
    const own = (i9OfficialPdf?.sheet ?? '')
      .split('\n')
      .flatMap((text) => /^field .*?\|(.*)$/.exec(text)?.[1] ?? []);
    expect(own.length).toBeGreaterThan(100);
    const names = own
      .filter((field) => !field.startsWith('Signature'))
      .map((field) => i9OfficialPdf?.boxName?.({ field }));
    expect(
      names.filter(
        (name) =>
          !/^(Section [12]|Supplement A(, block [1-4])?|Supplement B(, block [1-3])?): [A-Z]/.test(
            name ?? '',
          ),
      ),
    ).toEqual([]);
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
