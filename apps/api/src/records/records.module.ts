import { Module } from '@nestjs/common';
import { CustomPropertiesModule } from '../custom-properties/custom-properties.module.js';
import { RecordAttributes } from './record-attributes.js';
import { RecordSealer } from './record-sealer.js';

/** What every kind of record is built from. */
@Module({
  imports: [CustomPropertiesModule],
  providers: [RecordAttributes, RecordSealer],
  exports: [RecordAttributes, CustomPropertiesModule],
})
export class RecordsModule {}
