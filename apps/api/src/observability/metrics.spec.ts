import { describe, expect, it } from '@jest/globals';
import { Metrics } from './metrics.js';

describe('the metrics of a process', () => {
  it('counts each outcome by itself', async () => {
    const metrics = new Metrics();
    metrics.count('webhook_deliveries', { outcome: 'delivered' });
    metrics.count('webhook_deliveries', { outcome: 'delivered' });
    metrics.count('webhook_deliveries', { outcome: 'failed' });
    const text = await metrics.registry.metrics();
    expect(text).toContain('firstday_webhook_deliveries_total{outcome="delivered"} 2\n');
    expect(text).toContain('firstday_webhook_deliveries_total{outcome="failed"} 1\n');
  });

  it('reads a gauge when it is asked for, and says NaN where that fails without spoiling the others', async () => {
    const metrics = new Metrics();
    let depth = 3;
    metrics.gauge('waiting', 'What waits', () => depth);
    metrics.gauge('broken', 'What cannot be read', () => Promise.reject(new Error('no database')));
    expect(await metrics.registry.metrics()).toContain('firstday_waiting 3\n');
    depth = 4;
    const text = await metrics.registry.metrics();
    expect(text).toContain('firstday_waiting 4\n');
    expect(text).toContain('firstday_broken Nan\n');
  });
});
