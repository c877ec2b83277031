import { Global, Module } from '@nestjs/common';
import { EventDeliveries } from '../events/index.js';
import { FailingWebhooks } from '../tasks/index.js';
import { AccountFailingWebhooksStore } from './account-failing-webhooks.store.js';
import { EventAnswersStore } from './event-answers.store.js';

/** Tells events and tasks, which stand below webhooks, what is still to be delivered, and which webhooks need somebody. */
@Global()
@Module({
  providers: [
    { provide: EventDeliveries, useClass: EventAnswersStore },
    { provide: FailingWebhooks, useClass: AccountFailingWebhooksStore },
  ],
  exports: [EventDeliveries, FailingWebhooks],
})
export class EventDeliveriesModule {}
