import { Module } from '@nestjs/common';
import { UsersModule } from '../users/users.module.js';
import { MagicLinksController } from './magic-links.controller.js';
import { MagicLinksService } from './magic-links.service.js';
import { MagicLinksStore } from './magic-links.store.js';

@Module({
  imports: [UsersModule],
  controllers: [MagicLinksController],
  providers: [MagicLinksService, MagicLinksStore],
  exports: [MagicLinksStore],
})
export class MagicLinksModule {}
