import { Module } from '@nestjs/common';
import { CustomPropertiesModule } from './custom-properties/custom-properties.module.js';
import { OrganizationRecords } from './organization-records.js';
import { RecordAttributesService } from './record-attributes.service.js';
import { RecordNamesStore } from './record-names.store.js';
import { RecordSealer } from './record-sealer.js';

/** What every kind of record is built from. */
@Module({
  imports: [CustomPropertiesModule],
  providers: [OrganizationRecords, RecordAttributesService, RecordNamesStore, RecordSealer],
  exports: [RecordAttributesService, RecordNamesStore, CustomPropertiesModule],
})
export class RecordsModule {}
