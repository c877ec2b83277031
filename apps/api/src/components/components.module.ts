import { Module } from '@nestjs/common';
import { ComponentsController } from './components.controller.js';
import { ComponentsService } from './components.service.js';
import { ComponentsStore } from './components.store.js';

@Module({ controllers: [ComponentsController], providers: [ComponentsService, ComponentsStore] })
export class ComponentsModule {}
