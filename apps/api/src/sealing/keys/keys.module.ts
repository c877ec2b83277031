import { type DynamicModule, Module } from '@nestjs/common';
import { KeyWatcher } from './key-watcher.js';
import { Resealer } from './resealer.js';
import { ResealingService } from './resealing.service.js';
import { ResealingWorker } from './resealing-worker.js';
import { SealedData } from './sealed-data.js';

@Module({})
export class KeysModule {
  /** @param data what every room keeps sealed */
  static for(data: SealedData): DynamicModule {
    return {
      module: KeysModule,
      providers: [
        KeyWatcher,
        Resealer,
        ResealingService,
        ResealingWorker,
        { provide: SealedData, useValue: data },
      ],
    };
  }
}
