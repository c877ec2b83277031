import { Global, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { AccessGuard } from './access.guard.js';
import { ActingAccountService } from './acting-account.service.js';
import { AdmissionService } from './admission.service.js';
import { CredentialsService } from './credentials.service.js';
import { SessionsStore } from './sessions.store.js';
import { TokensStore } from './tokens.store.js';

@Global()
@Module({
  providers: [
    TokensStore,
    SessionsStore,
    ActingAccountService,
    AdmissionService,
    CredentialsService,
    { provide: APP_GUARD, useClass: AccessGuard },
  ],
  exports: [AdmissionService, CredentialsService, SessionsStore],
})
export class AccessModule {}
