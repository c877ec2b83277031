import { Module } from '@nestjs/common';
import { AccountsModule, MembersStore } from '../../identity/index.js';
import { EmployerClocksStore } from '../../records/index.js';
import { WorkItemsModule } from '../work-items/work-items.module.js';
import { DigestService } from './digest.service.js';
import { DigestSettingsController } from './digest-settings.controller.js';
import { DigestSettingsService } from './digest-settings.service.js';
import { DigestWorker } from './digest-worker.js';
import { SignerDigestsStore } from './signer-digests.store.js';
import { SignerMessagesService } from './signer-messages.service.js';
import { SignerWorkService } from './signer-work.service.js';

/** What those who sign for the employer are told in the morning. */
@Module({
  imports: [AccountsModule, WorkItemsModule],
  controllers: [DigestSettingsController],
  providers: [
    DigestService,
    DigestSettingsService,
    DigestWorker,
    EmployerClocksStore,
    MembersStore,
    SignerDigestsStore,
    SignerMessagesService,
    SignerWorkService,
  ],
})
export class DigestsModule {}
