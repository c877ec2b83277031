import { Module } from '@nestjs/common';
import { CustomPropertiesModule } from '../custom-properties/custom-properties.module.js';
import { CustomViewsController } from './custom-views.controller.js';
import { CustomViewsService } from './custom-views.service.js';
import { CustomViewsStore } from './custom-views.store.js';
import { ViewNarrowingService } from './narrowing.js';

@Module({
  imports: [CustomPropertiesModule],
  controllers: [CustomViewsController],
  providers: [CustomViewsService, CustomViewsStore, ViewNarrowingService],
  exports: [ViewNarrowingService],
})
export class CustomViewsModule {}
