import { Module } from '@nestjs/common';
import { TasksModule } from '../tasks/tasks.module.js';
import { ChangeRequests } from './change-requests.js';
import { Reopening } from './reopening.js';
import { SendBacks } from './send-backs.js';
import { SignatureCheck } from './signature-check.js';
import { SignatureImages } from './signature-images.js';
import { SignatureInk } from './signature-ink.js';
import { SigningController } from './signing.controller.js';
import { Signing } from './signing.service.js';
import { TaskAudits } from './task-audits.js';

@Module({
  imports: [TasksModule],
  controllers: [SigningController],
  providers: [
    ChangeRequests,
    Reopening,
    SendBacks,
    SignatureCheck,
    SignatureImages,
    SignatureInk,
    Signing,
    TaskAudits,
  ],
  exports: [SignatureImages],
})
export class SigningModule {}
