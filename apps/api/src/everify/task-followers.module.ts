import { Global, Module } from '@nestjs/common';
import { CaseDeadlines, CaseReport, EverifyProblems, SectionSigned, TaskCases } from '../tasks/index.js';
import { AccountEverifyProblemsStore } from './account-everify-problems.store.js';
import { EverifyCaseDeadlines } from './everify-case-deadlines.js';
import { EverifyCaseReport } from './everify-case-report.js';
import { CasePreparationService } from './case-preparation.service.js';
import { EverifyTaskCases } from './everify-task-cases.js';
import { EverifyModule } from './everify.module.js';

/** What E-Verify does when a section is signed and when a task is destroyed, and what is due of its cases: tasks stand below it and know nothing of it. */
@Global()
@Module({
  imports: [EverifyModule],
  providers: [
    { provide: SectionSigned, useExisting: CasePreparationService },
    { provide: CaseDeadlines, useClass: EverifyCaseDeadlines },
    { provide: EverifyProblems, useClass: AccountEverifyProblemsStore },
    { provide: CaseReport, useClass: EverifyCaseReport },
    { provide: TaskCases, useClass: EverifyTaskCases },
  ],
  exports: [CaseDeadlines, CaseReport, EverifyProblems, SectionSigned, TaskCases],
})
export class TaskFollowersModule {}
