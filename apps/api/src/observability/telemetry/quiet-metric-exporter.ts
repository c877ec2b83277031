import {
  AggregationTemporality,
  type PushMetricExporter,
  type ResourceMetrics,
} from '@opentelemetry/sdk-metrics';
import type { QuietExports } from './quiet-exports.js';

/** Gives figures on to an exporter as long as the collector takes them. What is missed is in the next ones: they add up. */
export class QuietMetricExporter implements PushMetricExporter {
  constructor(
    private readonly exporter: PushMetricExporter,
    private readonly exports: QuietExports,
  ) {}

  export(metrics: ResourceMetrics, onDone: Parameters<PushMetricExporter['export']>[1]): void {
    if (this.exports.isResting) return onDone({ code: 0 });
    this.exporter.export(metrics, ({ code, error }) => {
      if (code !== 0) this.exports.onFailure(error, 0);
      onDone({ code: 0 });
    });
  }

  forceFlush(): Promise<void> {
    return this.exporter.forceFlush();
  }

  selectAggregationTemporality(): AggregationTemporality {
    return AggregationTemporality.CUMULATIVE;
  }

  shutdown(): Promise<void> {
    return this.exporter.shutdown();
  }
}
