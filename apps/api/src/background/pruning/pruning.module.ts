import { type DynamicModule, Module } from '@nestjs/common';
import { type Prunable, PRUNABLES } from './prunable.js';
import { PruningService } from './pruning.service.js';
import { PruningWorker } from './pruning-worker.js';

@Module({})
export class PruningModule {
  /** @param prunables in the order in which they go */
  static for(prunables: readonly Prunable[]): DynamicModule {
    return {
      module: PruningModule,
      providers: [PruningService, PruningWorker, { provide: PRUNABLES, useValue: prunables }],
    };
  }
}
