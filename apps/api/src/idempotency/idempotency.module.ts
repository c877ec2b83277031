import { Global, Module } from '@nestjs/common';
import { IdempotencyStore } from './idempotency.store.js';

/** For the interceptor of every POST operation, wherever its controller is. */
@Global()
@Module({ providers: [IdempotencyStore], exports: [IdempotencyStore] })
export class IdempotencyModule {}
