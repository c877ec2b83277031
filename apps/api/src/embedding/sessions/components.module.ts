import { Module } from '@nestjs/common';
import { AccountsModule } from '../../identity/index.js';
import { EmployeesModule, EmployersModule } from '../../records/index.js';
import { CustomViewsModule } from '../views/custom-views.module.js';
import { ComponentFramesStore } from './component-frames.store.js';
import { ComponentLinksService } from './component-links.service.js';
import { ComponentSessionsService } from './component-sessions.service.js';
import { ComponentsController } from './components.controller.js';
import { ComponentsStore } from './components.store.js';
import { EmbeddingController } from './embedding.controller.js';
import { EmbeddingService } from './embedding.service.js';

@Module({
  imports: [AccountsModule, CustomViewsModule, EmployeesModule, EmployersModule],
  controllers: [ComponentsController, EmbeddingController],
  providers: [
    ComponentFramesStore,
    ComponentLinksService,
    ComponentSessionsService,
    ComponentsStore,
    EmbeddingService,
  ],
})
export class ComponentsModule {}
