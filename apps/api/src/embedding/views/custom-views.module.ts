import { Module } from '@nestjs/common';
import { CustomPropertiesModule } from '../../records/index.js';
import { CustomViewsController } from './custom-views.controller.js';
import { CustomViewsService } from './custom-views.service.js';
import { CustomViewsStore } from './custom-views.store.js';
import { ViewNarrowingService } from './view-narrowing.service.js';

@Module({
  imports: [CustomPropertiesModule],
  controllers: [CustomViewsController],
  providers: [CustomViewsService, CustomViewsStore, ViewNarrowingService],
  exports: [ViewNarrowingService],
})
export class CustomViewsModule {}
