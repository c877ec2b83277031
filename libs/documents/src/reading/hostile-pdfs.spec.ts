import { afterAll, describe, expect, it } from '@jest/globals';
import { deflateSync } from 'node:zlib';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PDFDocument, PDFHexString, PDFName, PDFString, StandardFonts } from 'pdf-lib';
import { DocumentRenderer } from '../document-renderer.js';
import { howToRun, officialFormsDir } from '../testing/official-forms.js';
import { activeObjects } from '../testing/pdf-objects.js';
import { complaintsOf } from '../testing/read-pdf.js';
import { PdfReader } from './pdf-reader.js';
import { PdfRefusal, pdfRefusals } from './pdf-refusal.js';

const renderer = new DocumentRenderer({ threads: 1 });
afterAll(() => renderer.close());

/** A file of objects as they are given, with a table of where they are. */
function pdfOf(objects: readonly string[], trailer = ''): Buffer {
  const parts = [Buffer.from('%PDF-1.7\n%\u00e2\u00e3\n', 'latin1')];
  const offsets: number[] = [];
  let size = parts[0]?.length ?? 0;
  objects.forEach((object, at) => {
    const part = Buffer.from(`${at + 1} 0 obj\n${object}\nendobj\n`, 'latin1');
    offsets.push(size);
    parts.push(part);
    size += part.length;
  });
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`;
  return Buffer.concat([
    ...parts,
    Buffer.from(
      `${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${size}\n%%EOF\n`,
      'latin1',
    ),
  ]);
}

const page = (more = '') =>
  `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << >> ${more} >>`;
const pages = (kids = '3 0 R', count = 1) => `<< /Type /Pages /Kids [${kids}] /Count ${count} >>`;
const stream = (dict: string, bytes: Uint8Array) =>
  `<< ${dict} /Length ${bytes.length} >>\nstream\n${Buffer.from(bytes).toString('latin1')}\nendstream`;

/** How a file ends: by a code, or read. Whatever it is, it says a sentence. */
async function endOf(bytes: Uint8Array): Promise<string> {
  try {
    const { clean } = await renderer.readPdf(bytes);
    expect(complaintsOf(clean)).toBe('');
    expect(activeObjects(clean)).toEqual([]);
    return 'read';
  } catch (error) {
    if (!(error instanceof PdfRefusal)) throw error;
    expect(error.message).toBe(pdfRefusals[error.code]);
    return error.code;
  }
}

const plain = () => pdfOf(['<< /Type /Catalog /Pages 2 0 R >>', pages(), page()]);

describe('a PDF that is no good is refused, and does no harm', () => {
  it('what is no PDF', async () => {
    expect(await endOf(Buffer.from('<html>'))).toBe('not_a_pdf');
    expect(await endOf(new Uint8Array(0))).toBe('not_a_pdf');
    expect(await endOf(Buffer.from('%PDF-1.7\nand then nothing'))).toBe('broken');
  });

  it('a broken table of objects is repaired; what is cut off is read or refused', async () => {
    const broken = Buffer.from(
      plain()
        .toString('latin1')
        .replace(/startxref\n\d+/, 'startxref\n7'),
      'latin1',
    );
    expect(await endOf(broken)).toBe('read');
    for (const share of [0.2, 0.5, 0.9]) {
      const cut = plain().subarray(0, Math.floor(plain().length * share));
      expect(['read', 'broken']).toContain(await endOf(cut));
    }
  });

  it('50 MB and 500 pages are refused at once', async () => {
    const large = Buffer.alloc(50 * 2 ** 20, 0x20);
    large.write('%PDF-1.7\n');
    // By whom no time is left to read anything.
    await expect(new PdfReader({ budgets: { file: 0 } }).read(large)).rejects.toMatchObject({
      code: 'too_large',
    });
    expect(await endOf(large)).toBe('too_large');
    const many = Array.from({ length: 500 }, () => page());
    const kids = many.map((_, at) => `${at + 3} 0 R`).join(' ');
    expect(await endOf(pdfOf(['<< /Type /Catalog /Pages 2 0 R >>', pages(kids, 500), ...many]))).toBe(
      'too_many_pages',
    );
  });

  it('pages of absurd size, or of none', async () => {
    for (const box of ['0 0 1 1', '0 0 90000 90000', '0 0 612 0.001'])
      expect(
        await endOf(
          pdfOf(['<< /Type /Catalog /Pages 2 0 R >>', pages(), page().replace('0 0 612 792', box)]),
        ),
      ).toBe('page_size');
  });

  it('more fields than a form has', async () => {
    const count = 1100;
    const fields = Array.from(
      { length: count },
      (_, at) =>
        `<< /Type /Annot /Subtype /Widget /FT /Tx /T (f${at}) /Rect [10 ${at % 700} 90 ${(at % 700) + 9}] >>`,
    );
    const refs = fields.map((_, at) => `${at + 4} 0 R`).join(' ');
    const file = pdfOf([
      `<< /Type /Catalog /Pages 2 0 R /AcroForm << /Fields [${refs}] >> >>`,
      pages(),
      page(`/Annots [${refs}]`),
      ...fields,
    ]);
    expect(await endOf(file)).toBe('too_many_fields');
  });

  it('XFA that only Adobe’s programs show', async () => {
    const xfa = stream('', Buffer.from('<xdp:xdp/>'));
    expect(
      await endOf(
        pdfOf([
          '<< /Type /Catalog /Pages 2 0 R /NeedsRendering true /AcroForm << /Fields [] /XFA 4 0 R >> >>',
          pages(),
          page(),
          xfa,
        ]),
      ),
    ).toBe('xfa_only');
  });

  it('a password', async () => {
    // The standard handler, with keys that no empty password opens.
    const key = 'ab'.repeat(32);
    const encrypt = `<< /Filter /Standard /V 1 /R 2 /O <${key}> /U <${key}> /P -4 >>`;
    const file = pdfOf(
      ['<< /Type /Catalog /Pages 2 0 R >>', pages(), page(), encrypt],
      `/Encrypt 4 0 R /ID [<${key}> <${key}>]`,
    );
    expect(await endOf(file)).toBe('encrypted');
  });

  it('streams that unpack to a gigabyte, wherever they are', async () => {
    const bomb = deflateSync(Buffer.alloc(2 ** 30, 0x20), { level: 9 });
    const twice = deflateSync(bomb, { level: 9 });
    const forms = [
      stream('/Filter /FlateDecode', bomb),
      stream('/Type /ObjStm /N 1 /First 10 /Filter /FlateDecode', bomb),
      stream('/Type /XRef /W [1 2 1] /Size 9 /Filter /FlateDecode', bomb),
      stream('/Filter [/FlateDecode /FlateDecode]', twice),
    ];
    for (const form of forms) {
      const before = process.memoryUsage.rss();
      const catalog = '<< /Type /Catalog /Pages 2 0 R >>';
      expect(['too_complex', 'broken']).toContain(
        await endOf(pdfOf([catalog, pages(), page('/Contents 4 0 R'), form])),
      );
      expect(process.memoryUsage.rss() - before).toBeLessThan(700 * 2 ** 20);
    }
    expect(await endOf(plain())).toBe('read');
  }, 120_000);

  it('trees of pages and of fields that lead into themselves', async () => {
    const catalog = '<< /Type /Catalog /Pages 2 0 R >>';
    expect(['read', 'broken']).toContain(await endOf(pdfOf([catalog, pages('3 0 R 2 0 R', 2), page()])));
    expect(['read', 'broken']).toContain(
      await endOf(pdfOf([catalog, pages('4 0 R'), page(), pages('2 0 R')])),
    );
    const field =
      '<< /Type /Annot /Subtype /Widget /FT /Tx /T (a) /Parent 5 0 R /Kids [4 0 R 5 0 R] /Rect [10 10 90 30] >>';
    const parent = '<< /T (b) /Parent 4 0 R /Kids [4 0 R] >>';
    const form = '<< /Type /Catalog /Pages 2 0 R /AcroForm << /Fields [4 0 R 5 0 R] >> >>';
    expect(await endOf(pdfOf([form, pages(), page('/Annots [4 0 R]'), field, parent]))).toBe('read');
    const tags = '<< /Type /StructTreeRoot /K 4 0 R /ParentTree << /Kids [5 0 R] >> >>';
    const cyclic = [
      '<< /Type /Catalog /Pages 2 0 R /StructTreeRoot 4 0 R >>',
      pages(),
      page('/StructParents 0'),
      tags,
      '<< /Kids [5 0 R] >>',
    ];
    expect(await endOf(pdfOf(cyclic))).toBe('read');
  });

  it('what takes too long ends with its process, and the next is read', async () => {
    const many = Array.from({ length: 150 }, () => page('/Contents 153 0 R'));
    const kids = many.map((_, at) => `${at + 3} 0 R`).join(' ');
    // Nothing but graphics states, one in another.
    const content = stream(
      '/Filter /FlateDecode',
      deflateSync(Buffer.from('q 1 0 0 1 0 0 cm 0 0 9 9 re f '.repeat(200_000))),
    );
    const slow = pdfOf(['<< /Type /Catalog /Pages 2 0 R >>', pages(kids, 150), ...many, content]);
    await expect(new PdfReader({ budgets: { file: 400 } }).read(slow)).rejects.toMatchObject({
      code: 'too_complex',
    });
    expect(await endOf(plain())).toBe('read');
  });

  it('names of a megabyte, rectangles that are none', async () => {
    const name = 'x'.repeat(2 ** 20);
    const fields = [
      `<< /Type /Annot /Subtype /Widget /FT /Tx /T (${name}) /TU (${name}) /Rect [10 10 90 30] >>`,
      '<< /Type /Annot /Subtype /Widget /FT /Tx /T (nan) /Rect [10 nan 90 30] >>',
      '<< /Type /Annot /Subtype /Widget /FT /Tx /T (huge) /Rect [1e30 -1e30 99999999999 30] >>',
      '<< /Type /Annot /Subtype /Widget /FT /Tx /T (none) >>',
    ];
    const refs = fields.map((_, at) => `${at + 4} 0 R`).join(' ');
    const file = pdfOf([
      `<< /Type /Catalog /Pages 2 0 R /AcroForm << /Fields [${refs}] >> >>`,
      pages(),
      page(`/Annots [${refs}]`),
      ...fields,
    ]);
    const { fields: read } = await renderer.readPdf(file);
    for (const { name: short, label, box } of read) {
      expect(short.length + label.length).toBeLessThan(1000);
      expect(Object.values(box).every(Number.isFinite)).toBe(true);
    }
  });
});

describe('what runs, opens or sends is taken out of a PDF', () => {
  it('scripts, actions, attachments and links, wherever they are, and they are named', async () => {
    const { bytes } = await everythingIn();
    const read = await renderer.readPdf(bytes);
    expect(read.dropped).toEqual(['actions', 'attachments', 'links', 'scripts']);
    expect(activeObjects(read.clean)).toEqual([]);
    expect(complaintsOf(read.clean)).toBe('');
    const { context } = await PDFDocument.load(read.clean, { updateMetadata: false });
    const written = context.enumerateIndirectObjects().map(([, object]) => object.toString());
    const machinery =
      /\/S \/(?:JavaScript|Launch|URI|SubmitForm|GoToR)|\/Filespec|\/Subtype \/(?:Link|Widget)|evil|\/Author/;
    expect(written.filter((object) => machinery.test(object))).toEqual([]);
    expect(read.fields.map(({ label }) => label)).toEqual(['First name']);
  });

  it('the same file gives the same sheet', async () => {
    const { bytes } = await everythingIn();
    const [one, other] = [await renderer.readPdf(bytes), await renderer.readPdf(bytes)];
    expect(one.sha256).toBe(other.sha256);
    const again = await renderer.readPdf(one.clean);
    expect(again).toMatchObject({ dropped: [], fields: [], pages: one.pages });
  });

  const instructions =
    officialFormsDir === null ? '' : join(officialFormsDir, '../forms/US-I-9-Instructions-ed2025-01-20.pdf');
  if (existsSync(instructions))
    it('what is encrypted and opens without a password is read', async () => {
      const read = await renderer.readPdf(readFileSync(instructions));
      const { fields, dropped } = read;
      expect(fields).toEqual([]);
      expect(dropped).toContain('xfa');
      const [first = ''] = await renderer.pageTexts(read);
      expect(first).toContain('Employment Eligibility Verification');
    });
  else it.skip(`encrypted instructions were not tried: ${howToRun}`, () => undefined);
});

async function everythingIn(): Promise<{ bytes: Uint8Array }> {
  const document = await PDFDocument.create();
  document.setAuthor('evil');
  const { context, catalog } = document;
  const sheet = document.addPage([612, 792]);
  const font = await document.embedFont(StandardFonts.Helvetica);
  sheet.drawText('First name', { x: 50, y: 730, size: 10, font });
  document.getForm().createTextField('a').addToPage(sheet, { x: 50, y: 700, width: 200, height: 20 });
  const script = { S: 'JavaScript', JS: PDFString.of('evil()') };
  await document.attach(Buffer.from('evil'), 'evil.txt');
  document.addJavaScript('evil', 'evil()');
  catalog.set(PDFName.of('OpenAction'), context.obj(script));
  catalog.set(PDFName.of('AA'), context.obj({ WC: script }));
  sheet.node.set(PDFName.of('AA'), context.obj({ O: script }));
  const rect = [10, 10, 90, 30];
  const actions = [
    { S: 'URI', URI: PDFString.of('https://evil.example') },
    { S: 'Launch', F: PDFString.of('evil.exe') },
    { S: 'SubmitForm', F: PDFHexString.fromText('https://evil.example') },
    { S: 'GoToR', F: PDFString.of('evil.pdf'), D: [0, 'Fit'] },
    script,
  ];
  for (const action of actions)
    sheet.node.addAnnot(
      context.register(
        context.obj({ Type: 'Annot', Subtype: 'Link', Rect: rect, A: { ...action, Next: script } }),
      ),
    );
  return { bytes: await document.save({ useObjectStreams: false }) };
}
