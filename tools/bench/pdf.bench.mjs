import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inflateSync } from 'node:zlib';

import { DocumentRenderer, installedForms, renderCertificate, renderDocument } from '@firstday/documents';
import { currentEdition } from '@firstday/forms';
import { PDFArray, PDFDocument, PDFName, PDFRawStream, PDFTextField, StandardFonts } from 'pdf-lib';

const rounds = 40;
const warmUp = 8;
const beside = fileURLToPath(new URL('../../../shared/compliance/pdfs', import.meta.url));
const officialFormsDir = process.env.OFFICIAL_FORMS_DIR ?? (existsSync(beside) ? beside : undefined);

const signed = (sectionId, name) => ({
  sectionId,
  method: 'typed',
  name,
  signedAt: '2026-11-23T15:00:00.000Z',
  signedOn: '2026-11-23',
});
const address = { street: '1 Main Street', city: 'Albany', state: 'NY', zip: '12201', country: 'USA' };

const documents = [
  {
    form: 'i-9',
    signatures: [signed('section_1', 'Ana Garcia'), signed('section_2', 'Jane Doe')],
    answers: {
      'task.last_name': 'Garcia',
      'task.first_name': 'Ana',
      'task.middle_initial': 'M',
      'task.address_street': '1 Main Street',
      'task.address_city': 'Albany',
      'task.address_state': 'NY',
      'task.address_zip': '12201',
      'task.date_of_birth': '1990-02-28',
      'task.social_security_number': '123-45-6789',
      'task.email': 'ana@example.com',
      'task.phone': '+12125550100',
      'task.citizenship_status': 'citizen',
      'task.preparer_count': '0',
      'task.list_choice': 'a',
      'task.list_a_1': {
        document: 'us_passport',
        issuing_authority: 'U.S. Department of State',
        number: 'A12345678',
        expires_on: '2030-01-02',
      },
      'task.first_day_of_employment': '2026-11-23',
      'task.employer_representative': 'Doe, Jane, Office manager',
      'task.employer_name': 'Acme Sandwiches',
      'task.employer_address': '100 Broadway, New York, NY 10005',
    },
  },
  {
    form: 'w-4',
    signatures: [signed('employee', 'Ana Garcia')],
    answers: {
      'employee.first_name': 'Ana',
      'employee.last_name': 'Garcia',
      'employee.address': address,
      'employee.social_security_number': '123-45-6789',
      'task.filing_status': 'head_of_household',
      'task.qualifying_children_amount': 2200,
      'task.dependents_total': 2200,
      'task.extra_withholding': 25,
      'task.exempt': false,
      'task.employer_name_and_address': 'Acme Sandwiches, 100 Broadway, New York, NY 10005',
      'task.first_date_of_employment': '2026-11-23',
      'task.employer_identification_number': '12-3456789',
    },
  },
  {
    form: 'direct-deposit',
    signatures: [signed('employee', 'Ana Garcia')],
    answers: {
      'task.action': 'new',
      'task.account_1_bank_name': 'First Bank',
      'task.account_1_routing_number': '021000021',
      'task.account_1_account_number': '123456789012',
      'task.account_1_type': 'checking',
    },
  },
];

const inputOf = ({ form, answers, signatures }, dir) => ({
  edition: currentEdition(form),
  answers,
  signatures,
  context: {},
  locale: 'en',
  officialFormsDir: dir,
});

/** The middle of the times, in milliseconds. */
async function median(work) {
  for (let round = 0; round < warmUp; round += 1) await work();
  const times = [];
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  return times.sort((one, other) => one - other)[rounds / 2];
}

/** The usual way with pdf-lib: load the form, fill its fields in a standard font, flatten, save. */
async function usualFill(file, boxes) {
  const document = await PDFDocument.load(file, { updateMetadata: false });
  // pdf-lib cannot keep the W-4's XFA, and says so each time.
  document.catalog.lookup(PDFName.of('AcroForm')).delete(PDFName.of('XFA'));
  const form = document.getForm();
  for (const box of boxes) {
    const field = box.field && form.getFieldMaybe(box.field);
    if (field instanceof PDFTextField && box.text.length <= (field.getMaxLength() ?? Infinity))
      field.setText(box.text);
  }
  form.updateFieldAppearances(await document.embedFont(StandardFonts.Helvetica));
  form.flatten();
  return document.save();
}

