import { Module } from '@nestjs/common';
import { AccountsModule } from '../../identity/index.js';
import { OnboardingModule } from '../onboarding/onboarding.module.js';
import { SigningModule } from '../signing/signing.module.js';
import { TasksModule } from '../tasks.module.js';
import { ExaminationOpener } from './examination-opener.js';
import { RepresentativeCodes } from './representative-codes.js';
import { RepresentativeRecorder } from './representative-recorder.js';
import { RepresentativeReviewService } from './representative-review.service.js';
import { RepresentativesController } from './representatives.controller.js';
import { RepresentativesService } from './representatives.service.js';

@Module({
  imports: [AccountsModule, OnboardingModule, SigningModule, TasksModule],
  controllers: [RepresentativesController],
  providers: [
    ExaminationOpener,
    RepresentativeCodes,
    RepresentativeRecorder,
    RepresentativeReviewService,
    RepresentativesService,
  ],
})
export class RepresentativesModule {}
