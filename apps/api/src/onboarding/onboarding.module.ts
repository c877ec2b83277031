import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { EmployeesModule } from '../employees/employees.module.js';
import { FilesModule } from '../files/files.module.js';
import { SigningModule } from '../signing/signing.module.js';
import { TasksModule } from '../tasks/tasks.module.js';
import { FormSessions } from './form-sessions.service.js';
import { FormSessionsStore } from './form-sessions.store.js';
import { OnboardingController } from './onboarding.controller.js';
import { OnboardingLinks } from './onboarding-links.js';
import { SessionTasks } from './session-tasks.js';
import { TaskSheets } from './task-sheets.js';

@Module({
  imports: [AccountsModule, EmployeesModule, FilesModule, SigningModule, TasksModule],
  controllers: [OnboardingController],
  providers: [FormSessions, FormSessionsStore, OnboardingLinks, SessionTasks, TaskSheets],
})
export class OnboardingModule {}
