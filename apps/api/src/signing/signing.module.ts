import { Module } from '@nestjs/common';
import { EverifyModule } from '../everify/everify.module.js';
import { TasksModule } from '../tasks/tasks.module.js';
import { ChangeRequests } from './change-requests.js';
import { Reopening } from './reopening.js';
import { SendBacks } from './send-backs.js';
import { SignatureImages } from './signature-images.js';
import { SigningController } from './signing.controller.js';
import { Signing } from './signing.service.js';
import { TaskAudits } from './task-audits.js';

@Module({
  imports: [EverifyModule, TasksModule],
  controllers: [SigningController],
  providers: [ChangeRequests, Reopening, SendBacks, SignatureImages, Signing, TaskAudits],
  exports: [SignatureImages],
})
export class SigningModule {}
