import { Global, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { AccessGuard } from './access.guard.js';
import { ActingAccount } from './acting-account.js';
import { Admission } from './admission.js';
import { Credentials } from './credentials.js';
import { SessionsStore } from './sessions.store.js';
import { TokensStore } from './tokens.store.js';

@Global()
@Module({
  providers: [
    TokensStore,
    SessionsStore,
    ActingAccount,
    Admission,
    Credentials,
    { provide: APP_GUARD, useClass: AccessGuard },
  ],
  exports: [Admission, Credentials, SessionsStore],
})
export class AccessModule {}
