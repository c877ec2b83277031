import { Global, Module } from '@nestjs/common';
import { EmployerSenderNamesStore } from './employer-sender-names.store.js';
import { MailHealth } from './mail-health.js';
import { EvidenceModule } from '../sealing/index.js';
import { BounceAddress } from './bounce-address.js';
import { BounceMailbox } from './bounce-mailbox.js';
import { BouncesService } from './bounces.service.js';
import { BouncesStore } from './bounces.store.js';
import { BouncesWorker } from './bounces-worker.js';
import { MessageAddresses } from './message-addresses.js';
import { MailSender } from './mail-sender.js';
import { MessageSigningKey } from './message-signing-key.js';
import { MessageDeliveryService } from './message-delivery.service.js';
import { MessageSeals } from './message-seals.js';
import { MessageSettingsStore } from './message-settings.store.js';
import { MessageSuppressionsStore } from './message-suppressions.store.js';
import { MessageWordingsStore } from './message-wordings.store.js';
import { OutboxQueue } from './outbox-queue.js';
import { OutboxService } from './outbox.service.js';
import { OutboxStore } from './outbox.store.js';
import { OutboxWorker } from './outbox-worker.js';
import { TextConsentsStore } from './text-consents.store.js';
import { TextNumbersService } from './text-numbers.service.js';
import { TextSender } from './text-sender.js';
import { TextStopsStore } from './text-stops.store.js';
import { UnsubscribeLink } from './unsubscribe-link.js';

/** Messages by email and text: any room may record one. */
@Global()
@Module({
  imports: [EvidenceModule],
  providers: [
    EmployerSenderNamesStore,
    MailHealth,
    BounceAddress,
    BounceMailbox,
    BouncesService,
    BouncesStore,
    BouncesWorker,
    MailSender,
    MessageAddresses,
    MessageDeliveryService,
    MessageSigningKey,
    MessageSeals,
    MessageSettingsStore,
    MessageSuppressionsStore,
    MessageWordingsStore,
    OutboxQueue,
    OutboxService,
    OutboxStore,
    OutboxWorker,
    TextConsentsStore,
    TextNumbersService,
    TextSender,
    TextStopsStore,
    UnsubscribeLink,
  ],
  exports: [
    EmployerSenderNamesStore,
    MailSender,
    MessageAddresses,
    MessageSeals,
    MessageSigningKey,
    MessageSettingsStore,
    MessageSuppressionsStore,
    MessageWordingsStore,
    OutboxService,
    OutboxStore,
    TextConsentsStore,
    TextNumbersService,
    TextStopsStore,
    UnsubscribeLink,
  ],
})
export class OutboxModule {}
