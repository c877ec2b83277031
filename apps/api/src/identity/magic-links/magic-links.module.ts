import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { UsersModule } from '../users/users.module.js';
import { MagicLinkIssuerService } from './magic-link-issuer.service.js';
import { MagicLinksController } from './magic-links.controller.js';
import { MagicLinksService } from './magic-links.service.js';
import { MagicLinksStore } from './magic-links.store.js';

@Module({
  imports: [AccountsModule, UsersModule],
  controllers: [MagicLinksController],
  providers: [MagicLinkIssuerService, MagicLinksService, MagicLinksStore],
  exports: [MagicLinkIssuerService, MagicLinksStore],
})
export class MagicLinksModule {}
