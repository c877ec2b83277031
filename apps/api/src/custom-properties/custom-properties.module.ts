import { Module } from '@nestjs/common';
import { CustomAttributesReader } from './custom-attributes-reader.js';
import { CustomPropertiesController } from './custom-properties.controller.js';
import { CustomPropertiesService } from './custom-properties.service.js';
import { CustomPropertiesStore } from './custom-properties.store.js';
import { PropertyUsage } from './property-usage.js';

@Module({
  controllers: [CustomPropertiesController],
  providers: [CustomAttributesReader, CustomPropertiesService, CustomPropertiesStore, PropertyUsage],
  exports: [CustomAttributesReader, CustomPropertiesStore],
})
export class CustomPropertiesModule {}
