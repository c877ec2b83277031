import { Module } from '@nestjs/common';
import { OnboardingModule } from '../tasks/index.js';
import { EmployersModule } from '../records/index.js';
import { EmployerMessageSettingsService } from './employer-message-settings.service.js';
import { MailDomainService } from './mail-domain.service.js';
import { MessageSettingsService } from './message-settings.service.js';
import { MessagesController } from './messages.controller.js';
import { MessagesService } from './messages.service.js';
import { MessagesStore } from './messages.store.js';

/** What people do with messages. */
@Module({
  imports: [EmployersModule, OnboardingModule],
  controllers: [MessagesController],
  providers: [
    EmployerMessageSettingsService,
    MailDomainService,
    MessageSettingsService,
    MessagesService,
    MessagesStore,
  ],
})
export class MessagesModule {}
