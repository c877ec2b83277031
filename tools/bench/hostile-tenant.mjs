import { deflateSync } from 'node:zlib';

import { PDFDocument, StandardFonts } from 'pdf-lib';
import { Pool } from 'undici';

import { slowPdf } from '../../libs/documents/src/testing/slow-pdf.ts';

const widths = [400, 800, 1200, 1600];

/**
 * An account that keeps eight requests going, each of which takes as long as it may: pictures of pages that take minutes to
 * draw, uploads that are slow to read, and previews of a large sheet and of a long form. No picture and no upload is asked for twice, since a second one
 * would be refused at once.
 */
export async function hostileTenant({ call, upload, url, token }) {
  const pool = new Pool(url, { connections: 8, headersTimeout: 0, bodyTimeout: 0 });
  const answers = new Map();
  const pictures = await slowPictures(upload);
  const [sheet, questions] = [await largeSheet(call, upload), await longForm(call)];
  let files = 0;
  const ask = async (signal, options) => {
    const headers = { authorization: `Bearer ${token}`, ...options.headers };
    const answer = await pool.request({ ...options, path: `/api/v1${options.path}`, headers, signal });
    await answer.body.dump();
    const name = `${options.name} ${answer.statusCode}`;
    answers.set(name, (answers.get(name) ?? 0) + 1);
  };
  const acts = {
    picture: (signal) => ask(signal, { name: 'picture', method: 'GET', path: pictures() }),
    sheet: (signal) => ask(signal, preview('sheet', sheet)),
    questions: (signal) => ask(signal, preview('questions', questions)),
    upload: (signal) => {
      const { body, headers } = multipart(slowToRead((files += 1)));
      return ask(signal, { name: 'upload', method: 'POST', path: '/form_pdfs?name=Slow', headers, body });
    },
  };
  const kinds = ['picture', 'picture', 'picture', 'picture', 'sheet', 'questions', 'upload', 'upload'];
  return {
    answers,
    /** @returns what ends it */
    begin() {
      const leaving = new AbortController();
      const run = async (kind) => {
        while (!leaving.signal.aborted) await acts[kind](leaving.signal).catch(() => undefined);
      };
      const running = kinds.map(run);
      return async () => {
        leaving.abort();
        await Promise.all(running);
      };
    },
    close: () => pool.destroy(),
  };
}

const preview = (name, form) => ({
  name,
  method: 'POST',
  path: `/forms/${form}/preview`,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ answers: 'sample' }),
});

/** The paths of pictures, each once. */
async function slowPictures(upload) {
  const pages = 150;
  const { sha256 } = await upload(slowPdf({ pages }));
  let next = 0;
  return () => {
    const [page, width] = [1 + (next % pages), widths[Math.floor(next / pages) % widths.length]];
    next += 1;
    return `/form_pdfs/${sha256}/pages/${page}?width=${width}`;
  };
}

/** A form whose preview fills a sheet of 200 pages. */
async function largeSheet(call, upload) {
  const pages = 200;
  const { sha256 } = await upload(await textPdf('Large sheet', pages, 60));
  const boxes = Array.from({ length: 600 }, (_, at) => ({
    ...{ page: 1 + (at % pages), x: 60, y: 40 + 70 * Math.floor(at / pages), width: 400, height: 18 },
    ...{ shows: 'answer', field: 'task.size' },
  }));
  const content = { ...formWith('Large sheet'), pdf: { sha256, boxes } };
  const { id } = await call('POST', '/forms', { key: 'own-large-sheet', content });
  return id;
}

/** A form of 500 questions, as many as one may have. */
async function longForm(call) {
  const content = formWith('Long form');
  const questionsOf = (page) =>
    Array.from({ length: 100 }, (_, at) => ({
      ...{ path: `task.answer_${page}_${at}`, kind: 'text', label: { en: `Question ${page}.${at}` } },
      max_length: 20,
    }));
  content.sections[0].pages = Array.from({ length: 5 }, (_, page) => ({
    ...{ id: `page_${page}`, title: { en: `Page ${page}` }, fields: questionsOf(page) },
  }));
  const { id } = await call('POST', '/forms', { key: 'own-long-form', content });
  return id;
}

/** Takes seconds to read: many pages of one large content. */
function slowToRead(number) {
  const pages = 150;
  const kids = Array.from({ length: pages }, (_, at) => at + 4);
  const content = deflateSync(
    Buffer.from(`% ${number}\n${'q 1 0 0 1 0 0 cm 0 0 9 9 re f Q '.repeat(20_000)}`),
  );
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids.map((kid) => `${kid} 0 R`).join(' ')}] /Count ${pages} >>`,
    `<< /Filter /FlateDecode /Length ${content.length} >>\nstream\n${content.toString('latin1')}\nendstream`,
    ...kids.map(
      () => '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << >> /Contents 3 0 R >>',
    ),
  ];
  const body = objects.map((object, at) => `${at + 1} 0 obj\n${object}\nendobj\n`).join('');
  return Buffer.from(
    `%PDF-1.7\n${body}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\n%%EOF\n`,
    'latin1',
  );
}

/** A PDF with so many lines of text on each page, as forms have. */
export async function textPdf(title, pages, lines = 40) {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  for (let page = 1; page <= pages; page += 1) {
    const sheet = pdf.addPage([612, 792]);
    for (let line = 0; line < lines; line += 1)
      sheet.drawText(`${title}, page ${page}, line ${line}: what an employee reads before they sign it`, {
        ...{ x: 54, y: 750 - (line * 700) / lines, size: 9, font },
      });
  }
  return Buffer.from(await pdf.save());
}

/** The least that a form of one's own has. */
export const formWith = (name) => ({
  name: { en: name },
  short_name: { en: name },
  purpose: { en: 'It is measured.' },
  tags: [],
  minutes: 1,
  sections: [
    {
      id: 'employee',
      title: { en: 'For the employee' },
      assignee_type: 'employee',
      attestation: { en: 'It is true.' },
      pages: [
        {
          id: 'size',
          title: { en: 'Your size' },
          fields: [
            { path: 'task.size', kind: 'text', label: { en: 'Your size' }, required: true, max_length: 20 },
          ],
        },
      ],
    },
  ],
});

/** A file as a form sends it. */
export function multipart(content) {
  const boundary = 'bench-of-tenants';
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="files"; filename="a.pdf"\r\ncontent-type: application/pdf\r\n\r\n`;
  const body = Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${boundary}--\r\n`)]);
  return { body, headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } };
}
