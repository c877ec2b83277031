import { Module } from '@nestjs/common';
import { AccountDocumentsModule } from '../account-documents/account-documents.module.js';
import { OnboardingModule } from '../onboarding/onboarding.module.js';
import { SigningModule } from '../signing/signing.module.js';
import { SubtasksModule } from '../subtasks/subtasks.module.js';
import { TasksModule } from '../tasks.module.js';
import { TestCompletionController } from './test-completion.controller.js';
import { TestCompletionService } from './test-completion.service.js';
import { TestSessionsService } from './test-sessions.service.js';

@Module({
  imports: [AccountDocumentsModule, OnboardingModule, SigningModule, SubtasksModule, TasksModule],
  controllers: [TestCompletionController],
  providers: [TestCompletionService, TestSessionsService],
})
export class TestCompletionModule {}
