import { Module } from '@nestjs/common';
import { CustomAttributesService } from './custom-attributes.service.js';
import { CustomPropertiesController } from './custom-properties.controller.js';
import { CustomPropertiesService } from './custom-properties.service.js';
import { CustomPropertiesStore } from './custom-properties.store.js';
import { UserGroupsStore } from '../../identity/index.js';
import { PropertyUsageService } from './property-usage.service.js';

@Module({
  controllers: [CustomPropertiesController],
  providers: [
    CustomAttributesService,
    CustomPropertiesService,
    CustomPropertiesStore,
    PropertyUsageService,
    UserGroupsStore,
  ],
  exports: [CustomAttributesService, CustomPropertiesService, CustomPropertiesStore],
})
export class CustomPropertiesModule {}
