import { afterAll, describe, expect, it } from '@jest/globals';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FormContent } from '@firstday/domain';
import {
  contentIssues,
  sampleAnswers,
  suggestContent,
  toEdition,
  type Answers,
  type Signature,
} from '@firstday/forms';
import { degrees, PDFDocument, StandardFonts } from 'pdf-lib';
import { DocumentRenderer } from '../document-renderer.js';
import { howToRun, officialFormsDir } from '../testing/official-forms.js';
import { activeObjects } from '../testing/pdf-objects.js';
import { people } from '../testing/people.js';
import { stroke } from '../testing/png.js';
import { complaintsOf, readPdf, squeezed, textInBox } from '../testing/read-pdf.js';
import { signedBy } from '../testing/signed-by.js';

const renderer = new DocumentRenderer({ threads: 1 });
afterAll(() => renderer.close());

const officials =
  officialFormsDir === null
    ? []
    : [officialFormsDir, join(officialFormsDir, '../forms')]
        .filter((folder) => existsSync(folder))
        .flatMap((folder) => readdirSync(folder).map((file) => join(folder, file)))
        .filter((path) => path.endsWith('.pdf'));

/** A PDF as it becomes a form, with answers to all that it asks. */
async function imported(bytes: Uint8Array, name: string) {
  const read = await renderer.readPdf(bytes);
  const content = suggestContent(read.fields, { name, sha256: read.sha256 });
  const edition = toEdition(content, { form: 'own-imported', edition: '1' });
  const sheet = { bytes: read.clean, sha256: read.sha256, boxes: content.pdf?.boxes ?? [] };
  let answers: Answers = {};
  for (const { id } of edition.sections) {
    const form = { edition, answers, context: {}, signatures: [], visited: [], opened: [] };
    answers = {
      ...answers,
      ...sampleAnswers(form, id, { today: '2026-11-25', samples: {}, fillsOptional: true }),
    };
  }
  const signatures = edition.sections
    .filter(({ signer }) => signer !== 'nobody')
    .map(({ id }) => signedBy(id, 'Ana García'));
  return { read, content, edition, sheet, answers, signatures };
}

type Imported = Awaited<ReturnType<typeof imported>>;

const fill = ({ edition, sheet }: Imported, answers: Answers, signatures: readonly Signature[], more = {}) =>
  renderer.render({ edition, answers, context: {}, signatures, locale: 'en', sheet, ...more });

describe('an official PDF becomes a form, and is filled in', () => {
  if (officials.length === 0) it.skip(`was not tried: ${howToRun}`, () => undefined);
  for (const path of officials)
    it(`${path.split('/').at(-1)}`, async () => {
      const form = await imported(readFileSync(path), 'Imported');
      const { read, content, answers, signatures } = form;
      expect(contentIssues(content)).toEqual([]);
      expect(FormContent.safeParse(content).error).toBeUndefined();
      expect(complaintsOf(read.clean)).toBe('');
      expect(activeObjects(read.clean)).toEqual([]);
      const { bytes, pages, sha256 } = await fill(form, answers, signatures);
      expect(pages).toBeGreaterThan(read.pages.length);
      expect(complaintsOf(bytes)).toBe('');
      expect((await fill(form, answers, signatures)).sha256).toBe(sha256);
      expectAnswers(await readPdf(bytes), content, answers);
    }, 60_000);
});

/** Whatever was answered is in its box. */
function expectAnswers(
  pdf: Awaited<ReturnType<typeof readPdf>>,
  content: FormContent,
  answers: Answers,
): void {
  for (const box of content.pdf?.boxes ?? []) {
    const value = box.field === undefined ? undefined : answers[box.field];
    const isCrossed = box.option !== undefined && value === box.option;
    const text = textInBox(pdf, box.page, [box.x, box.y - 2, box.width, box.height + 4]);
    if (isCrossed) expect(text).toContain('X');
    if (typeof value === 'string' && box.option === undefined && !box.comb && value === 'Sample')
      expect(text).toContain('Sample');
  }
}

