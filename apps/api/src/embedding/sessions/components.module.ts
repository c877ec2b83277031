import { Module } from '@nestjs/common';
import { CustomViewsModule } from '../views/custom-views.module.js';
import { ComponentsController } from './components.controller.js';
import { ComponentsService } from './components.service.js';
import { ComponentsStore } from './components.store.js';
import { EmbeddingController } from './embedding.controller.js';
import { EmbeddingService } from './embedding.service.js';
import { EmbeddingStore } from './embedding.store.js';

@Module({
  imports: [CustomViewsModule],
  controllers: [ComponentsController, EmbeddingController],
  providers: [ComponentsService, ComponentsStore, EmbeddingService, EmbeddingStore],
})
export class ComponentsModule {}
