import { Module } from '@nestjs/common';
import { KeyRecord } from './key-record.js';
import { KeyWatch } from './key-watch.js';
import { Resealing } from './resealing.js';
import { ResealingWorker } from './resealing-worker.js';

@Module({ providers: [KeyRecord, KeyWatch, Resealing, ResealingWorker] })
export class KeysModule {}
