import { Global, Module } from '@nestjs/common';
import { RateLimits } from './rate-limits.js';
import { RequestCountsStore } from './request-counts.store.js';

@Global()
@Module({ providers: [RateLimits, RequestCountsStore], exports: [RateLimits] })
export class LimitsModule {}
