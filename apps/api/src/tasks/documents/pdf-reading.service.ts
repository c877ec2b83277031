import { PdfReadingInterrupted, PdfRefusal, type ReadingOptions } from '@firstday/documents/renderer';
import { Injectable } from '@nestjs/common';
import { FairTurns } from '../../background/index.js';
import { serviceUnavailable } from '../../context/index.js';
import { accountBudgets } from './account-budgets.js';
import { KnownRefusals } from './known-refusals.js';
import { toPdfProblem } from './to-pdf-problem.js';

/** What is read, and for whom. */
export interface PdfReading {
  readonly accountId: string;
  /** Names the file by its hash, and what is made of it. It is the same for each account that has the file. */
  readonly content: string;
  readonly signal?: AbortSignal | undefined;
}

/** As many as there are reading processes for accounts within their budget, and as many again for those over it. */
const slots = 2;
/** A page shows up to 200 pictures; browsers ask for those in view. */
const maxWaiting = 100;
const retrySeconds = 5;

/** Reads PDFs for accounts in turns, so that none delays the others, and refuses what was too complex before. */
@Injectable()
export class PdfReadingService {
  private readonly turns = new FairTurns({ slots, maxWaiting, budgets: accountBudgets() });
  private readonly refusals = new KnownRefusals(() => performance.now());

  /** Readings that wait for their turn. */
  get waitingCount(): number {
    return this.turns.waitingCount;
  }

  /**
   * @param read loads the file too: what waits for its turn holds none in memory
   * @throws ProblemError 4xx for a file that cannot be read, 429 where too much of the account waits, 503 where the reading was
   *   interrupted
   */
  async run<Made>(
    { accountId, content, signal }: PdfReading,
    read: (options: ReadingOptions) => Promise<Made>,
  ): Promise<Made> {
    this.assertReadable(content);
    return this.turns.run({ key: accountId, signal }, async ({ isOverBudget }) => {
      // It may have been refused while this request waited.
      this.assertReadable(content);
      return read({ signal, overBudget: isOverBudget ? accountId : undefined }).catch((error: unknown) => {
        throw this.toProblem(error, content);
      });
    });
  }

  private assertReadable(content: string): void {
    const refusal = this.refusals.find(content);
    if (refusal) throw toPdfProblem(refusal);
  }

  private toProblem(error: unknown, content: string): unknown {
    if (error instanceof PdfReadingInterrupted) return serviceUnavailable(retrySeconds);
    if (!(error instanceof PdfRefusal)) return error;
    if (error.code === 'too_complex') this.refusals.remember(content, error);
    return toPdfProblem(error);
  }
}