/** As many strings as our document draws, in a standard font, with nothing laid out or tagged. */
async function plainDrawing(strings, pages) {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  for (let page = 0; page < pages; page += 1) {
    const sheet = document.addPage([612, 792]);
    for (let at = 0; at < strings / pages; at += 1)
      sheet.drawText('Form I-9 Edition 01/20/25 and some words more', {
        x: 54,
        y: 740 - (at % 60) * 12,
        size: 9,
        font,
      });
  }
  return document.save();
}

async function stringsIn(bytes) {
  const document = await PDFDocument.load(bytes);
  let count = 0;
  for (const page of document.getPages()) {
    const contents = page.node.lookup(PDFName.of('Contents'));
    const streams =
      contents instanceof PDFArray
        ? contents.asArray().map((ref) => document.context.lookup(ref))
        : [contents];
    for (const stream of streams)
      if (stream instanceof PDFRawStream)
        count += inflateSync(stream.contents).toString('latin1').split(' Tm\n').length - 1;
  }
  return count;
}

const officialOf = (form) => installedForms(officialFormsDir).find((file) => file.form === form);

const bytesOf = ({ sha256 }) =>
  readdirSync(officialFormsDir)
    .filter((name) => name.toLowerCase().endsWith('.pdf'))
    .map((name) => readFileSync(join(officialFormsDir, name)))
    .find((bytes) => createHash('sha256').update(bytes).digest('hex') === sha256);

async function pair(label, ours, usual, bytes) {
  const [mine, theirs] = [await median(ours), await median(usual)];
  return {
    document: label,
    'ours, ms': round(mine),
    'pdf-lib at its least, ms': round(theirs),
    ratio: round(mine / theirs),
    kB: Math.round(bytes / 1024),
  };
}

const round = (value) => Math.round(value * 100) / 100;

/** Milliseconds a document, beside pdf-lib doing the least that could be called the same. */
export async function run() {
  const rows = [];
  for (const one of documents) {
    const drawn = await renderDocument(inputOf(one));
    const strings = await stringsIn(drawn.bytes);
    rows.push(
      await pair(
        `${one.form}, drawn (${strings} strings)`,
        () => renderDocument(inputOf(one)),
        () => plainDrawing(strings, drawn.pages),
        drawn.bytes.length,
      ),
    );
    const official = officialOf(one.form);
    if (!official) continue;
    const filled = await renderDocument(inputOf(one, officialFormsDir));
    const bytes = bytesOf(official);
    const boxes = official.boxes(one.answers).filter((box) => 'text' in box);
    rows.push(
      await pair(
        `${one.form}, official`,
        () => renderDocument(inputOf(one, officialFormsDir)),
        () => usualFill(bytes, boxes),
        filled.bytes.length,
      ),
    );
  }
  console.table(rows);
  await measureThreads();
  if (!officialFormsDir)
    console.log('The official PDFs are not here (OFFICIAL_FORMS_DIR): only drawing was measured.');
}

async function measureThreads() {
  const renderer = new DocumentRenderer({ officialFormsDir, threads: 2 });
  const input = inputOf(documents[1]);
  await Promise.all(Array.from({ length: 20 }, () => renderer.render(input)));
  const start = performance.now();
  await Promise.all(Array.from({ length: 200 }, () => renderer.render(input)));
  const seconds = (performance.now() - start) / 1000;
  await renderer.close();
  const certificate = await median(() => renderCertificate(certificateInput));
  console.log(
    `Two threads: ${Math.round(200 / seconds)} Forms W-4 a second. A signing certificate: ${round(certificate)} ms.`,
  );
}

const hash = 'a'.repeat(64);
const at = '2026-11-23T15:00:00.000Z';
const certificateInput = {
  id: 'task_1',
  issuedAt: at,
  locale: 'en',
  document: { name: 'Form W-4', edition: '2026', sha256: hash, employee: 'Ana Garcia', employer: 'Acme' },
  signers: [
    {
      role: 'employee',
      section: 'Employee’s Withholding Certificate',
      signature: signed('employee', 'Ana Garcia'),
      authentication: 'Personal onboarding link',
      consent: { version: '1', sha256: hash, at },
      attestation: {
        text: 'Under penalties of perjury, I declare that this is true.',
        sha256: hash,
        acknowledgedAt: at,
      },
      documentSha256Before: hash,
      documentSha256After: hash,
      ipAddress: '203.0.113.7',
      userAgent: 'Mozilla/5.0',
    },
  ],
  events: ['viewed', 'consented', 'acknowledged', 'signed'].map((action) => ({
    at,
    action,
    actor: 'Ana Garcia',
  })),
  chain: { head: hash, length: 4 },
};
