import { Module } from '@nestjs/common';
import { KeyWatcher } from './key-watch.js';
import { ResealingService } from './resealing.js';
import { ResealingWorker } from './resealing-worker.js';

@Module({ providers: [KeyWatcher, ResealingService, ResealingWorker] })
export class KeysModule {}
