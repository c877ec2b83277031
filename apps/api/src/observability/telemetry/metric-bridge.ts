import { ValueType } from '@opentelemetry/api';
import type { Resource } from '@opentelemetry/resources';
import {
  AggregationTemporality,
  type CollectionResult,
  type DataPoint,
  DataPointType,
  type HistogramMetricData,
  type MetricData,
  type MetricProducer,
} from '@opentelemetry/sdk-metrics';
import type { Registry } from 'prom-client';

type Figure = Awaited<ReturnType<Registry['getMetricsAsJSON']>>[number];
type Labels = Readonly<Record<string, string | number>>;
type HistogramPoint = HistogramMetricData['dataPoints'][number];
type Time = HistogramPoint['startTime'];

/** What prom-client counts, as OpenTelemetry's protocol has it: nothing is counted twice. */
export class MetricBridge implements MetricProducer {
  private readonly began = toTime(Date.now());

  constructor(
    private readonly registry: Registry,
    private readonly resource: Resource,
  ) {}

  async collect(): Promise<CollectionResult> {
    const figures = await this.registry.getMetricsAsJSON();
    const times = { startTime: this.began, endTime: toTime(Date.now()) };
    const metrics = figures.flatMap((figure) => toMetric(figure, times));
    return {
      resourceMetrics: { resource: this.resource, scopeMetrics: [{ scope: { name: 'firstday' }, metrics }] },
      errors: [],
    };
  }
}

interface Times {
  readonly startTime: Time;
  readonly endTime: Time;
}

function toMetric(figure: Figure, times: Times): MetricData[] {
  const { name, help: description } = figure;
  const base = {
    descriptor: { name, description, unit: '', valueType: ValueType.DOUBLE },
    aggregationTemporality: AggregationTemporality.CUMULATIVE,
  };
  // prom-client names kinds in what it returns, and numbers them in its types.
  const kind = String(figure.type);
  if (kind === 'histogram')
    return [{ ...base, dataPointType: DataPointType.HISTOGRAM, dataPoints: histogramsOf(figure, times) }];
  const dataPoints = numbersOf(figure, times);
  if (dataPoints.length === 0) return [];
  if (kind === 'counter')
    return [{ ...base, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints }];
  return kind === 'gauge' ? [{ ...base, dataPointType: DataPointType.GAUGE, dataPoints }] : [];
}

/** A figure that could not be read is left out. */
const numbersOf = ({ values }: Figure, times: Times): DataPoint<number>[] =>
  values
    .filter(({ value }) => Number.isFinite(value))
    .map(({ value, labels }) => ({ ...times, attributes: withoutEmpty(labels), value }));

function histogramsOf({ name, values }: Figure, times: Times): HistogramPoint[] {
  const series = new Map<
    string,
    { readonly labels: Labels; readonly upTo: Map<number, number>; sum: number }
  >();
  for (const one of values) {
    const { le, ...labels } = withoutEmpty(one.labels);
    const key = JSON.stringify(labels);
    const found = series.get(key) ?? { labels, upTo: new Map<number, number>(), sum: 0 };
    series.set(key, found);
    if (le !== undefined) found.upTo.set(le === '+Inf' ? Infinity : Number(le), one.value);
    else if ('metricName' in one && one.metricName === `${name}_sum`) found.sum = one.value;
  }
  return [...series.values()].map(({ labels, upTo, sum }) => {
    const sorted = [...upTo].toSorted(([a], [b]) => a - b);
    const counts = sorted.map(([, count], at) => count - (sorted[at - 1]?.[1] ?? 0));
    const boundaries = sorted.map(([boundary]) => boundary).filter(Number.isFinite);
    const count = sorted.at(-1)?.[1] ?? 0;
    return { ...times, attributes: labels, value: { buckets: { boundaries, counts }, sum, count } };
  });
}

const withoutEmpty = (labels: Partial<Record<string, string | number>>): Labels =>
  Object.fromEntries(
    Object.entries(labels).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );

const toTime = (milliseconds: number): Time => [
  Math.floor(milliseconds / 1000),
  Math.round((milliseconds % 1000) * 1e6),
];
