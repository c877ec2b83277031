import { Module } from '@nestjs/common';
import { EmployeesModule } from '../employees/employees.module.js';
import { FilesModule } from '../files/files.module.js';
import { SigningModule } from '../signing/signing.module.js';
import { TasksModule } from '../tasks/tasks.module.js';
import { FormSessionsController } from './form-sessions.controller.js';
import { FormSessionsService } from './form-sessions.service.js';
import { FormSessionsStore } from './form-sessions.store.js';
import { IdentityProofService } from './identity-proofs.js';
import { LinkExchangeService } from './link-exchange.js';
import { LinkRecordsService } from './links-on-record.js';
import { OnboardingController } from './onboarding.controller.js';
import { OnboardingLinksService } from './onboarding-links.js';
import { OnboardingLinksStore } from './onboarding-links.store.js';
import { IdentityProofLog } from './proof-records.js';
import { SessionTasksService } from './session-tasks.js';
import { SignedInReaderService } from './signed-in-reader.js';
import { SignersService } from './signers.js';
import { TaskSheetsService } from './task-sheets.js';

@Module({
  imports: [EmployeesModule, FilesModule, SigningModule, TasksModule],
  controllers: [FormSessionsController, OnboardingController],
  providers: [
    FormSessionsService,
    FormSessionsStore,
    IdentityProofService,
    LinkExchangeService,
    LinkRecordsService,
    OnboardingLinksService,
    OnboardingLinksStore,
    IdentityProofLog,
    SessionTasksService,
    SignedInReaderService,
    SignersService,
    TaskSheetsService,
  ],
})
export class OnboardingModule {}
