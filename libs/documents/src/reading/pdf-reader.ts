import type { PageToShow } from './page-picture.js';
import { PdfRefusal } from './pdf-refusal.js';
import type { ReadOutcome, ReadPdf } from './read-pdf.js';
import { ReadingProcess } from './reading-process.js';

const mostBytes = 20 * 2 ** 20;
/** PDF 32000-1, annex H, note 13: readers accept the header in the first kilobyte. */
const headerWithin = 1024;

interface Reading {
  readonly readPdf: { readonly input: Uint8Array; readonly made: ReadPdf };
  readonly pagePicture: { readonly input: PageToShow; readonly made: Uint8Array };
  readonly pageTexts: { readonly input: Uint8Array; readonly made: readonly string[] };
}

/** Reads PDFs that somebody brought, one at a time, in a process that ends with whatever takes too long or too much. */
export class PdfReader {
  private last: Promise<unknown> = Promise.resolve();
  private readonly reading = new ReadingProcess();

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
    this.reading.end();
  }

  private inTurn<Work extends keyof Reading>(
    name: Work,
    input: Reading[Work]['input'],
  ): Promise<Reading[Work]['made']> {
    const made = this.last.then(() => this.run(name, input));
    this.last = made.catch(() => undefined);
    return made;
  }

  private async run<Work extends keyof Reading>(
    name: Work,
    input: Reading[Work]['input'],
  ): Promise<Reading[Work]['made']> {
    const outcome = await this.reading
      .run<ReadOutcome<Reading[Work]['made']>>({ name, input }, this.longest)
      .catch((cause: unknown) => {
        throw new PdfRefusal('too_complex', { cause });
      });
    if ('refused' in outcome) throw new PdfRefusal(outcome.refused);
    return outcome.result;
  }
}
