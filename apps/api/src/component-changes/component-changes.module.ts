import { Module } from '@nestjs/common';
import { ChangeFeed } from './change-feed.js';
import { ComponentChangesController } from './component-changes.controller.js';
import { ComponentChanges } from './component-changes.service.js';
import { SeenChangesStore } from './seen-changes.store.js';

@Module({
  controllers: [ComponentChangesController],
  providers: [ChangeFeed, ComponentChanges, SeenChangesStore],
})
export class ComponentChangesModule {}
