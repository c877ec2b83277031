import { describe, expect, it } from '@jest/globals';
import { Metrics } from './metrics.js';

describe('the figures of a process', () => {
  it('counts each outcome by itself', async () => {
    const figures = new Metrics();
    figures.count('webhook_deliveries', { outcome: 'delivered' });
    figures.count('webhook_deliveries', { outcome: 'delivered' });
    figures.count('webhook_deliveries', { outcome: 'failed' });
    const text = await figures.registry.metrics();
    expect(text).toContain('firstday_webhook_deliveries_total{outcome="delivered"} 2\n');
    expect(text).toContain('firstday_webhook_deliveries_total{outcome="failed"} 1\n');
  });

  it('reads a gauge when it is asked for, and says NaN where that fails without spoiling the others', async () => {
    const figures = new Metrics();
    let depth = 3;
    figures.gauge('waiting', 'What waits', () => depth);
    figures.gauge('broken', 'What cannot be read', () => Promise.reject(new Error('no database')));
    expect(await figures.registry.metrics()).toContain('firstday_waiting 3\n');
    depth = 4;
    const text = await figures.registry.metrics();
    expect(text).toContain('firstday_waiting 4\n');
    expect(text).toContain('firstday_broken Nan\n');
  });
});
