import { Module } from '@nestjs/common';
import { AccountSettingsController } from './account-settings.controller.js';
import { AccountSettingsService } from './account-settings.service.js';
import { AccountsService } from './accounts.service.js';
import { ApiTokensController } from './api-tokens.controller.js';
import { ApiTokensService } from './api-tokens.service.js';
import { ApiTokensStore } from './api-tokens.store.js';

@Module({
  controllers: [AccountSettingsController, ApiTokensController],
  providers: [AccountSettingsService, AccountsService, ApiTokensService, ApiTokensStore],
  exports: [AccountsService],
})
export class AccountsModule {}
