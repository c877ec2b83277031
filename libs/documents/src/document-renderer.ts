import { availableParallelism } from 'node:os';
import type { CertificateInput } from './certificate-input.js';
import type { DecisionInput } from './decision-input.js';
import type { PageToShow } from './reading/page-picture.js';
import { PdfReader, type ReadingOptions, toCause } from './reading/pdf-reader.js';
import { ProcessLanes } from './reading/process-lanes.js';
import type { ReadPdf } from './reading/read-pdf.js';
import { threadsFor } from './threads-for.js';
import type { DocumentInput, RenderedCertificate, RenderedDocument } from './render-document.js';
import type { SampleInput } from './render-sample.js';

export interface DocumentRendererOptions {
  /** A folder with the agencies' own PDFs. */
  readonly officialFormsDir?: string | undefined;
  /** Default: one fewer than the processors, at least two, so that a slow document does not keep all others waiting. */
  readonly threads?: number | undefined;
}

export interface RenderingOptions extends ReadingOptions {
  /** Milliseconds that the document may take. Default: 30 seconds. */
  readonly timeout?: number;
}

/** What a thread makes, of what. */
interface Making {
  readonly renderDocument: { readonly input: DocumentInput; readonly made: RenderedDocument };
  readonly renderSample: { readonly input: SampleInput; readonly made: RenderedDocument };
  readonly renderCertificate: { readonly input: CertificateInput; readonly made: RenderedCertificate };
  readonly renderDecision: { readonly input: DecisionInput; readonly made: RenderedCertificate };
}

/** A document takes milliseconds; one that takes this long has gone astray, and its thread with it. */
const defaultTimeout = 30_000;
/** Canceled work that has just started is finished: a thread that is ended has to load its fonts again. What takes longer is slow. */
const finishedWithin = 500;

/** The document took longer than its caller allows. */
export class DocumentTooSlow extends Error {}

/** Makes documents on threads of their own, so that no request waits for one. */
export class DocumentRenderer {
  private readonly lanes = new ProcessLanes();
  private readonly pdfs = new PdfReader({ lanes: this.lanes });
  private readonly underWay = new Set<Promise<unknown>>();
  private readonly officialFormsDir: string | undefined;

  /** How many documents of callers within their budget are made at the same time. */
  readonly threads: number;

  constructor({
    officialFormsDir,
    threads = Math.max(2, availableParallelism() - 1),
  }: DocumentRendererOptions = {}) {
    this.officialFormsDir = officialFormsDir;
    this.threads = Math.max(1, threads);
  }

  /** @throws DocumentTooSlow */
  render(
    input: Omit<DocumentInput, 'officialFormsDir'>,
    options?: RenderingOptions,
  ): Promise<RenderedDocument> {
    return this.make('renderDocument', { ...input, officialFormsDir: this.officialFormsDir }, options);
  }

  /** @throws DocumentTooSlow */
  renderSample(
    input: Omit<SampleInput, 'officialFormsDir'>,
    options?: RenderingOptions,
  ): Promise<RenderedDocument> {
    return this.make('renderSample', { ...input, officialFormsDir: this.officialFormsDir }, options);
  }

  /** @throws DocumentTooSlow */
  certificate(input: CertificateInput, options?: RenderingOptions): Promise<RenderedCertificate> {
    return this.make('renderCertificate', input, options);
  }

  /** @throws DocumentTooSlow */
  decision(input: DecisionInput, options?: RenderingOptions): Promise<RenderedCertificate> {
    return this.make('renderDecision', input, options);
  }

  /**
   * Reads a PDF to be used as a form: its sheet, and what it asks for.
   * @throws PdfRefusal, PdfReadingInterrupted
   */
  readPdf(bytes: Uint8Array, options?: ReadingOptions): Promise<ReadPdf> {
    return this.pdfs.read(bytes, options);
  }

  /**
   * A PNG of one page of what `readPdf` cleaned, at most 2000 pixels wide.
   * @throws PdfRefusal, PdfReadingInterrupted
   */
  pagePicture(page: PageToShow, options?: ReadingOptions): Promise<Uint8Array> {
    return this.pdfs.pagePicture(page, options);
  }

  /**
   * The text of each page of what `readPdf` cleaned, for screen readers.
   * @throws PdfRefusal, PdfReadingInterrupted
   */
  pageTexts(pdf: Pick<ReadPdf, 'clean' | 'pages'>, options?: ReadingOptions): Promise<readonly string[]> {
    return this.pdfs.pageTexts(pdf, options);
  }

  /** Waits for the documents under way. */
  async close(): Promise<void> {
    await Promise.allSettled([...this.underWay, this.pdfs.close()]);
  }

  private async make<Work extends keyof Making>(
    name: Work,
    input: Making[Work]['input'],
    options: RenderingOptions = {},
  ): Promise<Making[Work]['made']> {
    const made =
      options.overBudget === undefined
        ? this.onThread(name, input, options)
        : this.inProcess(name, input, options);
    this.underWay.add(made);
    try {
      return await made;
    } finally {
      this.underWay.delete(made);
    }
  }

  private async onThread<Work extends keyof Making>(
    name: Work,
    input: Making[Work]['input'],
    { signal, timeout = defaultTimeout }: RenderingOptions,
  ): Promise<Making[Work]['made']> {
    signal?.throwIfAborted();
    const threads = await threadsFor('thread-work', { maxThreads: this.threads });
    const tooLong = AbortSignal.timeout(timeout);
    const canceled = abortedLater(signal, finishedWithin);
    const endQuick = this.lanes.order.startQuick();
    const turnsSlow = setTimeout(() => endQuick('slow'), finishedWithin).unref();
    try {
      return await threads.run(input, { name, signal: AbortSignal.any([tooLong, canceled]) });
    } catch (error) {
      if (canceled.aborted) throw signal?.reason;
      throw tooLong.aborted ? new DocumentTooSlow('the document took too long', { cause: error }) : error;
    } finally {
      clearTimeout(turnsSlow);
      endQuick();
    }
  }

  /** A process can be paused for the work of others; a thread cannot. */
  private async inProcess<Work extends keyof Making>(
    name: Work,
    input: Making[Work]['input'],
    { overBudget, signal, timeout = defaultTimeout }: RenderingOptions,
  ): Promise<Making[Work]['made']> {
    const outcome = await this.lanes
      .run<MakingOutcome<Making[Work]['made']>>({ name, input }, { overBudget, signal, budget: timeout })
      .catch((error: unknown) => {
        const tooMuch = (cause: Error) => new DocumentTooSlow('the document took too long', { cause });
        throw toCause(error, { signal, tooMuch });
      });
    if ('failed' in outcome) throw new Error(outcome.failed);
    return outcome.result;
  }
}

/** What a process answers: an error would lose its message on the way. */
type MakingOutcome<Made> = { readonly result: Made } | { readonly failed: string };

/** Aborted as `signal` is, but not within so many milliseconds. */
function abortedLater(signal: AbortSignal | undefined, milliseconds: number): AbortSignal {
  const later = new AbortController();
  if (!signal) return later.signal;
  const timer = setTimeout(() => {
    if (signal.aborted) later.abort();
    else signal.addEventListener('abort', () => later.abort(), { once: true });
  }, milliseconds);
  timer.unref();
  return later.signal;
}
