import { Global, Module } from '@nestjs/common';
import { RecordUses } from '../records/record-uses.js';
import { PlacementsNaming } from './placements-naming.js';

/** Tells records, which stand below placements, which of them a placement names. */
@Global()
@Module({ providers: [{ provide: RecordUses, useClass: PlacementsNaming }], exports: [RecordUses] })
export class RecordUsesModule {}
