import { Module } from '@nestjs/common';
import { HealthController } from './health.controller.js';
import { MetricsAccess } from './metrics-access.js';
import { MetricsController } from './metrics.controller.js';
import { ProcessMetrics } from './process-metrics.js';
import { ReadinessService } from './readiness.service.js';
import { ReadinessStore } from './readiness.store.js';
import { RequestMetrics } from './request-metrics.js';

@Module({
  controllers: [HealthController, MetricsController],
  providers: [MetricsAccess, ProcessMetrics, ReadinessService, ReadinessStore, RequestMetrics],
  exports: [RequestMetrics],
})
export class HealthModule {}
