import type { PageToShow } from './page-picture.js';
import { PdfRefusal } from './pdf-refusal.js';
import type { ReadOutcome, ReadPdf } from './read-pdf.js';
import { type LaneOptions, ProcessLanes } from './process-lanes.js';
import { ReadingEnded } from './reading-process.js';

const mostBytes = 20 * 2 ** 20;
/** PDF 32000-1, annex H, note 13: readers accept the header in the first kilobyte. */
const headerWithin = 1024;

interface Reading {
  readonly readPdf: { readonly input: Uint8Array; readonly made: ReadPdf };
  readonly pagePicture: { readonly input: PageToShow; readonly made: Uint8Array };
  readonly pageTexts: { readonly input: Uint8Array; readonly made: readonly string[] };
}

/** Milliseconds of the processor that a piece of work may take. */
export interface ReadingBudgets {
  readonly file: number;
  readonly picture: number;
  /** Of a file's texts: so much, and so much more a page, up to the budget of a file. */
  readonly texts: readonly [least: number, ofPage: number];
}

const defaultBudgets: ReadingBudgets = { file: 20_000, picture: 5000, texts: [3000, 250] };

export interface PdfReaderOptions {
  readonly budgets?: Partial<ReadingBudgets>;
  readonly lanes?: ProcessLanes;
}

export interface ReadingOptions {
  readonly overBudget?: LaneOptions['overBudget'];
  /** Drops work that waits, and ends work that is slow. */
  readonly signal?: AbortSignal | undefined;
}

/** The process got too little of the processor, or was ended from outside: it may be tried again. */
export class PdfReadingInterrupted extends Error {}

/** Reads PDFs from anywhere in processes that are ended when a file takes too long or too much memory. */
export class PdfReader {
  private readonly budgets: ReadingBudgets;
  private readonly lanes: ProcessLanes;

  constructor({ budgets, lanes = new ProcessLanes() }: PdfReaderOptions = {}) {
    this.budgets = { ...defaultBudgets, ...budgets };
    this.lanes = lanes;
  }

  /** @throws PdfRefusal, PdfReadingInterrupted */
  async read(bytes: Uint8Array, options?: ReadingOptions): Promise<ReadPdf> {
    if (bytes.length > mostBytes) throw new PdfRefusal('too_large');
    if (!Buffer.from(bytes.subarray(0, headerWithin)).includes('%PDF-')) throw new PdfRefusal('not_a_pdf');
    return this.run('readPdf', bytes, { ...options, budget: this.budgets.file });
  }

  /** @throws PdfRefusal, PdfReadingInterrupted */
  pagePicture(page: PageToShow, options?: ReadingOptions): Promise<Uint8Array> {
    return this.run('pagePicture', page, { ...options, budget: this.budgets.picture });
  }

  /** @throws PdfRefusal, PdfReadingInterrupted */
  pageTexts(
    { clean, pages }: Pick<ReadPdf, 'clean' | 'pages'>,
    options?: ReadingOptions,
  ): Promise<readonly string[]> {
    const [least, ofPage] = this.budgets.texts;
    const budget = Math.min(this.budgets.file, least + ofPage * pages.length);
    return this.run('pageTexts', clean, { ...options, budget });
  }

  /** Waits for the work under way. */
  close(): Promise<void> {
    return this.lanes.close();
  }

  private async run<Work extends keyof Reading>(
    name: Work,
    input: Reading[Work]['input'],
    options: LaneOptions,
  ): Promise<Reading[Work]['made']> {
    const outcome = await this.lanes
      .run<ReadOutcome<Reading[Work]['made']>>({ name, input }, options)
      .catch((error: unknown) => {
        throw toCause(error, { ...options, tooMuch: (cause) => new PdfRefusal('too_complex', { cause }) });
      });
    if ('refused' in outcome) throw new PdfRefusal(outcome.refused);
    return outcome.result;
  }
}

/** What the caller gets to know about a process that ended. */
export function toCause(
  error: unknown,
  { signal, tooMuch }: Pick<LaneOptions, 'signal'> & { readonly tooMuch: (cause: Error) => Error },
): unknown {
  if (!(error instanceof ReadingEnded)) return error;
  if (error.verdict === 'canceled') return signal?.reason ?? error;
  if (error.verdict === 'too_much') return tooMuch(error);
  return new PdfReadingInterrupted(error.message, { cause: error });
}
