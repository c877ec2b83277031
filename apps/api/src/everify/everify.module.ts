import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { FilesModule } from '../files/files.module.js';
import { TasksModule } from '../tasks/tasks.module.js';
import { CaseCopies } from './case-copies.js';
import { CaseKeeper } from './case-keeper.js';
import { CasePapers } from './case-papers.js';
import { CasePerformer } from './case-performer.js';
import { CasePreparation } from './case-preparation.js';
import { CaseRequests } from './case-requests.js';
import { CaseSealer } from './case-sealer.js';
import { CaseSight } from './case-sight.js';
import { CaseUpdates } from './case-updates.js';
import { EverifyCasesStore } from './everify-cases.store.js';
import { EverifyConnections } from './everify-connections.js';
import { EverifyController } from './everify.controller.js';
import { EverifyWorker } from './everify-worker.js';

@Module({
  imports: [AccountsModule, FilesModule, TasksModule],
  controllers: [EverifyController],
  providers: [
    CaseCopies,
    CaseKeeper,
    CasePapers,
    CasePerformer,
    CasePreparation,
    CaseRequests,
    CaseSealer,
    CaseSight,
    CaseUpdates,
    EverifyCasesStore,
    EverifyConnections,
    EverifyWorker,
  ],
  exports: [CasePreparation],
})
export class EverifyModule {}
