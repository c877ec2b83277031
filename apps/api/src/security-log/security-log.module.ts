import { Global, Module } from '@nestjs/common';
import { SecurityLog } from './security-log.service.js';

/** Every room records what is done in it. */
@Global()
@Module({ providers: [SecurityLog], exports: [SecurityLog] })
export class SecurityLogModule {}