/** None of the rules was made for these two: a loan of equipment, and a page that lies on its side. */
async function loanOfEquipment(): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const sheet = document.addPage([595, 842]);
  const font = await document.embedFont(StandardFonts.Helvetica);
  const bold = await document.embedFont(StandardFonts.HelveticaBold);
  const form = document.getForm();
  const say = (text: string, x: number, y: number, style = font) =>
    sheet.drawText(text, { x, y, size: 10, font: style });
  const box = (name: string, x: number, y: number, width: number) =>
    form.createTextField(name).addToPage(sheet, { x, y, width, height: 16, borderWidth: 0 });
  say('Loan of equipment', 60, 790, bold);
  say('Employee', 60, 760, bold);
  for (const [at, label] of ['First name:', 'Last name:', 'Mobile phone:', 'Personal e-mail:'].entries()) {
    say(label, 60, 735 - 24 * at);
    box(`undefined_${at}`, 160, 731 - 24 * at, 300);
  }
  say('Which items have you received?', 60, 620);
  for (const [at, label] of ['Laptop', 'Telephone', 'Badge'].entries()) {
    form
      .createCheckBox(`Check Box${at}`)
      .addToPage(sheet, { x: 60, y: 596 - 20 * at, width: 11, height: 11 });
    say(label, 78, 598 - 20 * at);
  }
  say('Value of the items:  $', 60, 520);
  box('Text9', 172, 516, 100);
  say('To be returned on', 60, 490);
  box('Text10', 172, 486, 100);
  say('Do you work from home?', 60, 460);
  for (const [at, label] of ['Yes', 'No'].entries()) {
    form.createCheckBox(`Home${at}`).addToPage(sheet, { x: 220 + 60 * at, y: 458, width: 11, height: 11 });
    say(label, 236 + 60 * at, 460);
  }
  say('I acknowledge that the items belong to my employer and that I return them when I leave.', 60, 400);
  sheet.drawLine({ start: { x: 60, y: 350 }, end: { x: 300, y: 350 } });
  say('Employee signature', 60, 338);
  box('Text11', 340, 352, 100);
  say('Date', 340, 338);
  return document.save();
}

async function lyingPage(): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const sheet = document.addPage([700, 900]);
  sheet.setCropBox(50, 60, 600, 800);
  sheet.setRotation(degrees(90));
  const font = await document.embedFont(StandardFonts.Helvetica);
  const form = document.getForm();
  // Shown upright to whoever turns the page by a quarter: x is up, y is from the right.
  const say = (text: string, x: number, y: number) =>
    sheet.drawText(text, { x: 650 - y, y: 60 + x, size: 10, font, rotate: degrees(90) });
  say('Emergency contact', 40, 540);
  for (const [at, label] of [
    'Full name of contact',
    'Relationship',
    'Home address, city, state, ZIP',
  ].entries()) {
    say(label, 40, 500 - 40 * at);
    form
      .createTextField(`f${at}`)
      .addToPage(sheet, { x: 650 - (500 - 40 * at) + 5, y: 100, width: 16, height: 300, borderWidth: 0 });
  }
  return document.save();
}

