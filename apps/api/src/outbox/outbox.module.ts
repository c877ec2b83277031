import { Global, Module } from '@nestjs/common';
import { EmployerSenderNamesStore } from './employer-sender-names.store.js';
import { MailHealth } from './mail-health.js';
import { MailSender } from './mail-sender.js';
import { MessageDeliveryService } from './message-delivery.service.js';
import { MessageSeals } from './message-seals.js';
import { MessageSettingsStore } from './message-settings.store.js';
import { MessageSuppressionsStore } from './message-suppressions.store.js';
import { MessageWordingsStore } from './message-wordings.store.js';
import { OutboxQueue } from './outbox-queue.js';
import { OutboxService } from './outbox.service.js';
import { OutboxStore } from './outbox.store.js';
import { OutboxWorker } from './outbox-worker.js';

/** Messages by email: any room may record one. */
@Global()
@Module({
  providers: [
    EmployerSenderNamesStore,
    MailHealth,
    MailSender,
    MessageDeliveryService,
    MessageSeals,
    MessageSettingsStore,
    MessageSuppressionsStore,
    MessageWordingsStore,
    OutboxQueue,
    OutboxService,
    OutboxStore,
    OutboxWorker,
  ],
  exports: [
    EmployerSenderNamesStore,
    MailSender,
    MessageSettingsStore,
    MessageSuppressionsStore,
    MessageWordingsStore,
    OutboxService,
    OutboxStore,
  ],
})
export class OutboxModule {}
