import { Global, Module } from '@nestjs/common';
import { RecordUses } from '../records/index.js';
import { PlacementReferences } from './placement-references.store.js';

/** Tells records, which stand below placements, which of them a placement names. */
@Global()
@Module({ providers: [{ provide: RecordUses, useClass: PlacementReferences }], exports: [RecordUses] })
export class RecordUsesModule {}
