import { Module } from '@nestjs/common';
import { EmployeesModule } from '../employees/employees.module.js';
import { FilesModule } from '../files/files.module.js';
import { SigningModule } from '../signing/signing.module.js';
import { TasksModule } from '../tasks/tasks.module.js';
import { FormSessionsController } from './form-sessions.controller.js';
import { FormSessions } from './form-sessions.service.js';
import { FormSessionsStore } from './form-sessions.store.js';
import { IdentityProofs } from './identity-proofs.js';
import { LinkExchange } from './link-exchange.js';
import { LinksOnRecord } from './links-on-record.js';
import { OnboardingController } from './onboarding.controller.js';
import { OnboardingLinks } from './onboarding-links.js';
import { OnboardingLinksStore } from './onboarding-links.store.js';
import { ProofRecords } from './proof-records.js';
import { SessionTasks } from './session-tasks.js';
import { SignedInReaders } from './signed-in-reader.js';
import { Signers } from './signers.js';
import { TaskSheets } from './task-sheets.js';

@Module({
  imports: [EmployeesModule, FilesModule, SigningModule, TasksModule],
  controllers: [FormSessionsController, OnboardingController],
  providers: [
    FormSessions,
    FormSessionsStore,
    IdentityProofs,
    LinkExchange,
    LinksOnRecord,
    OnboardingLinks,
    OnboardingLinksStore,
    ProofRecords,
    SessionTasks,
    SignedInReaders,
    Signers,
    TaskSheets,
  ],
})
export class OnboardingModule {}
