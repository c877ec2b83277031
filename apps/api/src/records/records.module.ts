import { Module } from '@nestjs/common';
import { CustomPropertiesModule } from './custom-properties/custom-properties.module.js';
import { RecordAttributesService } from './record-attributes.service.js';
import { RecordSealer } from './record-sealer.js';

/** What every kind of record is built from. */
@Module({
  imports: [CustomPropertiesModule],
  providers: [RecordAttributesService, RecordSealer],
  exports: [RecordAttributesService, CustomPropertiesModule],
})
export class RecordsModule {}
