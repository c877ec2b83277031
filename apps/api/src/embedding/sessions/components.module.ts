import { Module } from '@nestjs/common';
import { AccountsModule } from '../../identity/index.js';
import { ClientsModule, EmployeesModule, EmployersModule, JobsModule } from '../../records/index.js';
import { CustomViewsModule } from '../views/custom-views.module.js';
import { ComponentFramesStore } from './component-frames.store.js';
import { ComponentLinksService } from './component-links.service.js';
import { ComponentSessionsService } from './component-sessions.service.js';
import { ComponentsController } from './components.controller.js';
import { ComponentsStore } from './components.store.js';
import { EmbeddingController } from './embedding.controller.js';
import { EmbeddingService } from './embedding.service.js';
import { LinkBoundsService } from './link-bounds.service.js';

@Module({
  imports: [AccountsModule, ClientsModule, CustomViewsModule, EmployeesModule, EmployersModule, JobsModule],
  controllers: [ComponentsController, EmbeddingController],
  providers: [
    ComponentFramesStore,
    ComponentLinksService,
    ComponentSessionsService,
    ComponentsStore,
    EmbeddingService,
    LinkBoundsService,
  ],
})
export class ComponentsModule {}
