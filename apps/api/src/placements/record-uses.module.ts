import { Global, Module } from '@nestjs/common';
import { RecordUses } from '../records/record-uses.js';
import { PlacementReferences } from './placements-naming.js';

/** Tells records, which stand below placements, which of them a placement names. */
@Global()
@Module({ providers: [{ provide: RecordUses, useClass: PlacementReferences }], exports: [RecordUses] })
export class RecordUsesModule {}
