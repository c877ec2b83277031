import { Module } from '@nestjs/common';
import { Accounts } from './accounts.service.js';
import { ApiTokensController } from './api-tokens.controller.js';
import { ApiTokensService } from './api-tokens.service.js';
import { ApiTokensStore } from './api-tokens.store.js';

@Module({
  controllers: [ApiTokensController],
  providers: [Accounts, ApiTokensService, ApiTokensStore],
  exports: [Accounts],
})
export class AccountsModule {}
