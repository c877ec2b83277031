import { availableParallelism } from 'node:os';
import type { CertificateInput } from './certificate-input.js';
import type { DecisionInput } from './decision-input.js';
import { PdfReader } from './reading/pdf-reader.js';
import type { ReadPdf } from './reading/read-pdf.js';
import { threadsFor } from './threads-for.js';
import type { DocumentInput, RenderedCertificate, RenderedDocument } from './render-document.js';

export interface DocumentRendererOptions {
  /** A folder with the agencies' own PDFs. */
  readonly officialFormsDir?: string | undefined;
  /** Default: one fewer than the processors, at least one. */
  readonly threads?: number | undefined;
}

/** What a thread makes, of what. */
interface Making {
  readonly renderDocument: { readonly input: DocumentInput; readonly made: RenderedDocument };
  readonly renderCertificate: { readonly input: CertificateInput; readonly made: RenderedCertificate };
  readonly renderDecision: { readonly input: DecisionInput; readonly made: RenderedCertificate };
}

/** A document takes milliseconds; one that takes this long has gone astray, and its thread with it. */
const TOO_LONG = 30_000;

/** Makes documents on threads of their own, so that no request waits for one. */
export class DocumentRenderer {
  private readonly pdfs = new PdfReader();
  private readonly underWay = new Set<Promise<unknown>>();
  private readonly officialFormsDir: string | undefined;
  private readonly threads: number;

  constructor({ officialFormsDir, threads = availableParallelism() - 1 }: DocumentRendererOptions = {}) {
    this.officialFormsDir = officialFormsDir;
    this.threads = Math.max(1, threads);
  }

  render(input: Omit<DocumentInput, 'officialFormsDir'>): Promise<RenderedDocument> {
    return this.make('renderDocument', { ...input, officialFormsDir: this.officialFormsDir });
  }

  certificate(input: CertificateInput): Promise<RenderedCertificate> {
    return this.make('renderCertificate', input);
  }

  decision(input: DecisionInput): Promise<RenderedCertificate> {
    return this.make('renderDecision', input);
  }

  /**
   * Reads a PDF that somebody wants to use as a form: its sheet, and what it asks for.
   * @throws PdfRefusal
   */
  readPdf(bytes: Uint8Array): Promise<ReadPdf> {
    return this.pdfs.read(bytes);
  }

  /**
   * A PNG of one page of what `readPdf` cleaned.
   *
   * @param page counted from 1
   * @param width in pixels, at most 2000
   * @throws PdfRefusal
   */
  pagePicture(clean: Uint8Array, page: number, width: number): Promise<Uint8Array> {
    return this.pdfs.pagePicture({ clean, page, width });
  }

  /**
   * The text of each page of what `readPdf` cleaned, for whoever cannot see it.
   * @throws PdfRefusal
   */
  pageTexts(clean: Uint8Array): Promise<readonly string[]> {
    return this.pdfs.pageTexts(clean);
  }

  /** Waits for the documents under way. */
  async close(): Promise<void> {
    await Promise.allSettled([...this.underWay, this.pdfs.close()]);
  }

  private async make<Work extends keyof Making>(
    name: Work,
    input: Making[Work]['input'],
  ): Promise<Making[Work]['made']> {
    const made = this.onThread(name, input);
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
  ): Promise<Making[Work]['made']> {
    const threads = await threadsFor('render-document', { maxThreads: this.threads });
    return threads.run(input, { name, signal: AbortSignal.timeout(TOO_LONG) });
  }
}
