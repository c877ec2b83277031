import { Module } from '@nestjs/common';
import { BackupAge } from './backup-age.js';
import { DatabaseClock } from './database-clock.js';
import { DiskSpace } from './disk-space.js';
import { HealthController } from './health.controller.js';
import { MetricsAccess } from './metrics-access.js';
import { MetricsController } from './metrics.controller.js';
import { ProcessMetrics } from './process-metrics.js';
import { ReadinessService } from './readiness.service.js';
import { ReadinessStore } from './readiness.store.js';
import { OwnHealthChecks } from './own-health-checks.js';
import { RequestMetrics } from './request-metrics.js';
import { WebRestarts } from './web-restarts.js';
import { SystemHealthController } from './system-health.controller.js';
import { SystemHealthService } from './system-health.service.js';

@Module({
  controllers: [HealthController, MetricsController, SystemHealthController],
  providers: [
    BackupAge,
    DatabaseClock,
    DiskSpace,
    MetricsAccess,
    OwnHealthChecks,
    ProcessMetrics,
    ReadinessService,
    ReadinessStore,
    RequestMetrics,
    SystemHealthService,
    WebRestarts,
  ],
  exports: [RequestMetrics],
})
export class HealthModule {}
