import { Global, Module } from '@nestjs/common';
import { SectionSigned, TaskPurging } from '../tasks/index.js';
import { CasePreparationService } from './case-preparation.service.js';
import { CasePurging } from './case-purging.js';
import { EverifyModule } from './everify.module.js';

/** What E-Verify does when a section is signed and when a task is destroyed: tasks stand below it and know nothing of it. */
@Global()
@Module({
  imports: [EverifyModule],
  providers: [
    { provide: SectionSigned, useExisting: CasePreparationService },
    { provide: TaskPurging, useClass: CasePurging },
  ],
  exports: [SectionSigned, TaskPurging],
})
export class TaskFollowersModule {}
