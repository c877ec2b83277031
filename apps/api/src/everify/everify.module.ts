import { Module } from '@nestjs/common';
import { AccountsModule } from '../identity/index.js';
import { RecordsModule } from '../records/index.js';
import { FilesModule, TasksModule } from '../tasks/index.js';
import { CaseCopiesService } from './case-copies.service.js';
import { CaseWriter } from './case-writer.js';
import { CaseNoticesService } from './case-notices.service.js';
import { CaseActionRunner } from './case-action-runner.js';
import { CasePreparationService } from './case-preparation.service.js';
import { EverifyCasesService } from './everify-cases.service.js';
import { CaseSealer } from './case-sealer.js';
import { CaseAccess } from './case-access.js';
import { CaseUpdatePoller } from './case-update-poller.js';
import { EverifyCasesStore } from './everify-cases.store.js';
import { EverifyConnectionsStore } from './everify-connections.store.js';
import { EverifyConnectionsService } from './everify-connections.service.js';
import { EverifyController } from './everify.controller.js';
import { EverifyWorker } from './everify-worker.js';

@Module({
  imports: [AccountsModule, FilesModule, RecordsModule, TasksModule],
  controllers: [EverifyController],
  providers: [
    CaseCopiesService,
    CaseWriter,
    CaseNoticesService,
    CaseActionRunner,
    CasePreparationService,
    EverifyCasesService,
    CaseSealer,
    CaseAccess,
    CaseUpdatePoller,
    EverifyCasesStore,
    EverifyConnectionsService,
    EverifyConnectionsStore,
    EverifyWorker,
  ],
  exports: [CasePreparationService, EverifyCasesStore],
})
export class EverifyModule {}
