import { Module } from '@nestjs/common';
import { KeyWatch } from './key-watch.js';

@Module({ providers: [KeyWatch] })
export class KeysModule {}
