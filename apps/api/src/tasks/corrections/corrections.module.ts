import { Module } from '@nestjs/common';
import { EmployeeLifecycleService, EmployeesModule } from '../../records/index.js';
import { AwaitedNumbersService } from '../signing/awaited-numbers.service.js';
import { SigningModule } from '../signing/signing.module.js';
import { TasksModule } from '../tasks.module.js';
import { CorrectionReadsService } from './correction-reads.service.js';
import { CorrectionSealer } from './correction-sealer.js';
import { CorrectionsController } from './corrections.controller.js';
import { CorrectionsService } from './corrections.service.js';

@Module({
  imports: [EmployeesModule, SigningModule, TasksModule],
  controllers: [CorrectionsController],
  providers: [CorrectionReadsService, CorrectionSealer, CorrectionsService],
  exports: [CorrectionSealer],
})
export class CorrectionsModule {
  constructor(lifecycle: EmployeeLifecycleService, numbers: AwaitedNumbersService) {
    lifecycle.onNumberArrived((ctx, number) => numbers.arrived(ctx, number));
  }
}
