import { Module } from '@nestjs/common';
import { EvidenceKeysService } from './evidence-keys.service.js';

@Module({ providers: [EvidenceKeysService], exports: [EvidenceKeysService] })
export class EvidenceModule {}
