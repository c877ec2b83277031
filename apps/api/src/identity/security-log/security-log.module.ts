import { Global, Module } from '@nestjs/common';
import { KeyHistory } from '../../sealing/index.js';
import { KeyLogService } from './key-log.service.js';
import { RefusalsService } from './refusals.service.js';
import { SecurityEventsController } from './security-events.controller.js';
import { SecurityEventsService } from './security-events.service.js';
import { SecurityEventsStore } from './security-events.store.js';
import { SecurityHistoryService } from './security-history.service.js';
import { SecurityLogService } from './security-log.service.js';
import { SecurityReadsService } from './security-reads.service.js';

/** Global: every module records its security events. */
@Global()
@Module({
  controllers: [SecurityEventsController],
  providers: [
    RefusalsService,
    SecurityEventsService,
    SecurityEventsStore,
    SecurityHistoryService,
    SecurityLogService,
    SecurityReadsService,
    { provide: KeyHistory, useClass: KeyLogService },
  ],
  exports: [KeyHistory, SecurityHistoryService, SecurityLogService, SecurityReadsService],
})
export class SecurityLogModule {}
