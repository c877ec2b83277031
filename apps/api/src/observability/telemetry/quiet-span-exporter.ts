import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace';
import type { QuietExports } from './quiet-exports.js';

/** Gives spans on to an exporter as long as the collector takes them. */
export class QuietSpanExporter implements SpanExporter {
  constructor(
    private readonly exporter: SpanExporter,
    private readonly exports: QuietExports,
  ) {}

  export(spans: ReadableSpan[], onDone: Parameters<SpanExporter['export']>[1]): void {
    if (this.exports.isResting) {
      this.exports.drop(spans.length);
      return onDone({ code: 0 });
    }
    this.exporter.export(spans, ({ code, error }) => {
      if (code !== 0) this.exports.onFailure(error, spans.length);
      onDone({ code: 0 });
    });
  }

  async forceFlush(): Promise<void> {
    await this.exporter.forceFlush?.();
  }

  shutdown(): Promise<void> {
    return this.exporter.shutdown();
  }
}
