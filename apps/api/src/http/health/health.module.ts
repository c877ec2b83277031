import { Module } from '@nestjs/common';
import { HealthController } from './health.controller.js';
import { MetricsAccess } from './metrics-access.js';
import { MetricsController } from './metrics.controller.js';
import { ProcessMetrics } from './process-metrics.js';
import { ReadinessService } from './readiness.service.js';
import { RequestFigures } from './request-figures.js';

@Module({
  controllers: [HealthController, MetricsController],
  providers: [MetricsAccess, ProcessMetrics, ReadinessService, RequestFigures],
  exports: [RequestFigures],
})
export class HealthModule {}
