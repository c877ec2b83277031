import { Module } from '@nestjs/common';
import { FormsModule } from '../../forms/index.js';
import { RecordNamesStore } from '../../records/index.js';
import { StartBlockersStore } from './start-blockers.store.js';
import { UpcomingStartsController } from './upcoming-starts.controller.js';
import { UpcomingStartsService } from './upcoming-starts.service.js';
import { UpcomingStartsStore } from './upcoming-starts.store.js';

/** Who begins work on which day. */
@Module({
  imports: [FormsModule],
  controllers: [UpcomingStartsController],
  providers: [RecordNamesStore, StartBlockersStore, UpcomingStartsService, UpcomingStartsStore],
})
export class UpcomingStartsModule {}
