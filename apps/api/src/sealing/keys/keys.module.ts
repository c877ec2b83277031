import { Module } from '@nestjs/common';
import { KeyWatcher } from './key-watcher.js';
import { ResealingService } from './resealing.service.js';
import { ResealingWorker } from './resealing-worker.js';

@Module({ providers: [KeyWatcher, ResealingService, ResealingWorker] })
export class KeysModule {}
