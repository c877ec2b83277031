import { Module } from '@nestjs/common';
import { EventFeedStore } from '../../events/index.js';
import { FormsModule } from '../../forms/index.js';
import { AccountsModule } from '../../identity/index.js';
import { EmployeeLifecycleService, EmployeesModule, EmployerClocksStore } from '../../records/index.js';
import { OnboardingModule } from '../onboarding/onboarding.module.js';
import { LadderAccountsStore } from './ladder-accounts.store.js';
import { LadderFactsReader } from './ladder-facts-reader.js';
import { LadderFeedService } from './ladder-feed.service.js';
import { LadderMessagesService } from './ladder-messages.service.js';
import { LadderRowsStore } from './ladder-rows.store.js';
import { LadderService } from './ladder.service.js';
import { LadderWorker } from './ladder-worker.js';
import { LaddersStore } from './ladders.store.js';
import { WaitingPeopleService } from './waiting-people.service.js';

/** Reminders that come by themselves. */
@Module({
  imports: [AccountsModule, EmployeesModule, FormsModule, OnboardingModule],
  providers: [
    EmployerClocksStore,
    EventFeedStore,
    LadderAccountsStore,
    LadderFactsReader,
    LadderFeedService,
    LadderMessagesService,
    LadderRowsStore,
    LadderService,
    LadderWorker,
    LaddersStore,
    WaitingPeopleService,
  ],
  exports: [WaitingPeopleService],
})
export class LadderModule {
  constructor(lifecycle: EmployeeLifecycleService, ladders: LaddersStore) {
    lifecycle.onDelete((ctx, employeeId) => ladders.remove(ctx, employeeId));
  }
}
