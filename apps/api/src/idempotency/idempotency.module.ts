import { Global, Module } from '@nestjs/common';
import { Idempotency } from './idempotency.js';
import { IdempotencyStore } from './idempotency.store.js';

/** For every POST operation, wherever its controller is. */
@Global()
@Module({ providers: [Idempotency, IdempotencyStore], exports: [Idempotency, IdempotencyStore] })
export class IdempotencyModule {}
