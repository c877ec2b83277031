import { Module } from '@nestjs/common';
import { OnboardingModule } from '../tasks/index.js';
import { MessageSettingsService } from './message-settings.service.js';
import { MessagesController } from './messages.controller.js';
import { MessagesService } from './messages.service.js';
import { MessagesStore } from './messages.store.js';

/** What people do with messages. */
@Module({
  imports: [OnboardingModule],
  controllers: [MessagesController],
  providers: [MessageSettingsService, MessagesService, MessagesStore],
})
export class MessagesModule {}
