import { Module } from '@nestjs/common';
import { CustomViewsController } from './custom-views.controller.js';
import { CustomViewsService } from './custom-views.service.js';
import { CustomViewsStore } from './custom-views.store.js';
import { Narrowing } from './narrowing.js';

@Module({
  controllers: [CustomViewsController],
  providers: [CustomViewsService, CustomViewsStore, Narrowing],
  exports: [Narrowing],
})
export class CustomViewsModule {}
