import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Metrics, Telemetry } from '../observability/index.js';

/** Sends the figures of this process for as long as it runs, and at its end what waits. */
@Injectable()
export class TelemetryExport implements OnApplicationBootstrap, OnApplicationShutdown {
  constructor(
    private readonly telemetry: Telemetry,
    private readonly metrics: Metrics,
  ) {}

  onApplicationBootstrap(): void {
    this.telemetry.exportMetrics(this.metrics.registry);
  }

  onApplicationShutdown(): Promise<void> {
    return this.telemetry.stop();
  }
}
