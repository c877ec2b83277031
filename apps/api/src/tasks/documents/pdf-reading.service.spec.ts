import { PdfReadingInterrupted, PdfRefusal, type ReadingOptions } from '@firstday/documents/renderer';
import { describe, expect, it } from '@jest/globals';
import { PdfReadingService } from './pdf-reading.service.js';

/** A reader of pages that are too complex, which counts what it is asked to read. */
function countingReader(end: () => Error = () => new PdfRefusal('too_complex')) {
  const reading = new PdfReadingService();
  const read: string[] = [];
  const ask = (accountId: string, content: string, signal?: AbortSignal) =>
    reading.run({ accountId, content, signal }, async () => {
      read.push(content);
      throw end();
    });
  return { reading, read, ask };
}

const tooComplex = { status: 400, message: 'This PDF takes too long or too much memory to read.' };

describe('reading PDFs', () => {
  it('refuses a page that was too complex without reading it again, whichever account has it', async () => {
    const { read, ask } = countingReader();
    for (const account of ['one', 'one', 'other'])
      await expect(ask(account, 'file/1/800')).rejects.toMatchObject(tooComplex);
    expect(read).toEqual(['file/1/800']);
    await expect(ask('one', 'file/2/800')).rejects.toMatchObject(tooComplex);
    expect(read).toEqual(['file/1/800', 'file/2/800']);
  });

  it('reads a page once that is asked for many times at the same time', async () => {
    const { read, ask } = countingReader();
    const asked = Array.from({ length: 8 }, () => ask('one', 'file/1/800'));
    for (const { status } of await Promise.allSettled(asked)) expect(status).toBe('rejected');
    expect(read).toHaveLength(1);
  });

  it('is tried again where it was interrupted, and where the file was refused for another reason', async () => {
    const interrupted = countingReader(() => new PdfReadingInterrupted());
    const broken = countingReader(() => new PdfRefusal('broken'));
    for (const round of [1, 2]) {
      await expect(interrupted.ask('one', 'file')).rejects.toMatchObject({ status: 503 });
      await expect(broken.ask('one', 'file')).rejects.toMatchObject({ status: 400 });
      expect([interrupted.read.length, broken.read.length]).toEqual([round, round]);
    }
  });

  it('leaves the reading of an account to it alone, and starts that of another', async () => {
    const reading = new PdfReadingService();
    const started: string[] = [];
    const forever = (name: string) => (options: ReadingOptions) => {
      started.push(`${name} ${options.overBudget ?? 'within'}`);
      return new Promise<never>(() => undefined);
    };
    for (const name of ['a1', 'a2', 'b1', 'b2'])
      void reading.run({ accountId: name.charAt(0), content: name }, forever(name));
    await new Promise((resolve) => setImmediate(resolve));
    expect(started).toEqual(['a1 within', 'b1 within']);
    expect(reading.waitingCount).toBe(2);
  });
});
