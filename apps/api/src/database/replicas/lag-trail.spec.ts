import { describe, expect, it } from '@jest/globals';
import { LagTrail } from './lag-trail.js';

const at = (position: bigint, timeline = 1) => ({ position, timeline });

describe('how far a replica lags', () => {
  const trail = new LagTrail();
  trail.add(at(100n), 1000);
  trail.add(at(100n), 2000);
  trail.add(at(200n), 3000);
  trail.add(at(300n), 4000);

  it('is nothing where it has all that was seen of the primary', () => {
    expect(trail.lagSeconds(at(300n), 10_000)).toBe(0);
    expect(new LagTrail().lagSeconds(at(0n), 10_000)).toBe(0);
  });

  it('is counted from when the primary was first seen further', () => {
    expect(trail.lagSeconds(at(299n), 10_000)).toBe(6);
    expect(trail.lagSeconds(at(150n), 10_000)).toBe(7);
    expect(trail.lagSeconds(at(0n, 0), 10_000)).toBe(9);
  });

  it('does not take a position of a timeline that was left for one of the primary', () => {
    trail.add(at(250n, 2), 5000);
    expect(trail.lagSeconds(at(300n), 10_000)).toBe(5);
  });
});
