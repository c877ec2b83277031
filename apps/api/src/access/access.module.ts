import { Global, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { AccessGuard } from './access.guard.js';
import { ActingAccount } from './acting-account.js';
import { Credentials } from './credentials.js';
import { SessionsStore } from './sessions.store.js';
import { TokensStore } from './tokens.store.js';

@Global()
@Module({
  providers: [
    TokensStore,
    SessionsStore,
    ActingAccount,
    Credentials,
    { provide: APP_GUARD, useClass: AccessGuard },
  ],
  exports: [Credentials],
})
export class AccessModule {}
