import { Module } from '@nestjs/common';
import { AccountsModule, UsersStore } from '../identity/index.js';
import { LadderModule, OnboardingModule, TasksModule } from '../tasks/index.js';
import { EmployersModule } from '../records/index.js';
import { EmployerMessageSettingsService } from './employer-message-settings.service.js';
import { MailDomainService } from './mail-domain.service.js';
import { MailTestsService } from './mail-tests.service.js';
import { MessageSettingsService } from './message-settings.service.js';
import { MessageWordingsController } from './message-wordings.controller.js';
import { MessageWordingsService } from './message-wordings.service.js';
import { MessagesController } from './messages.controller.js';
import { MessagesService } from './messages.service.js';
import { MessagesStore } from './messages.store.js';
import { TextConsentsService } from './text-consents.service.js';
import { TextRepliesService } from './text-replies.service.js';
import { UnsubscribeService } from './unsubscribe.service.js';
import { WordedEmployersService } from './worded-employers.service.js';
import { WordingTrialsService } from './wording-trials.service.js';
import { TextsController } from './texts.controller.js';

/** What people do with messages. */
@Module({
  imports: [AccountsModule, EmployersModule, LadderModule, OnboardingModule, TasksModule],
  controllers: [MessagesController, MessageWordingsController, TextsController],
  providers: [
    EmployerMessageSettingsService,
    MailDomainService,
    MailTestsService,
    MessageSettingsService,
    MessageWordingsService,
    MessagesService,
    MessagesStore,
    TextConsentsService,
    TextRepliesService,
    UnsubscribeService,
    UsersStore,
    WordedEmployersService,
    WordingTrialsService,
  ],
  exports: [MessageWordingsService],
})
export class MessagesModule {}
