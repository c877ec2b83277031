import { Module } from '@nestjs/common';
import { AccountSettingsController } from './account-settings.controller.js';
import { AccountSettingsService } from './account-settings.service.js';
import { AccountSettingsStore } from './account-settings.store.js';
import { AccountsService } from './accounts.service.js';
import { AccountsStore } from './accounts.store.js';
import { ApiTokensController } from './api-tokens.controller.js';
import { ApiTokensService } from './api-tokens.service.js';
import { AccountRulesStore } from './account-rules.store.js';
import { ApiTokensStore } from './api-tokens.store.js';
import { EmbeddingOriginsStore } from './embedding-origins.store.js';
import { SystemContexts } from './system-contexts.js';
import { UserGroupsStore } from '../users/user-groups.store.js';

@Module({
  controllers: [AccountSettingsController, ApiTokensController],
  providers: [
    AccountRulesStore,
    AccountSettingsService,
    AccountSettingsStore,
    AccountsService,
    AccountsStore,
    ApiTokensService,
    ApiTokensStore,
    EmbeddingOriginsStore,
    SystemContexts,
    UserGroupsStore,
  ],
  exports: [AccountRulesStore, AccountsService, EmbeddingOriginsStore, SystemContexts],
})
export class AccountsModule {}
