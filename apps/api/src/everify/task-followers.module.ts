import { Global, Module } from '@nestjs/common';
import { SectionSigned, TaskCases } from '../tasks/index.js';
import { CasePreparationService } from './case-preparation.service.js';
import { EverifyTaskCases } from './everify-task-cases.js';
import { EverifyModule } from './everify.module.js';

/** What E-Verify does when a section is signed and when a task is destroyed: tasks stand below it and know nothing of it. */
@Global()
@Module({
  imports: [EverifyModule],
  providers: [
    { provide: SectionSigned, useExisting: CasePreparationService },
    { provide: TaskCases, useClass: EverifyTaskCases },
  ],
  exports: [SectionSigned, TaskCases],
})
export class TaskFollowersModule {}
