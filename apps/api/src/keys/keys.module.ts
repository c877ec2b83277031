import { Module } from '@nestjs/common';
import { KeyWatch } from './key-watch.js';
import { Resealing } from './resealing.js';
import { ResealingWorker } from './resealing-worker.js';

@Module({ providers: [KeyWatch, Resealing, ResealingWorker] })
export class KeysModule {}
