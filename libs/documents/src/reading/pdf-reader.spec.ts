import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { getPriority } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { PDFDocument } from 'pdf-lib';
import { slowPdf } from '../testing/slow-pdf.js';
import { PdfReader, type PdfReaderOptions, PdfReadingInterrupted } from './pdf-reader.js';
import type { ReadPdf } from './read-pdf.js';
import { ReadingProcess } from './reading-process.js';

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

/** A process that other specs on the same machine do not keep from running. */
const usualPriority = () => [new ReadingProcess(() => undefined)];

async function becomesTrue(look: () => boolean): Promise<void> {
  while (!look()) await wait(20);
}

/** A page that is being drawn for an hour, unless it is canceled. */
function drawingForHours(processes: readonly ReadingProcess[]) {
  const reader = readerWith({ budgets: { picture: anHour }, processes });
  const controller = signalOf();
  const picture = reader.pagePicture(firstPage(slow), { signal: controller.signal });
  picture.catch(() => undefined);
  return { reader, picture, cancel: () => controller.abort(new Error('canceled')) };
}

describe('a PDF whose pages take minutes to draw', () => {
  it('is read, and its picture is refused after five seconds of the processor', async () => {
    expect(slow.pages).toEqual([{ width: 612, height: 792 }]);
    let isDrawing = true;
    drawingForHours(usualPriority()).picture.catch(() => (isDrawing = false));
    const reader = readerWith({ processes: usualPriority() });
    await expect(reader.pagePicture(firstPage(slow))).rejects.toMatchObject({ code: 'too_complex' });
    expect(isDrawing).toBe(true);
  });

  it('leaves a second process to others', async () => {
    const { reader } = drawingForHours([new ReadingProcess(), new ReadingProcess()]);
    const read = await reader.read(await plainPdf());
    expect(await reader.pageTexts(read)).toEqual(['']);
    expect(Buffer.from(await reader.pagePicture(firstPage(read))).toString('latin1', 1, 4)).toBe('PNG');
  });

  it('ends where its caller cancels it, and the next file is read', async () => {
    const { reader, picture, cancel } = drawingForHours([new ReadingProcess()]);
    const next = reader.read(await plainPdf());
    cancel();
    await expect(picture).rejects.toThrow('canceled');
    expect((await next).pages).toHaveLength(1);
  });

  it('is dropped where its caller cancels it before its turn', async () => {
    const { reader, cancel } = drawingForHours([new ReadingProcess()]);
    const controller = signalOf();
    const waiting = reader.pagePicture(firstPage(slow), { signal: controller.signal });
    controller.abort(new Error('no longer needed'));
    await expect(waiting).rejects.toThrow('no longer needed');
    const before = reader.pagePicture(firstPage(slow), { signal: AbortSignal.abort(new Error('gone')) });
    await expect(before).rejects.toThrow('gone');
    cancel();
    expect((await reader.read(await plainPdf())).pages).toHaveLength(1);
  });

  it('says nothing about the file where its process was ended from outside', async () => {
    const process_ = new ReadingProcess();
    const { picture } = drawingForHours([process_]);
    await becomesTrue(() => process_.priority === 'reduced');
    process.kill(process_.pid ?? 0, 'SIGTERM');
    await expect(picture).rejects.toBeInstanceOf(PdfReadingInterrupted);
  });
});

describe('the priority of a reading process', () => {
  const usual = getPriority();
  const nicer = (by: number) => Math.min(19, usual + by);

  it('is lowered for work that takes long, and for callers that ask for it', async () => {
    const [one, other] = [new ReadingProcess(), new ReadingProcess()];
    const { reader } = drawingForHours([one, other]);
    await becomesTrue(() => [one, other].some(({ priority }) => priority === 'reduced'));
    const [lowered, quick] = one.priority === 'reduced' ? [one, other] : [other, one];
    expect(getPriority(lowered.pid)).toBe(nicer(10));
    await reader.read(await plainPdf());
    expect([quick.priority, getPriority(quick.pid)]).toEqual(['normal', usual]);
    await reader.read(await plainPdf(), { priority: 'low' });
    expect(getPriority(quick.pid)).toBe(nicer(19));
  });

  it('is the usual one again for the next file, in a new process where the system does not let it be raised', async () => {
    const [mayRaise, mayNot] = [
      new ReadingProcess(() => undefined),
      new ReadingProcess((_pid, priority) => {
        if (priority <= usual) throw new Error('EACCES');
      }),
    ];
    for (const process of [mayRaise, mayNot]) {
      const reader = readerWith({ processes: [process] });
      await reader.read(await plainPdf(), { priority: 'low' });
      const first = process.pid;
      expect(process.priority).toBe('low');
      await reader.read(await plainPdf());
      expect([process.priority, process.pid === first]).toEqual(['normal', process === mayRaise]);
    }
  });
});