describe('a PDF of one’s own becomes a form', () => {
  it('a loan of equipment: its questions, its choices, its signature', async () => {
    const { fields } = await renderer.readPdf(await loanOfEquipment());
    const told = fields.map(({ kind, label, options }) => [
      kind,
      label,
      ...(options ?? []).map((option) => option.label),
    ]);
    expect(told).toEqual([
      ['name', 'First name'],
      ['name', 'Last name'],
      ['phone', 'Mobile phone'],
      ['email', 'Personal e-mail'],
      ['checkbox_group', 'Which items have you received?', 'Laptop', 'Telephone', 'Badge'],
      ['money', 'Value of the items'],
      ['date', 'To be returned on'],
      ['radio', 'Do you work from home?', 'Yes', 'No'],
      ['signature', 'Employee signature'],
      ['signed_on', 'Date'],
    ]);
  });

  it('its signature declares what is printed above it, and stands on its line', async () => {
    const form = await imported(await loanOfEquipment(), 'Loan of equipment');
    const [section] = form.content.sections;
    expect(section?.attestation?.['en']).toContain('the items belong to my employer');
    expect(
      form.content.pdf?.boxes.filter(({ shows }) => shows !== 'answer').map(({ shows }) => shows),
    ).toEqual(['signature', 'signed_on']);
    const { bytes } = await fill(form, form.answers, form.signatures);
    const pdf = await readPdf(bytes);
    expect(textInBox(pdf, 1, [60, 348, 240, 24])).toBe('AnaGarcía');
    expect(textInBox(pdf, 1, [340, 348, 100, 24])).toBe('11/23/2026');
    // And once more with what was declared.
    expect(pdf.pages).toBe(2);
    expect(
      squeezed(
        pdf.pieces
          .filter(({ page }) => page === 2)
          .map(({ text }) => text)
          .join(''),
      ),
    ).toContain('theitemsbelongtomyemployer');
  });

  it('a page that is turned and cropped stands upright, and so do its boxes', async () => {
    const form = await imported(await lyingPage(), 'Emergency contact');
    const { read } = form;
    expect(read.pages).toEqual([{ width: 800, height: 600 }]);
    expect(read.fields.map(({ kind, label }) => [kind, label])).toEqual([
      ['name', 'Full name of contact'],
      ['text', 'Relationship'],
      ['address', 'Home address, city, state, ZIP'],
    ]);
    for (const { box } of read.fields) expect(box.width).toBeGreaterThan(box.height);
    const { bytes } = await fill(form, form.answers, form.signatures);
    const pdf = await readPdf(bytes);
    const [first] = form.sheet.boxes;
    expect(first && textInBox(pdf, 1, [first.x, first.y, first.width, first.height])).toBe('Sample');
  });

  it.each(people)('bears $of in a box, and a drawn signature', async ({ first, last }) => {
    const form = await imported(await loanOfEquipment(), 'Loan of equipment');
    const drawn: readonly Signature[] = [
      { ...signedBy('employee', `${first} ${last}`), method: 'drawn', image: stroke },
    ];
    const { bytes } = await fill(
      form,
      { ...form.answers, 'task.first_name': first, 'task.last_name': last },
      drawn,
    );
    const pdf = await readPdf(bytes);
    expect(complaintsOf(bytes)).toBe('');
    expect(textInBox(pdf, 1, [160, 729, 300, 20])).toBe(squeezed(first));
    expect(textInBox(pdf, 1, [160, 705, 300, 20])).toBe(squeezed(last));
  });

  it('what has no box follows on a page of its own', async () => {
    const form = await imported(await loanOfEquipment(), 'Loan of equipment');
    const without = {
      ...form,
      sheet: { ...form.sheet, boxes: form.sheet.boxes.filter(({ field }) => field !== 'task.last_name') },
    };
    const answers = { ...form.answers, 'task.last_name': 'Featherstone' };
    const pdf = await readPdf((await fill(without, answers, form.signatures)).bytes);
    expect(
      squeezed(
        pdf.pieces
          .filter(({ page }) => page === 1)
          .map(({ text }) => text)
          .join(''),
      ),
    ).not.toContain('Featherstone');
    expect(
      squeezed(
        pdf.pieces
          .filter(({ page }) => page === 2)
          .map(({ text }) => text)
          .join(''),
      ),
    ).toContain('Featherstone');
  });

  it('says that a copy to look at is a draft, takes a seal, and brings documents that were read', async () => {
    const form = await imported(await loanOfEquipment(), 'Loan of equipment');
    const policy = await renderer.readPdf(await lyingPage());
    const documents = [{ title: 'Policy', sha256: policy.sha256, bytes: policy.clean }];
    const seal = { sealedAt: '2026-11-23T15:00:00.000Z', reason: 'Sealed', bytes: 8000 };
    const { bytes, pages } = await fill(form, form.answers, form.signatures, {
      mark: 'draft',
      documents,
      seal,
    });
    expect(pages).toBe(3);
    const pdf = await readPdf(bytes);
    expect(pdf.pages).toBe(3);
    for (const page of [1, 2])
      expect(
        squeezed(
          pdf.pieces
            .filter((it) => it.page === page)
            .map(({ text }) => text)
            .join(''),
        ),
      ).toContain('DRAFT');
    expect(
      squeezed(
        pdf.pieces
          .filter(({ page }) => page === 3)
          .map(({ text }) => text)
          .join(''),
      ),
    ).toContain('Emergencycontact');
    const { edition, answers, signatures } = form;
    const drawn = await renderer.render({
      edition,
      answers,
      context: {},
      signatures,
      locale: 'en',
      documents,
    });
    expect(complaintsOf(drawn.bytes)).toBe('');
    expect((await readPdf(drawn.bytes)).pages).toBe(drawn.pages);
  });

  it('its pages have pictures and texts', async () => {
    const read = await renderer.readPdf(await loanOfEquipment());
    const { clean } = read;
    const picture = Buffer.from(await renderer.pagePicture({ clean, page: 1, width: 600 }));
    expect(picture.subarray(1, 4).toString('latin1')).toBe('PNG');
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([600, 849]);
    const wide = Buffer.from(await renderer.pagePicture({ clean, page: 1, width: 90_000 }));
    expect(wide.readUInt32BE(16)).toBe(2000);
    await expect(renderer.pagePicture({ clean, page: 2, width: 600 })).rejects.toThrow();
    const [text = ''] = await renderer.pageTexts(read);
    expect(text.indexOf('First name')).toBeLessThan(text.indexOf('Which items have you received?'));
  });
});
