import { Module } from '@nestjs/common';
import { TasksModule } from '../tasks.module.js';
import { ChangeRequestsService } from './change-requests.service.js';
import { SectionReopener } from './section-reopener.js';
import { SendBackService } from './send-back.service.js';
import { SignatureImageCheck } from './signature-image-check.js';
import { SignatureImageSealer } from './signature-image-sealer.js';
import { SignatureRecorder } from './signature-recorder.js';
import { SigningChecks } from './signing-checks.js';
import { SignatureInk } from './signature-ink.js';
import { SigningController } from './signing.controller.js';
import { SigningService } from './signing.service.js';
import { TaskAuditService } from './task-audit.service.js';

@Module({
  imports: [TasksModule],
  controllers: [SigningController],
  providers: [
    ChangeRequestsService,
    SectionReopener,
    SendBackService,
    SignatureImageCheck,
    SignatureImageSealer,
    SignatureInk,
    SignatureRecorder,
    SigningChecks,
    SigningService,
    TaskAuditService,
  ],
  exports: [SignatureImageSealer],
})
export class SigningModule {}
