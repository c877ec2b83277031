import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { currentEdition, type Answers, type Signature } from '@firstday/forms';
import { PDFDocument, PDFName, PDFRawStream } from 'pdf-lib';
import { renderDocument, type RenderedDocument } from '../render-document.js';
import { howToRun, officialFormsDir } from '../testing/official-forms.js';
import { pdfFonts } from '../testing/pdf-fonts.js';
import { activeObjects, pdfObjects } from '../testing/pdf-objects.js';
import { people } from '../testing/people.js';
import { complaintsOf, readPdf, squeezed, textInBox } from '../testing/read-pdf.js';
import { signedBy } from '../testing/signed-by.js';

type Box = readonly [x: number, y: number, width: number, height: number];

type Fill = (
  form: 'i-9' | 'w-4',
  answers: Answers,
  signatures?: readonly Signature[],
  mark?: 'draft',
) => Promise<RenderedDocument>;

const filling =
  (folder: string | undefined): Fill =>
  (form, answers, signatures = [], mark = undefined) => {
    const context = { 'employer.uses_e_verify': true };
    const edition = currentEdition(form);
    const locale = 'es';
    const input = { edition, answers, context, signatures, locale, mark };
    return renderDocument({ ...input, officialFormsDir: folder });
  };

/** Each promise holds on the agency's own file, where it is, and on the sheet that is drawn like it. */
const sheets: readonly { readonly source: 'official' | 'drawn'; readonly fill: Fill }[] = [
  { source: 'drawn', fill: filling(undefined) },
  ...(officialFormsDir === null ? [] : [{ source: 'official' as const, fill: filling(officialFormsDir) }]),
];

// Rectangles of the official files, as their own fields give them.
const i9Boxes = {
  lastName: [42.7, 604.8, 155.7, 15.2],
  firstName: [204.2, 604.8, 137.7, 15.2],
  ssn: [150, 553.4, 105, 13.8],
  email: [264.2, 553.6, 186, 13.8],
  phone: [456.1, 553.5, 119.2, 14.1],
  statusCitizen: [181.7, 523.3, 9.5, 9.5],
  statusResident: [181.7, 499.3, 9.5, 9.5],
  statusAlien: [182, 487.3, 9.2, 9],
  expires: [390.2, 484.1, 59.3, 12.9],
  aNumber: [180.6, 444.2, 82.8, 11.2],
  passport: [396.6, 444.2, 178.8, 11.2],
  signature: [42.1, 420.8, 323.2, 12.9],
  signedOn: [372.4, 420.8, 101.7, 12.9],
  listATitle: [126.8, 342.2, 136.4, 17],
  listA3Number: [127.3, 161.6, 136.4, 16.9],
  listA3Expires: [126.8, 144.2, 136.4, 16.9],
  listBTitle: [276.8, 342.4, 142.4, 17.3],
  additional: [266.7, 158.4, 309, 116.3],
  representative: [36.6, 79.6, 251.3, 19.6],
  address: [245.8, 53, 329.2, 13.7],
  preparer2Last: [39.6, 384.8, 229.5, 16],
  preparer2First: [273.1, 384.8, 218.1, 16],
  supplementBTitle2: [41.7, 322.7, 197.5, 13.4],
} as const satisfies Record<string, Box>;

const w4Boxes = {
  first: [94.6, 684, 178.3, 14],
  last: [274.6, 684, 199.8, 14],
  street: [94.6, 660, 379.9, 14],
  city: [94.6, 636, 379.9, 14],
  ssn: [476.2, 684, 99.8, 14],
  single: [115.2, 626, 8, 8],
  married: [115.2, 614, 8, 8],
  head: [115.2, 602.2, 8, 8],
  otherIncome: [511.2, 228, 64.8, 12],
  extra: [511.2, 174, 64.8, 12],
  belowExtra: [511.2, 155, 64.8, 14],
  exempt: [564, 129.5, 8, 8],
  signature: [102, 90, 340, 22],
  date: [461, 90, 114, 16],
  employer: [94.6, 36, 293.5, 30],
} as const satisfies Record<string, Box>;

