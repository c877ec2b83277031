import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { PDFDocument } from 'pdf-lib';
import { slowPdf } from '../testing/slow-pdf.js';
import { PdfReader, type PdfReaderOptions } from './pdf-reader.js';
import type { ReadPdf } from './read-pdf.js';

/** Longer than a test may take: what ends before that did not end for its budget. */
const anHour = 3_600_000;
const opened: PdfReader[] = [];
const left: AbortController[] = [];
afterEach(async () => {
  for (const controller of left.splice(0)) controller.abort(new Error('the test is over'));
  for (const reader of opened.splice(0)) await reader.close();
});

function readerWith(options?: PdfReaderOptions): PdfReader {
  const reader = new PdfReader(options);
  opened.push(reader);
  return reader;
}

function signalOf() {
  const controller = new AbortController();
  left.push(controller);
  return controller;
}

async function plainPdf(): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  pdf.addPage([612, 792]);
  return Buffer.from(await pdf.save());
}

const firstPage = ({ clean }: ReadPdf) => ({ clean, page: 1, width: 400 });

let slow: ReadPdf;
beforeAll(async () => {
  slow = await readerWith().read(slowPdf());
});

/** Pages that are being drawn for an hour, unless they are canceled; two are as many as are drawn at the same time. */
function drawingForHours(count: number) {
  const reader = readerWith({ budgets: { picture: anHour } });
  const drawn = Array.from({ length: count }, () => {
    const controller = signalOf();
    const picture = reader.pagePicture(firstPage(slow), { signal: controller.signal });
    picture.catch(() => undefined);
    return { picture, cancel: () => controller.abort(new Error('canceled')) };
  });
  return { reader, drawn };
}

describe('a PDF whose pages take minutes to draw', () => {
  it('is read, and its picture is refused after five seconds of the processor', async () => {
    expect(slow.pages).toEqual([{ width: 612, height: 792 }]);
    let isDrawing = true;
    const [longer] = drawingForHours(1).drawn;
    longer?.picture.catch(() => (isDrawing = false));
    await expect(readerWith().pagePicture(firstPage(slow))).rejects.toMatchObject({ code: 'too_complex' });
    expect(isDrawing).toBe(true);
  });

  it('leaves a second process to others', async () => {
    const { reader } = drawingForHours(1);
    const read = await reader.read(await plainPdf());
    expect(await reader.pageTexts(read)).toEqual(['']);
    expect(Buffer.from(await reader.pagePicture(firstPage(read))).toString('latin1', 1, 4)).toBe('PNG');
  });

  it('leaves both processes to others where its caller has asked for a lot lately', async () => {
    const { reader } = drawingForHours(2);
    const read = await reader.read(await plainPdf(), { overBudget: 'an account' });
    expect(read.pages).toHaveLength(1);
  });

  it('ends where its caller cancels it, and the next file is read', async () => {
    const { reader, drawn } = drawingForHours(2);
    const next = reader.read(await plainPdf());
    drawn[0]?.cancel();
    await expect(drawn[0]?.picture).rejects.toThrow('canceled');
    expect((await next).pages).toHaveLength(1);
  });

  it('is dropped where its caller cancels it before its turn', async () => {
    const { reader, drawn } = drawingForHours(3);
    drawn[2]?.cancel();
    await expect(drawn[2]?.picture).rejects.toThrow('canceled');
    const signal = AbortSignal.abort(new Error('gone before'));
    await expect(reader.pagePicture(firstPage(slow), { signal })).rejects.toThrow('gone before');
  });
});
