import { availableParallelism } from 'node:os';
import {
  DocumentRenderer,
  DocumentTooSlow,
  PdfReadingInterrupted,
  type RenderingOptions,
} from '@firstday/documents/renderer';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { FairTurns } from '../../background/index.js';
import { badRequest, CONFIG, type Config, serviceUnavailable } from '../../context/index.js';
import { accountBudgets } from './account-budgets.js';

/** For whom a document is made. */
export interface RenderingRequest {
  readonly accountId: string;
  readonly signal?: AbortSignal | undefined;
}

/** At the same time. Two at least, so that the slow document of one account leaves a thread to the others. */
const slots = Math.max(2, availableParallelism() - 1);
const maxWaiting = 20;
/** In milliseconds: someone waits for it. */
const requestTimeout = 10_000;
const retrySeconds = 5;

/** Makes PDFs on threads of their own; the threads end with the process. */
@Injectable()
export class DocumentRendererService extends DocumentRenderer implements OnApplicationShutdown {
  private readonly turns = new FairTurns({ slots, maxWaiting, budgets: accountBudgets() });

  constructor(@Inject(CONFIG) config: Config) {
    // One more thread, for the documents that a worker in this process makes.
    super({ officialFormsDir: config.officialFormsDir, threads: slots + 1 });
  }

  /**
   * Makes documents that requests wait for, for accounts in turns, so that none delays the others.
   * @param make loads what it needs too: what waits for its turn holds nothing in memory
   * @throws ProblemError 400 where it takes too long, 429 where too much of the account waits, 503 where it was interrupted
   */
  forRequest<Made>(
    { accountId, signal }: RenderingRequest,
    make: (options: RenderingOptions) => Promise<Made>,
  ): Promise<Made> {
    return this.turns.run({ key: accountId, signal }, ({ isOverBudget }) =>
      make({
        signal,
        overBudget: isOverBudget ? accountId : undefined,
        timeout: requestTimeout,
      }).catch(toProblem),
    );
  }

  onApplicationShutdown(): Promise<void> {
    return this.close();
  }
}

function toProblem(error: unknown): never {
  if (error instanceof DocumentTooSlow) throw badRequest('This document takes too long to make');
  throw error instanceof PdfReadingInterrupted ? serviceUnavailable(retrySeconds) : error;
}