const i9Answers: Answers = {
  'task.last_name': 'Garcia',
  'task.first_name': 'Ana',
  'task.date_of_birth': '1990-02-28',
  'task.social_security_number': '123-45-6789',
  'task.phone': '+12125550100',
  'task.citizenship_status': 'citizen',
  'task.list_choice': 'a',
};

const w4Answers: Answers = {
  'employee.first_name': 'Ana',
  'employee.last_name': 'Garcia',
  'employee.address': { street: '1 Main Street', city: 'Albany', state: 'NY', zip: '12201', country: 'USA' },
  'employee.social_security_number': '123-45-6789',
  'task.filing_status': 'head_of_household',
  'task.exempt': false,
};

if (officialFormsDir === null) {
  describe('the official forms are filled', () => {
    it.skip(`was not tried: ${howToRun}`, () => undefined);
  });
}

(officialFormsDir === null ? describe.skip : describe)('the agency’s own file', () => {
  it.each(['i-9_ed2025-01-20_exp2027-05-31.pdf', 'fw4_2026.pdf'])(
    '%s is full of widgets and scripts, which qpdf finds',
    (name) => {
      expect(activeObjects(readFileSync(join(officialFormsDir ?? '', name))).length).toBeGreaterThan(40);
    },
  );
});

describe.each(sheets)('the $source sheet', ({ source: expected, fill }) => {
  describe('of Form I-9 is filled', () => {
    it.each(people)('bears $of in its boxes and as the signature', async ({ last, first }) => {
      const answers = { ...i9Answers, 'task.last_name': last, 'task.first_name': first };
      const { bytes, source, pages } = await fill('i-9', answers, [
        signedBy('section_1', `${first} ${last}`),
      ]);
      expect({ source, pages }).toEqual({ source: expected, pages: 4 });
      expect(complaintsOf(bytes)).toBe('');
      const pdf = await readPdf(bytes);
      expect(textInBox(pdf, 1, i9Boxes.lastName)).toBe(squeezed(last));
      expect(textInBox(pdf, 1, i9Boxes.firstName)).toBe(squeezed(first));
      expect(textInBox(pdf, 1, i9Boxes.signature)).toBe(squeezed(`${first} ${last}`));
      expect(textInBox(pdf, 1, i9Boxes.signedOn)).toBe('11/23/2026');
    });

    it('keeps every word of a long answer inside its box', async () => {
      const long = {
        ...i9Answers,
        'task.email': 'a.very.long.address.of.one.person@departments.of.some-company.example.com',
        'task.additional_information': 'A note on the documents that were shown. '.repeat(12).trim(),
        'task.employer_representative': `${'Wolfeschlegelsteinhausenbergerdorff, Hubert, '.repeat(3)}Director`,
        'task.employer_address': `${'100 Broadway, Suite 2000, '.repeat(9)}NY`,
      };
      const pdf = await readPdf((await fill('i-9', long)).bytes);
      expect(textInBox(pdf, 1, i9Boxes.email)).toBe(squeezed(long['task.email']));
      expect(textInBox(pdf, 1, i9Boxes.additional)).toBe(squeezed(long['task.additional_information']));
      expect(textInBox(pdf, 1, i9Boxes.representative)).toBe(squeezed(long['task.employer_representative']));
      expect(textInBox(pdf, 1, i9Boxes.address)).toBe(squeezed(long['task.employer_address']));
      const right = pdf.pieces.filter(({ page }) => page === 1).map(({ x, width }) => x + width);
      expect(Math.max(...right)).toBeLessThanOrEqual(577.5);
    });

    it('continues on a page after the form an entry that its box has no legible room for', async () => {
      // 61 letters: part of the surname of Hubert Blaine, of which newspapers printed 35.
      const surname = 'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewiss';
      const { bytes, pages } = await fill('i-9', { ...i9Answers, 'task.last_name': surname });
      expect([surname.length, complaintsOf(bytes), pages]).toEqual([61, '', 5]);
      const pdf = await readPdf(bytes);
      expect(textInBox(pdf, 1, i9Boxes.lastName)).toMatch(/^Wolfeschlegelstein\w*…A1$/);
      const piecesOf = (number: number) => pdf.pieces.filter(({ page }) => page === number);
      const attached = squeezed(
        piecesOf(5)
          .map(({ text }) => text)
          .join(''),
      );
      for (const words of ['ContinuationofFormI-9', 'A1', surname]) expect(attached).toContain(words);
      const entered = piecesOf(1).filter(({ text }) => text.includes('schlegel') || text.includes('A1'));
      for (const { size } of entered) expect(size).toBeGreaterThanOrEqual(6);
    });

    it('lines through a receipt beside the document that took its place, and keeps the date of Section 2', async () => {
      const shown = { document: 'drivers_license', issuing_authority: 'NY DMV' };
      const answers = {
        ...i9Answers,
        'task.list_choice': 'b_and_c',
        'task.list_b': { ...shown, number: 'R-1', is_receipt: true },
        'task.receipt_list_b_document': { ...shown, number: 'D-2', expires_on: '2030-01-31' },
      };
      const before = await readPdf(
        (await fill('i-9', answers, [signedBy('section_2', 'Carla Reyes')])).bytes,
      );
      const wordsOf = (pdf: typeof before) => squeezed(pdf.pieces.map(({ text }) => text).join(''));
      expect(wordsOf(before)).toContain('R-1');
      expect(wordsOf(before)).not.toContain('D-2');
      const signatures = [signedBy('section_2', 'Carla Reyes'), signedBy('receipt_list_b', 'Sam Lee')];
      const words = wordsOf(await readPdf((await fill('i-9', answers, signatures)).bytes));
      for (const entry of ['R-1', 'D-2', '01/31/2030', 'SL11/23/2026']) expect(words).toContain(entry);
      // Title, number and expiration are lined through; the issuer is the same, and so is the date of Section 2.
      expect(words.split('SL11/23/2026')).toHaveLength(4);
      expect(words.split('11/23/2026')).toHaveLength(wordsOf(before).split('11/23/2026').length + 3);
      expect(words).not.toContain('SamLee');
    });

    it('notes an extension in Additional Information', async () => {
      const extended = {
        ...i9Answers,
        'task.list_choice': 'a',
        'task.list_a_1': { document: 'employment_authorization_document', expires_on: '2026-11-01' },
        'task.extension': 'federal_register_notice',
        'task.extension_until': '2027-05-23',
      };
      const pdf = await readPdf((await fill('i-9', extended)).bytes);
      expect(textInBox(pdf, 1, i9Boxes.additional)).toBe('EADEXT05/23/2027');
    });

    it('writes the SSN one digit a cell and the telephone as people write it', async () => {
      const pdf = await readPdf((await fill('i-9', i9Answers)).bytes);
      expect(textInBox(pdf, 1, i9Boxes.ssn)).toBe('123456789');
      const ssn = pdf.pieces.filter(
        ({ page, x, y }) => page === 1 && x > 150 && x < 255 && y > 553 && y < 568,
      );
      const ends = ssn.map(({ x, width }) => x + width);
      expect(Math.max(...ends) - Math.min(...ssn.map(({ x }) => x))).toBeGreaterThan(95);
      expect(textInBox(pdf, 1, i9Boxes.phone)).toBe('(212)555-0100');
    });

    it('checks exactly one box of citizenship and writes only the numbers that belong to it', async () => {
      const alien = {
        ...i9Answers,
        'task.citizenship_status': 'alien_authorized_to_work',
        'task.lpr_number': 'A123456789',
        'task.work_authorization_expires_on': 'D/S',
        'task.foreign_passport_number': 'G12345678',
        'task.foreign_passport_country': 'MEX',
      };
      const pdf = await readPdf((await fill('i-9', alien)).bytes);
      expect(textInBox(pdf, 1, i9Boxes.statusAlien)).toBe('X');
      expect(textInBox(pdf, 1, i9Boxes.statusCitizen)).toBe('');
      expect(textInBox(pdf, 1, i9Boxes.statusResident)).toBe('');
      expect(textInBox(pdf, 1, i9Boxes.expires)).toBe('D/S');
      expect(textInBox(pdf, 1, i9Boxes.passport)).toBe('G12345678,Mexico');
      expect(pdf.text).not.toContain('A123456789');
    });

    it('keeps the first document of List A and the second block of Supplement B apart, which share a field', async () => {
      const answers = {
        ...i9Answers,
        'task.list_a_1': {
          document: 'us_passport',
          issuing_authority: 'U.S. Department of State',
          number: '1',
        },
        'task.reverify_2_document': { document: 'employment_authorization_document', number: '2' },
      };
      const pdf = await readPdf((await fill('i-9', answers, [signedBy('supplement_b_2', 'Jane Doe')])).bytes);
      expect(textInBox(pdf, 1, i9Boxes.listATitle)).toBe('U.S.Passport');
      expect(textInBox(pdf, 4, i9Boxes.supplementBTitle2)).toContain('EmploymentAuthorizationDocument');
    });

    it('keeps the last and the first name of the second preparer apart, which share a field', async () => {
      const answers = {
        ...i9Answers,
        'task.preparer_count': '2',
        'task.preparer_2_last_name': 'Okafor',
        'task.preparer_2_first_name': 'Chidi',
      };
      const pdf = await readPdf((await fill('i-9', answers)).bytes);
      expect(textInBox(pdf, 3, i9Boxes.preparer2Last)).toBe('Okafor');
      expect(textInBox(pdf, 3, i9Boxes.preparer2First)).toBe('Chidi');
    });

    it('writes the expiration of the third document of List A into the box that is called a number', async () => {
      const answers = {
        ...i9Answers,
        'task.list_a_1': { document: 'foreign_passport_with_i94', number: 'G1' },
        'task.list_a_3': { document: 'form_i20', number: 'N0123456789', expires_on: '2027-05-06' },
      };
      const pdf = await readPdf((await fill('i-9', answers)).bytes);
      expect(textInBox(pdf, 1, i9Boxes.listA3Number)).toBe('N0123456789');
      expect(textInBox(pdf, 1, i9Boxes.listA3Expires)).toBe('05/06/2027');
    });

    it('has all its fonts in the file, and claims no standard that nobody checked', async () => {
      const { bytes } = await fill('i-9', i9Answers, [signedBy('section_1', 'Ana Garcia')]);
      const fonts = pdfFonts(bytes);
      expect(fonts.length).toBeGreaterThan(3);
      expect(fonts.filter(({ isEmbedded }) => !isEmbedded)).toEqual([]);
      const { context } = await PDFDocument.load(bytes, { updateMetadata: false });
      for (const [, object] of context.enumerateIndirectObjects())
        if (object instanceof PDFRawStream && object.dict.get(PDFName.of('Subtype')) === PDFName.of('XML'))
          expect(Buffer.from(object.contents).toString('utf8')).not.toContain('pdfuaid');
    });

    it('leaves no form, script or broken reference behind, and stays tagged', async () => {
      const { bytes } = await fill('i-9', i9Answers);
      const pdf = await readPdf(bytes);
      expect(pdf).toMatchObject({ hasForm: false, language: expected === 'drawn' ? 'en-US' : 'en' });
      for (const key of ['AcroForm', 'OpenAction', 'Perms']) expect(pdf.catalog).not.toContain(key);
      expect(pdf.aloud).toContain('FirstName(GivenName)Ana');
      expect(complaintsOf(bytes)).toBe('');
    });

    it.each(['i-9', 'w-4'] as const)(
      'has no widget or script in %s, whatever leads to it, as qpdf reads it',
      async (form) => {
        const answers = form === 'i-9' ? i9Answers : w4Answers;
        const signer = form === 'i-9' ? 'section_1' : 'employee';
        const { bytes } = await fill(form, answers, [signedBy(signer, 'Ana Garcia')]);
        expect(pdfObjects(bytes).size).toBeGreaterThan(400);
        expect(activeObjects(bytes)).toEqual([]);
      },
    );
  });

  describe('of Form W-4 is filled', () => {
    it.each(people)('bears $of in its boxes and as the signature', async ({ last, first }) => {
      const answers = { ...w4Answers, 'employee.last_name': last, 'employee.first_name': first };
      const { bytes, source, pages } = await fill('w-4', answers, [signedBy('employee', `${first} ${last}`)]);
      expect({ source, pages }).toEqual({ source: expected, pages: 5 });
      expect(complaintsOf(bytes)).toBe('');
      const pdf = await readPdf(bytes);
      expect(textInBox(pdf, 1, w4Boxes.last)).toBe(squeezed(last));
      expect(textInBox(pdf, 1, w4Boxes.first)).toBe(squeezed(first));
      expect(textInBox(pdf, 1, w4Boxes.signature)).toBe(squeezed(`${first} ${last}`));
      expect(textInBox(pdf, 1, w4Boxes.date)).toBe('11/23/2026');
    });

    it('writes dollars as people write them and checks one filing status', async () => {
      const answers = {
        ...w4Answers,
        'task.other_income': 1234567.5,
        'task.extra_withholding': 25,
        'task.nonresident_alien': true,
      };
      const pdf = await readPdf((await fill('w-4', answers)).bytes);
      expect(textInBox(pdf, 1, w4Boxes.otherIncome)).toBe('1,234,567.50');
      expect(textInBox(pdf, 1, w4Boxes.extra)).toBe('25');
      expect(textInBox(pdf, 1, w4Boxes.belowExtra)).toBe('NRA');
      const { single, married, head } = w4Boxes;
      expect([single, married, head].map((box) => textInBox(pdf, 1, box))).toEqual(['', '', 'X']);
      expect(textInBox(pdf, 1, w4Boxes.city)).toBe('Albany,NY12201');
    });

    it('shows nothing of Steps 1(c) to 4 once exemption is claimed', async () => {
      const answers = { ...w4Answers, 'task.exempt': true, 'task.extra_withholding': 25 };
      const pdf = await readPdf((await fill('w-4', answers)).bytes);
      expect(textInBox(pdf, 1, w4Boxes.exempt)).toBe('X');
      expect(textInBox(pdf, 1, w4Boxes.head)).toBe('');
      expect(textInBox(pdf, 1, w4Boxes.extra)).toBe('');
    });

    it.each(['i-9', 'w-4'] as const)(
      '%s has no field, script or XFA left anywhere in the file',
      async (form) => {
        const { bytes } = await fill(form, form === 'i-9' ? i9Answers : w4Answers);
        const { context } = await PDFDocument.load(bytes, { updateMetadata: false });
        const written = context.enumerateIndirectObjects().map(([, object]) => object.toString());
        expect(written.length).toBeGreaterThan(100);
        const machinery = /\/Subtype \/Widget|\/S \/JavaScript|\/FT \/|\/XFA|\/AA /;
        expect(written.filter((object) => machinery.test(object))).toEqual([]);
      },
    );

    it('has no usage rights, XFA or form left', async () => {
      const { bytes } = await fill('w-4', w4Answers);
      const { catalog, hasForm, aloud } = await readPdf(bytes);
      expect(hasForm).toBe(false);
      for (const key of ['AcroForm', 'Perms', 'Extensions']) expect(catalog).not.toContain(key);
      expect(aloud).toContain('LastnameGarcia');
    });

    it('says that a copy to look at is a draft', async () => {
      const read = async (mark?: 'draft') =>
        (await readPdf((await fill('w-4', w4Answers, [], mark)).bytes)).text;
      expect(await read('draft')).toContain('DRAFT');
      expect(await read()).not.toContain('DRAFT');
    });

    it('gives the same bytes for the same answers', async () => {
      expect((await fill('w-4', w4Answers)).sha256).toBe((await fill('w-4', w4Answers)).sha256);
    });
  });
});
