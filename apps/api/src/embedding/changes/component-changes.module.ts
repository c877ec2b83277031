import { Module } from '@nestjs/common';
import { EventsStore } from '../../events/index.js';
import { ChangeFeed } from './change-feed.js';
import { ChangeViewers } from './change-viewers.js';
import { ComponentChangesController } from './component-changes.controller.js';
import { ComponentChangesService } from './component-changes.service.js';
import { VisibleChangesStore } from './visible-changes.store.js';

@Module({
  controllers: [ComponentChangesController],
  providers: [ChangeFeed, ChangeViewers, ComponentChangesService, EventsStore, VisibleChangesStore],
})
export class ComponentChangesModule {}
