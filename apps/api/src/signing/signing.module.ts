import { Module } from '@nestjs/common';
import { TasksModule } from '../tasks/tasks.module.js';
import { ChangeRequestsService } from './change-requests.js';
import { SectionReopener } from './reopening.js';
import { SendBackService } from './send-backs.js';
import { SignatureImageCheck } from './signature-check.js';
import { SignatureImageSealer } from './signature-images.js';
import { SignatureInk } from './signature-ink.js';
import { SigningController } from './signing.controller.js';
import { SigningService } from './signing.service.js';
import { TaskAuditService } from './task-audits.js';

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
    SigningService,
    TaskAuditService,
  ],
  exports: [SignatureImageSealer],
})
export class SigningModule {}
