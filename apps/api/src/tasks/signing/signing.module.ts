import { Module } from '@nestjs/common';
import { EvidenceModule } from '../../sealing/index.js';
import { TasksModule } from '../tasks.module.js';
import { AnchorLog } from '../trail/anchor-log.js';
import { AnchorWorker } from '../trail/anchor-worker.js';
import { AnchorsService } from '../trail/anchors.service.js';
import { TrailVerifier } from '../trail/trail-verifier.js';
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
  imports: [EvidenceModule, TasksModule],
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
    AnchorLog,
    AnchorsService,
    AnchorWorker,
    TaskAuditService,
    TrailVerifier,
  ],
  exports: [SignatureImageSealer],
})
export class SigningModule {}
