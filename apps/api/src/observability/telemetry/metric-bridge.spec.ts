import { describe, expect, it } from '@jest/globals';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { DataPointType } from '@opentelemetry/sdk-metrics';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { MetricBridge } from './metric-bridge.js';

async function bridged(fill: (registers: Registry[]) => void) {
  const registry = new Registry();
  fill([registry]);
  const { resourceMetrics } = await new MetricBridge(registry, resourceFromAttributes({})).collect();
  return resourceMetrics.scopeMetrics.flatMap(({ metrics }) => metrics);
}

describe('what prom-client counts, in the protocol of OpenTelemetry', () => {
  it('is a sum that only grows, for a counter, each label by itself', async () => {
    const [sum] = await bridged((registers) => {
      const counter = new Counter({ name: 'x_total', help: 'X', labelNames: ['outcome'], registers });
      counter.inc({ outcome: 'made' }, 3);
      counter.inc({ outcome: 'failed' });
    });
    expect(sum).toMatchObject({
      descriptor: { name: 'x_total', description: 'X' },
      dataPointType: DataPointType.SUM,
      isMonotonic: true,
      dataPoints: [
        { attributes: { outcome: 'made' }, value: 3 },
        { attributes: { outcome: 'failed' }, value: 1 },
      ],
    });
  });

  it('leaves out what could not be read, and counters that counted nothing', async () => {
    const found = await bridged((registers) => {
      new Gauge({ name: 'unread', help: 'U', registers }).set(Number.NaN);
      new Gauge({ name: 'depth', help: 'D', registers }).set(7);
      new Counter({ name: 'never_total', help: 'N', labelNames: ['part'], registers });
    });
    expect(found).toMatchObject([{ descriptor: { name: 'depth' }, dataPoints: [{ value: 7 }] }]);
  });

  it('has the buckets of a histogram by themselves, where prom-client has each with all below it', async () => {
    const [histogram] = await bridged((registers) => {
      const times = new Histogram({
        name: 't',
        help: 'T',
        labelNames: ['operation'],
        buckets: [0.1, 1],
        registers,
      });
      for (const value of [0.05, 0.5, 0.6, 5]) times.observe({ operation: 'clients.list' }, value);
      times.observe({ operation: 'jobs.list' }, 0.1);
    });
    expect(histogram).toMatchObject({
      dataPointType: DataPointType.HISTOGRAM,
      dataPoints: [
        {
          attributes: { operation: 'clients.list' },
          value: { buckets: { boundaries: [0.1, 1], counts: [1, 2, 1] }, sum: 6.15, count: 4 },
        },
        {
          attributes: { operation: 'jobs.list' },
          value: { buckets: { boundaries: [0.1, 1], counts: [1, 0, 0] }, sum: 0.1, count: 1 },
        },
      ],
    });
  });
});
