import { Global, Module } from '@nestjs/common';
import { EventDeliveries } from '../events/index.js';
import { EventAnswersStore } from './event-answers.store.js';

/** Tells events, which stand below webhooks, which of them are still to be delivered. */
@Global()
@Module({
  providers: [{ provide: EventDeliveries, useClass: EventAnswersStore }],
  exports: [EventDeliveries],
})
export class EventDeliveriesModule {}
