import { Global, Module } from '@nestjs/common';
import { RateLimitService } from './rate-limit.service.js';
import { RequestCountsStore } from './request-counts.store.js';

@Global()
@Module({ providers: [RateLimitService, RequestCountsStore], exports: [RateLimitService] })
export class LimitsModule {}
