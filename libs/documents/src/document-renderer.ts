import { availableParallelism } from 'node:os';
import type { Piscina } from 'piscina';
import type { CertificateInput } from './certificate-input.js';
import type { DecisionInput } from './decision-input.js';
import { workerFile } from './worker-file.js';
import type { DocumentInput, RenderedCertificate, RenderedDocument } from './render-document.js';

export interface DocumentRendererOptions {
  /** A folder with the agencies' own PDFs. */
  readonly officialFormsDir?: string | undefined;
  /** Default: one fewer than the processors, at least one. */
  readonly threads?: number | undefined;
}

/** A document takes milliseconds; one that takes this long has gone astray, and its thread with it. */
const TOO_LONG = 30_000;

/** Makes documents on threads of their own, so that no request waits for one. */
export class DocumentRenderer {
  private pool: Promise<Piscina> | undefined;
  private readonly officialFormsDir: string | undefined;
  private readonly threads: number;

  constructor({ officialFormsDir, threads = availableParallelism() - 1 }: DocumentRendererOptions = {}) {
    this.officialFormsDir = officialFormsDir;
    this.threads = Math.max(1, threads);
  }

  async render(input: Omit<DocumentInput, 'officialFormsDir'>): Promise<RenderedDocument> {
    const whole: DocumentInput = { ...input, officialFormsDir: this.officialFormsDir };
    const pool = await this.opened();
    return pool.run(whole, { name: 'renderDocument', signal: AbortSignal.timeout(TOO_LONG) });
  }

  async certificate(input: CertificateInput): Promise<RenderedCertificate> {
    const pool = await this.opened();
    return pool.run(input, { name: 'renderCertificate', signal: AbortSignal.timeout(TOO_LONG) });
  }

  async decision(input: DecisionInput): Promise<RenderedCertificate> {
    const pool = await this.opened();
    return pool.run(input, { name: 'renderDecision', signal: AbortSignal.timeout(TOO_LONG) });
  }

  /** Waits for the documents under way, then ends the threads. */
  async close(): Promise<void> {
    await (await this.pool)?.close();
  }

  /** With the first document: a process that only answers requests makes none. */
  private opened(): Promise<Piscina> {
    this.pool ??= openPool(this.threads);
    return this.pool;
  }
}

async function openPool(threads: number): Promise<Piscina> {
  const { Piscina } = await import('piscina');
  return new Piscina({
    filename: workerFile('render-document'),
    minThreads: 0,
    maxThreads: threads,
    // A thread's open fonts are worth keeping for a while.
    idleTimeout: 60_000,
  });
}
