import { Global, Module } from '@nestjs/common';
import { KeyHistory } from '../keys/key-history.js';
import { KeyRecord } from './key-record.js';
import { Refusals } from './refusals.js';
import { SecurityEventsController } from './security-events.controller.js';
import { SecurityEventsService } from './security-events.service.js';
import { SecurityEventsStore } from './security-events.store.js';
import { SecurityLog } from './security-log.service.js';
import { SecurityReads } from './security-reads.js';

/** Every room records what is done in it. */
@Global()
@Module({
  controllers: [SecurityEventsController],
  providers: [
    Refusals,
    SecurityEventsService,
    SecurityEventsStore,
    SecurityLog,
    SecurityReads,
    { provide: KeyHistory, useClass: KeyRecord },
  ],
  exports: [KeyHistory, SecurityLog, SecurityReads],
})
export class SecurityLogModule {}
