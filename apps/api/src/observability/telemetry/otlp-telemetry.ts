import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import {
  type Context,
  ROOT_CONTEXT,
  type Span as RecordedSpan,
  SpanKind,
  SpanStatusCode,
  trace,
  type Tracer,
} from '@opentelemetry/api';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-proto';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { Registry } from 'prom-client';
import type { TelemetrySettings } from '../../context/index.js';
import { MetricBridge } from './metric-bridge.js';
import { plainAttributes } from './plain-attributes.js';
import { QuietExports } from './quiet-exports.js';
import { QuietMetricExporter } from './quiet-metric-exporter.js';
import { QuietSpanExporter } from './quiet-span-exporter.js';
import { type Span, type SpanEnd, type SpanFacts, Telemetry } from './telemetry.js';
import { toSampler } from './to-sampler.js';
import { parseTraceparent, toTraceparent } from './parse-traceparent.js';

const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT, internal: SpanKind.INTERNAL };
/** What waits to be sent is bounded: of more, nothing is kept. */
const maxWaitingSpans = 4096;
const stopMilliseconds = 2000;

/**
 * Sends spans and figures to a collector, by HTTP and protobuf. Nothing global is set and nothing of other libraries is changed: what is a
 * span is said by those who do the work.
 */
export class OtlpTelemetry extends Telemetry {
  readonly isOn = true;
  private readonly active = new AsyncLocalStorage<OpenSpan>();
  private readonly spans: TracerProvider;
  private readonly tracer: Tracer;
  private readonly exports = new QuietExports();
  private readonly resource;
  private meters: MeterProvider | undefined;

  constructor(private readonly settings: TelemetrySettings) {
    super();
    this.resource = resourceFromAttributes({ 'service.instance.id': randomUUID(), ...settings.resource });
    const exporter = new QuietSpanExporter(new OTLPTraceExporter(this.target('traces')), this.exports);
    this.spans = new TracerProvider({
      resource: this.resource,
      sampler: toSampler(settings),
      spanProcessors: [
        new BatchSpanProcessor({
          exporter,
          scheduledDelayMillis: settings.spanMilliseconds,
          exportTimeoutMillis: settings.timeoutMilliseconds,
          maxQueueSize: maxWaitingSpans,
        }),
      ],
    });
    this.tracer = this.spans.getTracer('firstday');
  }

  begin({ name, kind, attributes = {}, traceparent, isOnlyPart, isRoot }: SpanFacts): Span | undefined {
    const around = isRoot ? undefined : this.active.getStore();
    if (isOnlyPart && !around?.isRecorded) return undefined;
    const parent = around?.context ?? contextOf(traceparent);
    const options = { kind: kinds[kind], attributes: plainAttributes(attributes) };
    return new OpenSpan(this.tracer.startSpan(name, options, parent), parent);
  }

  within<Result>(span: Span | undefined, work: () => Result): Result {
    return span instanceof OpenSpan ? this.active.run(span, work) : work();
  }

  exportMetrics(registry: Registry): void {
    const exporter = new QuietMetricExporter(new OTLPMetricExporter(this.target('metrics')), this.exports);
    const reader = new PeriodicExportingMetricReader({
      exporter,
      exportIntervalMillis: this.settings.metricMilliseconds,
      exportTimeoutMillis: Math.min(this.settings.timeoutMilliseconds, this.settings.metricMilliseconds),
      metricProducers: [new MetricBridge(registry, this.resource)],
    });
    this.meters = new MeterProvider({ resource: this.resource, readers: [reader] });
  }

  async stop(): Promise<void> {
    const timeout = new Promise<void>((resolve) => setTimeout(resolve, stopMilliseconds).unref());
    const ending = [this.spans.shutdown(), this.meters?.shutdown()];
    await Promise.race([Promise.allSettled(ending), timeout]);
  }

  private target(signal: 'metrics' | 'traces') {
    const { endpoint, headers, timeoutMilliseconds } = this.settings;
    return { url: `${endpoint}/v1/${signal}`, headers: { ...headers }, timeoutMillis: timeoutMilliseconds };
  }
}

class OpenSpan implements Span {
  readonly context: Context;
  readonly isRecorded: boolean;

  constructor(
    private readonly recorded: RecordedSpan,
    parent: Context,
  ) {
    this.context = trace.setSpan(parent, recorded);
    this.isRecorded = recorded.isRecording();
  }

  get traceId(): string {
    return this.recorded.spanContext().traceId;
  }

  get traceparent(): string {
    return toTraceparent(this.recorded.spanContext());
  }

  end({ name, attributes, error }: SpanEnd = {}): void {
    if (name !== undefined) this.recorded.updateName(name);
    if (attributes) this.recorded.setAttributes(plainAttributes(attributes));
    if (error !== undefined) {
      this.recorded.setAttributes(plainAttributes({ 'error.type': error }));
      this.recorded.setStatus({ code: SpanStatusCode.ERROR });
    }
    this.recorded.end();
  }
}

function contextOf(traceparent: string | undefined): Context {
  const caller = parseTraceparent(traceparent);
  return caller ? trace.setSpanContext(ROOT_CONTEXT, caller) : ROOT_CONTEXT;
}
