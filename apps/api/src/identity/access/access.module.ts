import { Global, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { AccountsStore } from '../accounts/accounts.store.js';
import { AccessGuard } from './access.guard.js';
import { ActingAccountService } from './acting-account.service.js';
import { AdmissionService } from './admission.service.js';
import { CreatedRows } from './created-rows.js';
import { CreatorsStore } from './creators.store.js';
import { CredentialsService } from './credentials.service.js';
import { RequestContextService } from './request-context.service.js';
import { ResponsibleActorsStore } from './responsible-actors.store.js';
import { SessionsStore } from './sessions.store.js';
import { TokensStore } from './tokens.store.js';

@Global()
@Module({
  providers: [
    AccountsStore,
    TokensStore,
    SessionsStore,
    ActingAccountService,
    AdmissionService,
    CreatedRows,
    CreatorsStore,
    CredentialsService,
    RequestContextService,
    ResponsibleActorsStore,
    { provide: APP_GUARD, useClass: AccessGuard },
  ],
  exports: [
    AdmissionService,
    CreatedRows,
    CreatorsStore,
    CredentialsService,
    ResponsibleActorsStore,
    SessionsStore,
  ],
})
export class AccessModule {}
