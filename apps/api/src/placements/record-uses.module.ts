import { Global, Module } from '@nestjs/common';
import { FormsModule } from '../forms/index.js';
import { PoliciesModule } from '../policies/index.js';
import { PropertyUses, RecordUses } from '../records/index.js';
import { PlacementPropertyUses } from './placement-property-uses.js';
import { PlacementReferences } from './placement-references.store.js';

/** Tells records, which stand below placements, which of them, and which custom properties, are in use. */
@Global()
@Module({
  imports: [FormsModule, PoliciesModule],
  providers: [
    { provide: PropertyUses, useClass: PlacementPropertyUses },
    { provide: RecordUses, useClass: PlacementReferences },
  ],
  exports: [PropertyUses, RecordUses],
})
export class RecordUsesModule {}
