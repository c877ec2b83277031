import type { Piscina } from 'piscina';
import { threadsFor } from '../threads-for.js';
import type { PageToShow } from './page-picture.js';
import { PdfRefusal } from './pdf-refusal.js';
import type { ReadOutcome, ReadPdf } from './read-pdf.js';

const mostBytes = 20 * 2 ** 20;
/** PDF 32000-1, annex H, note 13: readers accept the header in the first kilobyte. */
const headerWithin = 1024;
const memory = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 16 };
/** Reading is rare: what it took is given back soon. */
const idleTimeout = 10_000;
/** Of a thread's buffers, which its own limit does not count. */
const mostGrowth = 640 * 2 ** 20;
const lookEvery = 100;

interface Reading {
  readonly readPdf: { readonly input: Uint8Array; readonly made: ReadPdf };
  readonly pagePicture: { readonly input: PageToShow; readonly made: Uint8Array };
  readonly pageTexts: { readonly input: Uint8Array; readonly made: readonly string[] };
}

/**
 * Reads PDFs that somebody brought, one at a time, on a thread that ends with whatever takes too long or too much.
 */
export class PdfReader {
  private last: Promise<unknown> = Promise.resolve();

  /** @param longest milliseconds that a piece of work may take */
  constructor(private readonly longest = 60_000) {}

  /** @throws PdfRefusal */
  async read(bytes: Uint8Array): Promise<ReadPdf> {
    if (bytes.length > mostBytes) throw new PdfRefusal('too_large');
    if (!Buffer.from(bytes.subarray(0, headerWithin)).includes('%PDF-')) throw new PdfRefusal('not_a_pdf');
    return this.inTurn('readPdf', bytes);
  }

  /** @throws PdfRefusal */
  pagePicture(page: PageToShow): Promise<Uint8Array> {
    return this.inTurn('pagePicture', page);
  }

  /** @throws PdfRefusal */
  pageTexts(clean: Uint8Array): Promise<readonly string[]> {
    return this.inTurn('pageTexts', clean);
  }

  /** Waits for what is being read. */
  async close(): Promise<void> {
    await this.last;
  }

  private inTurn<Work extends keyof Reading>(
    name: Work,
    input: Reading[Work]['input'],
  ): Promise<Reading[Work]['made']> {
    const made = this.last.then(() => onThread(name, input, this.longest));
    this.last = made.catch(() => undefined);
    return made;
  }
}

async function onThread<Work extends keyof Reading>(
  name: Work,
  input: Reading[Work]['input'],
  longest: number,
): Promise<Reading[Work]['made']> {
  const threads = await threadsFor('read-pdf', {
    maxThreads: 1,
    resourceLimits: memory,
    idleTimeout,
  });
  const outcome = await watched<ReadOutcome<Reading[Work]['made']>>(threads, { name, input, longest });
  if ('refused' in outcome) throw new PdfRefusal(outcome.refused);
  return outcome.result;
}

/** An aborted piece of work ends with its thread, in the middle of whatever it does. */
async function watched<Made>(
  threads: Piscina,
  { name, input, longest }: { readonly name: string; readonly input: unknown; readonly longest: number },
): Promise<Made> {
  const ending = new AbortController();
  const end = () => ending.abort();
  const before = process.memoryUsage.rss();
  const time = setTimeout(end, longest);
  const look = setInterval(() => {
    if (process.memoryUsage.rss() - before > mostGrowth) end();
  }, lookEvery);
  try {
    return await threads.run(input, { name, signal: ending.signal });
  } catch (cause) {
    // Too long, too much, or too much for the thread's own limit.
    throw new PdfRefusal('too_complex', { cause });
  } finally {
    clearTimeout(time);
    clearInterval(look);
  }
}
