import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { FilesModule } from '../files/files.module.js';
import { TasksModule } from '../tasks/tasks.module.js';
import { CaseCopiesService } from './case-copies.js';
import { CaseWriter } from './case-keeper.js';
import { CaseNoticesService } from './case-papers.js';
import { CaseActionRunner } from './case-performer.js';
import { CasePreparationService } from './case-preparation.js';
import { EverifyCasesService } from './case-requests.js';
import { CaseSealer } from './case-sealer.js';
import { CaseAccess } from './case-sight.js';
import { CaseUpdatePoller } from './case-updates.js';
import { EverifyCasesStore } from './everify-cases.store.js';
import { EverifyConnectionsService } from './everify-connections.js';
import { EverifyController } from './everify.controller.js';
import { EverifyWorker } from './everify-worker.js';

@Module({
  imports: [AccountsModule, FilesModule, TasksModule],
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
    EverifyWorker,
  ],
  exports: [CasePreparationService],
})
export class EverifyModule {}
